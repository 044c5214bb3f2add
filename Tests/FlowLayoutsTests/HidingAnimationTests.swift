import Expectations
import FlowLayouts
import PortableUITesting
import TestSupport
import Testing

/// How what belongs to hidden views comes and goes in an animation: the button that hides them, and separators.
@MainActor
@Suite(.inBothModes) struct HidingAnimationTests {
    private struct Expandable: View {
        @State private var isExpanded = false

        var body: some View {
            flowOfBoxes(10)
                .maxLines(2) { Text("+\($0.count)") }
                .expandable(isExpanded: $isExpanded.animation()) { Text("less") }
        }
    }

    /// Six boxes, two of which are 82 wide, in a flow of as many lines as its handle says.
    private struct Separated: View {
        final class Handle { var lines: Binding<Int>? }

        let handle: Handle
        let separate: (HFlow<AnyView>) -> HFlow<AnyView>
        @State private var lines = 1

        var body: some View {
            let _ = handle.lines = $lines
            separate(HFlow(spacing: 2) { AnyView(equalBoxes(6)) }.maxLines(lines))
        }
    }

    private func settled(
        _ handle: Separated.Handle, separate: @escaping (HFlow<AnyView>) -> HFlow<AnyView>
    ) -> ViewHost<some View> {
        let host = host(Separated(handle: handle, separate: separate), width: 90, roundLimit: 1)
        for _ in 0..<5 { _ = host.frames }
        return host
    }

    // MARK: Whoever asks first

    /// Nine boxes of 40 × 20, three of which are 140 wide, in as many lines and in such a width as a handle says.
    private struct Limited: View {
        final class Handle {
            var lines: Binding<Int>?
            var width: Binding<CGFloat>?
        }

        let handle: Handle
        @State private var lines: Int
        @State private var width: CGFloat = 140

        init(_ lines: Int, handle: Handle) {
            self.handle = handle
            _lines = State(initialValue: lines)
        }

        var body: some View {
            let _ = (handle.lines, handle.width) = ($lines, $width)
            Flow(lines: lines).frame(width: width, alignment: .leading)
        }

        /// Where nothing but the width changes, it is not evaluated.
        struct Flow: View {
            let lines: Int

            var body: some View { flowOfBoxes(9).maxLines(lines) { Text("+\($0.count)") } }
        }
    }

    /// Calls a closure in hosts in which a view's transaction is asked for before the view has its new place, and after that.
    private func inEachOrder(_ body: () -> Void) {
        body()
        let late = HostBehavior.pessimistic(lastStateFirst: true, asksTransactionsLate: true)
        HostBehavior.ofNewHosts.withValue(late, operation: body)
    }

    private func settled(_ lines: Int, _ handle: Limited.Handle) -> ViewHost<Limited> {
        let host = host(Limited(lines, handle: handle), roundLimit: 1)
        for _ in 0..<5 { _ = host.frames }
        return host
    }

    /// The boxes and texts that are far away.
    private func away(_ host: ViewHost<Limited>) -> [FrameNode] {
        host.frames.preorder.filter { ($0.name == "Color" || $0.name == "Text") && $0.frame.minX < -5_000 }
    }

    // All lie in three lines.
    nonisolated private static let changes = [(3, 1), (2, 1), (1, 3), (0, 3), (3, 0), (1, 2)]

    // Where its transaction is asked for after that.
    @Test(arguments: changes)
    func nothingFliesAway(from old: Int, to new: Int) {
        let late = HostBehavior.pessimistic(lastStateFirst: true, asksTransactionsLate: true)
        HostBehavior.ofNewHosts.withValue(late) {
            let handle = Limited.Handle()
            let host = settled(old, handle)
            withAnimation { handle.lines?.wrappedValue = new }
            for _ in 0..<3 {
                let away = away(host)
                #expect(!away.isEmpty && away.allSatisfy { !$0.isAnimated })
            }
        }
    }

    /// Where boxes and texts are that are in sight.
    private func inSight(_ frames: FrameNode) -> [ViewIdentity: FrameNode] {
        let nodes = frames.preorder.filter {
            ($0.name == "Color" || $0.name == "Text") && $0.frame.minX > -5_000
        }
        return Dictionary(nodes.map { ($0.identity, $0) }) { first, _ in first }
    }

    // Whatever was hidden before, and whether the lines or the width change.
    @Test(arguments: 0..<20 as Range<UInt64>)
    func whatStaysInSightIsAnimated(seed: UInt64) {
        inEachOrder {
            var random = SeededGenerator(seed: seed)
            let handle = Limited.Handle()
            let host = settled(random.element(of: [0, 1, 2, 3]), handle)
            for _ in 0..<6 {
                var old = inSight(host.frames)
                withAnimation {
                    if random.chance(2) {
                        handle.lines?.wrappedValue = random.element(of: [0, 1, 2, 3])
                    } else {
                        handle.width?.wrappedValue = random.element(of: [90, 140, 190, 700])
                    }
                }
                for _ in 0..<4 {
                    let new = inSight(host.frames)
                    for (identity, node) in new {
                        guard let from = old[identity]?.frame, from != node.frame else { continue }
                        #expect(node.isAnimated, "\(identity) from \(from) to \(node.frame)")
                    }
                    old = new
                }
            }
        }
    }

    // A view that comes back is transparent until the flow has told that. What makes it so is around it, and stays with it.
    @Test func whatMakesAViewTransparentDoesNotFlyIn() {
        inEachOrder {
            let handle = Limited.Handle()
            let host = settled(1, handle)
            withAnimation { handle.width?.wrappedValue = 190 }
            let effects = host.frames.preorder.filter { node in
                node.name == "opacity" && node.preorder.contains { $0.name == "Color" }
            }
            expectEqual(effects.map(\.isAnimated), [Bool](repeating: false, count: 7))
        }
    }

    /// The same boxes, which have an animation of their own for a change of the lines.
    private struct SelfAnimated: View {
        final class Handle { var lines: Binding<Int>? }

        let handle: Handle
        @State private var lines = 1

        var body: some View {
            let _ = handle.lines = $lines
            HFlow(spacing: 10) {
                ForEach(0..<9, id: \.self) { _ in Box(40, 20).animation(.default, value: lines) }
            }
            .maxLines(lines)
        }
    }

    @Test func whatAnimatesItselfDoesNotFlyInEither() {
        let handle = SelfAnimated.Handle()
        let host = host(SelfAnimated(handle: handle), width: 140, roundLimit: 1)
        for _ in 0..<5 { _ = host.frames }
        let before = host.frames
        handle.lines?.wrappedValue = 2
        expectEqual(flights(in: host, from: before), [])
        expectEqual(host.drawn, Array(0..<6))
    }

    /// Six boxes with dots between them, two of which are 90 wide and three 140, and first on one line.
    private struct OnceLimited: View {
        final class Handle {
            var isLimited: Binding<Bool>?
            var width: Binding<CGFloat>?
        }

        let handle: Handle
        @State private var isLimited = true
        @State private var width: CGFloat = 90

        var body: some View {
            let _ = (handle.isLimited, handle.width) = ($isLimited, $width)
            let flow = HFlow(spacing: 2) { equalBoxes(6) }.itemSeparator { Text("·") }
            (isLimited ? flow.maxLines(1) : flow).frame(width: width, alignment: .leading)
        }
    }

    @Test func separatorsForgetALimitThatIsGone() {
        let handle = OnceLimited.Handle()
        let host = host(OnceLimited(handle: handle), roundLimit: 1)
        for _ in 0..<5 { _ = host.frames }
        handle.isLimited?.wrappedValue = false
        for _ in 0..<5 { _ = host.frames }
        withAnimation { handle.width?.wrappedValue = 140 }
        let dots = host.frames.preorder.filter { $0.name == "Text" && !$0.isHidden }
        expectEqual(dots.map(\.frame.minX), [42, 92, 42, 92])
        expectEqual(dots.map(\.isAnimated), [true, true, true, true])
    }

    @Test func separatorsOfHiddenViewsAppearInTheirPlaces() {
        let handle = Separated.Handle()
        let host = settled(handle) { $0.itemSeparator { Text("·") } }
        expectEqual(host.texts, [rect(42, 4, 6, 12)])
        withAnimation { handle.lines?.wrappedValue = 2 }
        let dots = host.frames.preorder.filter { $0.name == "Text" && !$0.isHidden }
        expectEqual(dots.map(\.frame), [rect(42, 4, 6, 12), rect(42, 26, 6, 12)])
        expectEqual(dots.map(\.isAnimated), [true, false])
    }
}
