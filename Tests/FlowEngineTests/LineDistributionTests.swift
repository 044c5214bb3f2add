import Expectations
import FlowEngine
import Testing

/// The tops of two lines of one point in a space of six.
private let whereTwoLinesGo: [(FlowLineDistribution, Double, Double)] = [
    (.start, 0, 1), (.center, 2, 3), (.end, 4, 5), (.stretch, 0, 3), (.spaceBetween, 0, 5),
    (.spaceAround, 1, 4), (.spaceEvenly, 4.0 / 3, 11.0 / 3),
]

/// Where lines go in a flow with more, less or just the space across that they take, and how thick they are.
@Suite struct LineDistributionTests {
    private func tops(
        _ list: FlowItems, across space: Double?, _ distribution: FlowLineDistribution
    ) -> [Double] {
        arrangement(list, across: space) { $0.lineDistribution = distribution }.frames.map(\.y)
    }

    private func arrangement(
        _ list: FlowItems, across space: Double?, change: (inout FlowOptions) -> Void
    ) -> FlowArrangement {
        FlowArrangement(of: list, in: 3, across: space, options: tight(change))
    }

    private let two = items((3, 1), (2, 1))

    @Test(arguments: whereTwoLinesGo)
    func moreRoomIsSpread(distribution: FlowLineDistribution, first: Double, second: Double) {
        for (top, expected) in zip(tops(two, across: 6, distribution), [first, second]) {
            #expect(abs(top - expected) < 1 / 1_048_576)
        }
    }

    @Test(arguments: FlowLineDistribution.allCases)
    func justTheRoomTheyTakeChangesNothing(distribution: FlowLineDistribution) {
        for space in [2, nil, Double.infinity] {
            let arrangement = arrangement(two, across: space) { $0.lineDistribution = distribution }
            expectEqual(arrangement.frames.map(\.y), [0, 1])
            expectEqual(arrangement.size, size(3, 2))
        }
    }

    @Test(arguments: FlowLineDistribution.allCases)
    func lessRoomIsNotSpread(distribution: FlowLineDistribution) {
        let thick = items((3, 2), (2, 2))
        let expected =
            switch distribution {
            case .center: [-1.0, 1]
            case .end: [-2.0, 0]
            default: [0.0, 2]
            }
        expectEqual(tops(thick, across: 2, distribution), expected)
        expectEqual(arrangement(thick, across: 2) { $0.lineDistribution = distribution }.size, size(3, 2))
    }

    @Test(arguments: [
        (FlowLineDistribution.start, 0.0), (.center, 2), (.end, 4), (.stretch, 0), (.spaceBetween, 0),
        (.spaceAround, 2), (.spaceEvenly, 2),
    ])
    func oneLineStandsWhereItMay(distribution: FlowLineDistribution, top: Double) {
        expectEqual(tops(items((3, 1)), across: 5, distribution), [top])
    }

    @Test func stretchedLinesStretchTheirItems() {
        var list = items((2, 1), (1, 1), (2, 2), (1, 1))
        list[1].traits = FlowItemTraits(alignment: .bottom)
        let arrangement = arrangement(list, across: 7) {
            ($0.lineDistribution, $0.itemAlignment) = (.stretch, .stretch)
        }
        expectEqual(
            arrangement.picture,
            """
            AA.
            AA.
            AAB
            CCD
            CCD
            CCD
            CCD
            """)
        expectEqual(arrangement.lines.map(\.frame), [rect(0, 0, 3, 3), rect(0, 3, 3, 4)])
    }

    @Test func equalLinesAreAsThickAsTheThickest() {
        let arrangement = arrangement(items((2, 1), (3, 3), (2, 2)), across: nil) {
            ($0.equalizesLines, $0.itemAlignment) = (true, .bottom)
        }
        expectEqual(
            arrangement.picture,
            """
            ...
            ...
            AA.
            BBB
            BBB
            BBB
            ...
            CC.
            CC.
            """)
        expectEqual(arrangement.lines.map(\.frame.height), [3, 3, 3])
    }
}
