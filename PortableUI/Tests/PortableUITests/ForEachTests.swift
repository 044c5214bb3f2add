import Expectations
import PortableUITesting
import Testing

@MainActor @Suite struct ForEachTests {
    private struct Person: Identifiable {
        var id: Int
        var name: String
    }

    @Test func itTakesAKeyPathIdentifiableDataOrARange() {
        expectEqual(host(HStack { ForEach(["a", "b"], id: \.self) { Text($0) } }).strings, ["a", "b"])
        let people = [Person(id: 1, name: "x"), Person(id: 2, name: "y")]
        expectEqual(host(HStack { ForEach(people) { Text($0.name) } }).strings, ["x", "y"])
        expectEqual(
            host(HStack { ForEach(people, id: \.name) { person in Text("\(person.id)") } }).strings,
            [
                "1", "2",
            ])
        expectEqual(host(HStack { ForEach(2..<5) { Text("\($0)") } }).strings, ["2", "3", "4"])
        expectEqual(host(HStack { ForEach(people.reversed()) { Text($0.name) } }).strings, ["y", "x"])
        expectEqual(host(HStack { ForEach(0..<0) { Text("\($0)") } }).strings, [])
    }

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
