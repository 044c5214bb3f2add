import Expectations
import FlowLayouts
import PortableUI
import PortableUITesting
import Testing

/// SwiftUI makes and lays out views on whichever thread it likes, and iOS 26 does. Here a host does that on another thread
/// than the main one, where what asks for the main one ends the process. All is as in a host that does it on the main
/// thread, also after what people do, which happens on the main thread in both.
///
/// The views do not belong to the main actor: closures that are formed there, and handed to a module that this file imports,
/// ask for it, in an app as here.
@MainActor @Suite struct OtherThreadTests {
    /// Expects that a view looks the same in both hosts, at first and after each action.
    ///
    /// - Parameter make: Makes the view, with a state of its own.
    private func expectSame<V: View>(
        width: CGFloat = 200, height: CGFloat? = nil, _ make: () -> V,
        after actions: [(ViewHost<V>) throws -> Void] = [], sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        func frames(onOtherThread: Bool) throws -> [[CGRect]] {
            let behavior = HostBehavior.pessimistic(lastStateFirst: true, onOtherThread: onOtherThread)
            let host = HostBehavior.ofNewHosts.withValue(behavior) {
                FlowLayoutsTests.host(make(), width: width, height: height)
            }
            var frames = [seen(in: host)]
            for action in actions {
                try action(host)
                frames.append(seen(in: host))
            }
            return frames
        }
        let usual = try frames(onOtherThread: false)
        #expect(try frames(onOtherThread: true) == usual, sourceLocation: sourceLocation)
        #expect(usual[0].count > 5, sourceLocation: sourceLocation)
        for (before, after) in zip(usual, usual.dropFirst()) {
            #expect(before != after, "This changes nothing.", sourceLocation: sourceLocation)
        }
    }

    private func seen<V: View>(in host: ViewHost<V>) -> [CGRect] {
        _ = host.displayList
        return host.frames.preorder.map { $0.frame }
    }

    @Test func whatAsksForTheMainThreadTraps() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                let behavior = HostBehavior.pessimistic(lastStateFirst: true, onOtherThread: true)
                HostBehavior.ofNewHosts.withValue(behavior) {
                    _ = host(ForEach(0..<3, id: \.self) { Box(CGFloat($0), 20) }).frames
                }
            }
        }
    }

    @Test func layouts() throws {
        try expectSame { Content.layout }
    }
}

/// Views that do not belong to the main actor.
private nonisolated enum Content {
    static let words = (0..<20).map { String(repeating: "x", count: $0 % 7 + 1) }

    static func text(_ word: String) -> Text { Text(verbatim: word) }

    static func chips(_ numbers: [Int]) -> some View {
        ForEach(numbers, id: \.self) { text(words[$0 % 20]).id($0) }
    }

    static var layout: some View {
        AnyLayout(FlowLayout(spacing: 8)) { chips(Array(0..<20)) }
    }
}
