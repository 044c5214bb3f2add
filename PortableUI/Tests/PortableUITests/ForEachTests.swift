import Expectations
import PortableUITesting
import Testing

@MainActor @Suite struct ForEachTests {
    @Test func equalElementsAreDifferentViews() throws {
        let handles = [Handle<Int>(), Handle<Int>(), Handle<Int>()]
        struct Words: View {
            var words: [String]
            let handles: [Handle<Int>]
            var body: some View {
                HStack(spacing: 0) {
                    ForEach(Array(words.enumerated()), id: \.element) { index, _ in
                        Counter(handle: handles[index])
                    }
                }
            }
        }
        let host = host(Words(words: ["a", "b", "a"], handles: handles))
        expectEqual(host.texts, [rect(0, 0, 6, 12), rect(6, 0, 6, 12), rect(12, 0, 6, 12)])
        expectEqual(Set(host.frames.preorder.map(\.identity)).count, host.frames.preorder.count)
        for (index, handle) in handles.enumerated() {
            handle.value = index + 1
        }
        expectEqual(host.strings, ["1", "2", "3"])
        // Equal ids are told apart by their order.
        host.rootView.words = ["a", "a", "b"]
        expectEqual(host.strings, ["1", "3", "2"])
    }
}
