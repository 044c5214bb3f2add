import Expectations
import FlowLayouts
import Testing

/// Spacing that follows the children's preferences, and the flow's own.
@Suite(.inBothModes) struct SpacingTests {
    // The first view is at the right, or at the bottom.
    @Test func aReversedFlowHasItsViewsAtTheOtherEdges() {
        let children = [box(40, 20, spacing: ViewSpacing(11)), box(40, 20, spacing: ViewSpacing(5))]
        let row = Pass(FlowLayout(spacing: 1).reversesItems(), children).spacing
        expectEqual(ViewSpacing.zero.distance(to: row, along: .horizontal), 5)
        expectEqual(row.distance(to: .zero, along: .horizontal), 11)
        let column = Pass(VFlowLayout(spacing: 1).reversesItems(), children).spacing
        expectEqual(ViewSpacing.zero.distance(to: column, along: .vertical), 5)
        expectEqual(column.distance(to: .zero, along: .vertical), 11)
    }

    @Test func theFlowPrefersWhatTheChildrenAtItsEdgesDo() {
        let children = [
            box(40, 20, spacing: ViewSpacing(11)), box(40, 20, spacing: ViewSpacing(22)),
            box(40, 20, spacing: ViewSpacing(5)),
        ]
        func distances(_ spacing: ViewSpacing) -> [CGFloat] {
            [
                ViewSpacing.zero.distance(to: spacing, along: .horizontal),
                spacing.distance(to: .zero, along: .horizontal),
                ViewSpacing.zero.distance(to: spacing, along: .vertical),
                spacing.distance(to: .zero, along: .vertical),
            ]
        }
        expectEqual(distances(Pass(FlowLayout(spacing: 1), children).spacing), [11, 5, 22, 22])
        expectEqual(distances(Pass(VFlowLayout(spacing: 1), children).spacing), [22, 22, 11, 5])
    }
}
