import Expectations
@_spi(Rendering) import PortableUIDrawing
import PortableUITesting
import Testing

/// Modifiers that say nothing cost nothing, and what stays the same is not worked out again.
@MainActor @Suite struct FewElementsTests {
    private struct Weight: LayoutValueKey {
        static let defaultValue = 1
    }

    @Test func modifiersThatSayNothingNeedNoElement() {
        func names(_ view: some View) -> [String] { host(view).frames.preorder.map(\.name) }
        let text = Text("A")
        expectEqual(names(text.layoutValue(key: Weight.self, value: 2).layoutPriority(0)), ["Text"])
        expectEqual(names(text.layoutPriority(1)), ["layoutPriority", "Text"])
        expectEqual(names(text.layoutPriority(1).layoutPriority(1)), ["layoutPriority", "Text"])
        expectEqual(names(text.layoutPriority(1).layoutPriority(0)).count, 3)
        expectEqual(names(Spacer().layoutPriority(0)), ["layoutPriority", "Spacer"])
        expectEqual(names(text.onAppear().animation(.easeInOut, value: 1)), ["Text"])
        expectEqual(names(text.task(id: 1) {}), ["onAppear", "Text"])
        expectEqual(
            names(
                text.opacity(1).allowsHitTesting(true).accessibilityHidden(false).disabled(false).opacity(2)),
            ["Text"])
    }

    /// Outer modifiers keep their identity when an inner one begins to need an element.
    @Test func aModifierKeepsItsIdentity() {
        func view(opacity: Double, priority: Double) -> some View {
            Text("A").opacity(opacity).layoutPriority(priority).padding(1).border(Color.red)
        }
        let host = host(view(opacity: 1, priority: 0))
        let before = host.frames.preorder
        expectEqual(before.map(\.name), ["overlay", "padding", "Text", "BorderShape"])
        host.rootView = view(opacity: 0.5, priority: 2)
        let after = host.frames.preorder.filter { !["opacity", "layoutPriority"].contains($0.name) }
        expectEqual(after.map(\.identity), before.map(\.identity))
    }

    /// A view with state and its body have nodes of their own: otherwise their states would be one.
    @Test func nestedViewsHaveStatesOfTheirOwn() {
        struct Inner: View {
            @State var text = "inner"
            var body: some View { Text(text) }
        }
        struct Outer: View {
            @State var text = "outer"
            var body: some View { Inner().padding(text == "outer" ? 1 : 2) }
        }
        struct Plain: View {
            var body: some View { Outer().opacity(0.5) }
        }
        let host = host(Plain())
        expectEqual(host.strings, ["inner"])
        host.rootView = Plain()
        expectEqual(host.strings, ["inner"])
        expectEqual(host.frames.frames(named: "padding").map(\.size.height), [14])
    }

    @Test func aProposalOfNilIsNoNumber() {
        expectEqual(ProposedViewSize(width: nil, height: 1), ProposedViewSize(width: nil, height: 1))
        #expect(ProposedViewSize(width: nil, height: 1) != ProposedViewSize(width: .nan, height: 1))
        expectEqual(ProposedViewSize(width: .nan, height: 1).width?.isNaN, true)
        expectEqual(ProposedViewSize(width: -0.0, height: 1), ProposedViewSize(width: 0, height: 1))
        expectEqual(
            Set([ProposedViewSize(width: -0.0, height: nil), ProposedViewSize(width: 0, height: nil)]).count,
            1)
        var proposal = ProposedViewSize.unspecified
        proposal.width = 3
        expectEqual(proposal, ProposedViewSize(width: 3, height: nil))
    }
}

extension FewElementsTests {
    /// A view remembers the sizes of several proposals, but not of all that it ever got.
    @Test func sizesAreRememberedForSomeProposals() {
        struct Recording: Layout {
            let record: @Sendable (CGFloat?) -> Void
            func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
                record(proposal.width)
                return .zero
            }
            func placeSubviews(
                in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
            ) {}
        }
        nonisolated(unsafe) let log = Log()
        let layout = Recording { log.widths.append($0) }
        let host = host(layout { Text("A") }, width: 0)
        for width in [0, 1, 2, 3, 2, 1, 0, nil, 3, nil] as [CGFloat?] {
            host.proposal.width = width
            _ = host.frames
        }
        expectEqual(log.widths, [0, 1, 2, 3, nil])
        // The last seventeen, from 23 on, whose place 0 takes.
        for width in 10..<40 {
            host.proposal.width = CGFloat(width)
            _ = host.frames
        }
        log.widths = []
        for width in [0, 24, 39, 23, 10] as [CGFloat] {
            host.proposal.width = width
            _ = host.frames
        }
        expectEqual(log.widths, [0, 23, 10])
    }

    private final class Log {
        var widths: [CGFloat?] = []
    }
}
