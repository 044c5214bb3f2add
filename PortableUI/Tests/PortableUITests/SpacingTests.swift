import Expectations
import PortableUITesting
import Testing

/// How far views want to stand apart.
@MainActor @Suite struct SpacingTests {
    private let none = ViewSpacing()

    @Test func viewsWithoutPreferencesStandEightApart() {
        expectEqual(none.distance(to: none, along: .horizontal), 8)
        expectEqual(none.distance(to: none, along: .vertical), 8)
    }

    @Test func theLargerPreferenceDecides() {
        expectEqual(ViewSpacing.zero.distance(to: none, along: .horizontal), 0)
        expectEqual(none.distance(to: .zero, along: .vertical), 0)
        expectEqual(ViewSpacing.zero.distance(to: ViewSpacing(30), along: .vertical), 30)
        expectEqual(ViewSpacing(30).distance(to: .zero, along: .horizontal), 30)
        expectEqual(ViewSpacing(4).distance(to: ViewSpacing(5), along: .horizontal), 5)
        expectEqual(ViewSpacing(-4).distance(to: none, along: .horizontal), -4)
    }

    @Test func onlyTheEdgesBetweenCount() {
        let trailing = ViewSpacing(3, on: .trailing)
        expectEqual(trailing.distance(to: none, along: .horizontal), 3)
        expectEqual(none.distance(to: trailing, along: .horizontal), 8)
        expectEqual(trailing.distance(to: none, along: .vertical), 8)
        let bottom = ViewSpacing(3, on: .bottom)
        expectEqual(bottom.distance(to: none, along: .vertical), 3)
        expectEqual(none.distance(to: bottom, along: .vertical), 8)
    }

    @Test func aUnionTakesTheLargerOnEachEdge() {
        var union = ViewSpacing(3, on: [.top, .leading])
        union.formUnion(ViewSpacing(5, on: [.leading, .trailing]))
        expectEqual(none.distance(to: union, along: .horizontal), 5)
        expectEqual(union.distance(to: none, along: .horizontal), 5)
        expectEqual(none.distance(to: union, along: .vertical), 3)
        expectEqual(union.distance(to: none, along: .vertical), 8)
        var some = none
        some.formUnion(ViewSpacing(5), edges: .bottom)
        expectEqual(some, ViewSpacing(5, on: .bottom))
    }

    @Test func textsStandEightApartInARowAndCloseInAColumn() {
        expectEqual(
            host(
                HStack {
                    Text("A"); Text("B")
                }
            ).texts[1], rect(14, 0, 6, 12))
        expectEqual(
            host(
                VStack {
                    Text("A"); Text("B")
                }
            ).texts[1], rect(0, 12, 6, 12))
        // Another view has no such agreement with a text.
        expectEqual(
            host(
                VStack {
                    Text("A"); Color.red.frame(width: 6, height: 6)
                }
            ).colors, [rect(0, 20, 6, 6)])
    }

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

    /// A layout that leaves its spacing to the default.
    private struct Plain: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { .zero }
        func placeSubviews(in: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
    }

    private func subviews(_ spacings: ViewSpacing...) -> LayoutSubviews {
        LayoutSubviews(spacings.map { spacing in LayoutSubviewStub(spacing: spacing) { _ in .zero } })
    }

    @Test func aLayoutPrefersTheLargestOfAllOnEachEdge() {
        var cache: Void = ()
        let spacing = Plain().spacing(
            subviews: subviews(
                ViewSpacing(5, on: .all), ViewSpacing(9, on: .top), ViewSpacing(7, on: .trailing)),
            cache: &cache)
        var expected = ViewSpacing(5)
        expected.formUnion(ViewSpacing(9), edges: .top)
        expected.formUnion(ViewSpacing(7), edges: .trailing)
        expectEqual(spacing, expected)
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

    @Test func aContainerWithoutViewsPrefersNoDistance() {
        var cache: Void = ()
        expectEqual(Plain().spacing(subviews: subviews(), cache: &cache), .zero)
        expectEqual(ZStackLayout().spacing(subviews: subviews(), cache: &cache), .zero)
        expectEqual(HStackLayout().spacing(subviews: subviews(), cache: &cache), .zero)
    }

    @Test func aZStackPrefersWhatItsHighestPriorityDoes() {
        var cache: Void = ()
        let views = LayoutSubviews([
            LayoutSubviewStub(spacing: ViewSpacing(9)) { _ in .zero },
            LayoutSubviewStub(spacing: ViewSpacing(5, on: .top), priority: 1) { _ in .zero },
            LayoutSubviewStub(spacing: ViewSpacing(3), priority: 1) { _ in .zero },
        ])
        var expected = ViewSpacing(5, on: .top)
        expected.formUnion(ViewSpacing(3))
        expectEqual(ZStackLayout().spacing(subviews: views, cache: &cache), expected)
    }
}
