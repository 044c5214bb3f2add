import Expectations
import FlowLayouts
import Testing

/// Spacing that follows the children's preferences, and the flow's own: rules 7 and 8.
@Suite(.inBothModes) struct SpacingTests {
    let wide = ViewSpacing(30)

    @Test func childrenWithoutPreferencesStandEightApart() {
        let children = [box(40, 20), box(40, 20), box(40, 20)]
        let pass = Pass(FlowLayout(), children)
        pass.place(width: 90)
        expectEqual(frames(children), [rect(0, 0, 40, 20), rect(48, 0, 40, 20), rect(0, 28, 40, 20)])
    }

    // Between neighbors the larger preference counts, and `.zero` against none is 0.
    @Test func neighborsAreAsFarApartAsTheyPrefer() {
        let children = [box(40, 20), box(40, 20, spacing: wide), box(40, 20, spacing: .zero), box(40, 20)]
        let pass = Pass(FlowLayout(itemSpacing: nil, rowSpacing: 0), children)
        expectEqual(pass.size(width: nil), size(160 + 30 + 30 + 0, 20))
        pass.place(width: nil)
        expectEqual(frames(children).compactMap { $0?.minX }, [0, 70, 140, 180])
    }

    // 30 below the first line although its first child does not care; 8 between the others.
    @Test func linesStandAsFarApartAsTheChildrenInThemPrefer() {
        let children = [
            box(40, 20), box(40, 20, spacing: ViewSpacing(30, on: .bottom)),
            box(40, 20), box(40, 20),
            box(40, 20),
        ]
        let pass = Pass(FlowLayout(itemSpacing: 10, rowSpacing: nil), children)
        expectEqual(pass.size(width: 90), size(90, 20 + 30 + 20 + 8 + 20))
        pass.place(width: 90)
        expectEqual(frames(children).compactMap { $0?.minY }, [0, 0, 50, 50, 78])
    }

    @Test func columnsStandAsFarApartAsTheChildrenInThemPrefer() {
        let children = [box(20, 40), box(20, 40, spacing: ViewSpacing(30, on: .leading))]
        let pass = Pass(VFlowLayout(itemSpacing: 10, columnSpacing: nil), children)
        expectEqual(pass.size(ProposedViewSize(width: nil, height: 50)), size(20 + 30 + 20, 40))
    }

    // The second view of the first column prefers 30 to its right.
    @Test func anyViewOfAColumnCanPreferADistance() {
        let children = [
            box(20, 20), box(20, 20, spacing: ViewSpacing(30, on: .trailing)), box(20, 40),
        ]
        let pass = Pass(VFlowLayout(itemSpacing: 10, columnSpacing: nil), children)
        expectEqual(pass.size(ProposedViewSize(width: nil, height: 50)), size(20 + 30 + 20, 50))
    }

    // Columns are below each other only with equal gaps.
    @Test func uniformColumnsTakeTheLargestPreference() {
        let children = [box(40, 20), box(40, 20, spacing: wide), box(40, 20), box(40, 20), box(40, 20)]
        let pass = Pass(FlowLayout(itemSpacing: nil, rowSpacing: 0).columns(.uniform), children)
        pass.place(width: 180)
        expectEqual(frames(children).compactMap { $0?.minX }, [0, 70, 140, 0, 70])
    }

    @Test func negativeSpacingOverlaps() {
        let children = [box(40, 40), box(40, 40), box(40, 40)]
        let pass = Pass(FlowLayout(spacing: -10), children)
        expectEqual(pass.size(width: 100), size(100, 40))
        expectEqual(pass.size(width: 99), size(70, 70))
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
