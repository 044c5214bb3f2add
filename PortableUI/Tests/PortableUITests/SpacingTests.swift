import Expectations
import PortableUITesting
import Testing

/// How far views want to stand apart.
@MainActor @Suite struct SpacingTests {
    @Test(arguments: Edge.allCases)
    func paddingResetsEachEdgeForItself(edge: Edge) {
        var cache: Void = ()
        /// What a view prefers that wants to stand 3 from others on all sides.
        func spacing(_ length: CGFloat) -> ViewSpacing? {
            let log = LayoutLog()
            _ =
                host(
                    SpyLayout(log: log) {
                        Preferring() {}.padding(Edge.Set(edge), length)
                    }
                ).frames
            return log.subviews.map { HStackLayout().spacing(subviews: $0, cache: &cache) }
        }
        let others = Edge.Set.all.subtracting(Edge.Set(edge))
        expectEqual(spacing(2), ViewSpacing(3, on: others))
        expectEqual(spacing(-2), ViewSpacing(3, on: others))
        expectEqual(spacing(0), ViewSpacing(3))
    }

    /// A layout that prefers to stand 3 from others.
    private struct Preferring: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            CGSize(width: 10, height: 10)
        }
        func placeSubviews(in: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
        func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing { ViewSpacing(3) }
    }

    @Test func aFrameResetsTheAxesItSets() {
        func distance(_ view: some View) -> CGFloat {
            let frames = host(
                VStack {
                    view; Text("B")
                }
            ).frames.children.map(\.frame)
            return frames[1].minY - frames[0].maxY
        }
        expectEqual(distance(Text("A").frame(width: 20)), 0)
        expectEqual(distance(Text("A").frame(height: 20)), 8)
        expectEqual(distance(Text("A").frame(maxWidth: 20)), 0)
        expectEqual(distance(Text("A").frame(minHeight: 20)), 8)
        expectEqual(distance(Text("A").frame(idealHeight: 12)), 8)
        expectEqual(distance(Text("A").frame(height: nil)), 0)
    }

    private func subviews(_ spacings: ViewSpacing...) -> LayoutSubviews {
        LayoutSubviews(spacings.map { spacing in LayoutSubviewStub(spacing: spacing) { _ in .zero } })
    }

    @Test func aStackPrefersWhatItsEndsDoAlongItsAxis() {
        var cache: Void = ()
        let three = subviews(ViewSpacing(5), ViewSpacing(9), ViewSpacing(7))
        var row = ViewSpacing(9, on: .vertical)
        row.formUnion(ViewSpacing(5), edges: .leading)
        row.formUnion(ViewSpacing(7), edges: .trailing)
        expectEqual(HStackLayout().spacing(subviews: three, cache: &cache), row)
        var column = ViewSpacing(9, on: .horizontal)
        column.formUnion(ViewSpacing(5), edges: .top)
        column.formUnion(ViewSpacing(7), edges: .bottom)
        expectEqual(VStackLayout().spacing(subviews: three, cache: &cache), column)
        expectEqual(ZStackLayout().spacing(subviews: three, cache: &cache), ViewSpacing(9))
    }

    @Test func stacksOfTextsStandClose() {
        let column = HStack {
            Text("A"); Text("B")
        }
        expectEqual(
            host(
                VStack {
                    column; column
                }
            ).texts.map(\.minY), [0, 0, 12, 12])
    }
}
