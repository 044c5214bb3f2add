import Expectations
import FlowEngine
import Testing

/// Where items go on a line that leaves space, where lines go in a flow that does, and how large that is.
@Suite struct DistributionTests {
    private func picture(
        _ list: FlowItems = items((2, 1), (2, 1), (2, 1)), in available: Double,
        _ change: (inout FlowOptions) -> Void
    ) -> String {
        FlowArrangement(of: list, in: available, options: tight(change)).picture
    }

    // MARK: Along

    @Test(
        arguments: [
            (.natural, "AABBCC"), (.justified, "AABBCC............"), (.spaceBetween, "AA......BB......CC"),
            (.spaceAround, "..AA....BB....CC.."), (.spaceEvenly, "...AA...BB...CC..."),
        ] as [(FlowDistribution, String)])
    func spaceIsSpread(distribution: FlowDistribution, expected: String) {
        expectEqual(picture(in: 18) { $0.distribution = distribution }, expected)
    }

    /// Two items of 2 and a distance of 1 in 10, then one item.
    @Test(
        arguments: zip(
            FlowSizing.allCases, ["AA......BB\nCC........", "AA.BB\nCC...", "AA......BB\nCC........"]))
    func whatIsSpreadReachesTheEdgesUnlessItHugs(sizing: FlowSizing, expected: String) {
        expectEqual(
            picture(in: 10) {
                ($0.distribution, $0.itemSpacing, $0.maxItemsPerLine) = (.spaceBetween, 1, 2)
                $0.sizing = sizing
            }, expected)
    }

    // MARK: Across

    /// The tops of two lines of one point in a space of six.
    @Test(
        arguments: [
            (.start, 0, 1), (.center, 2, 3), (.end, 4, 5), (.stretch, 0, 3), (.spaceBetween, 0, 5),
            (.spaceAround, 1, 4), (.spaceEvenly, 4.0 / 3, 11.0 / 3),
        ] as [(FlowLineDistribution, Double, Double)])
    func linesAreSpread(distribution: FlowLineDistribution, first: Double, second: Double) {
        let tops = FlowArrangement(
            of: items((3, 1), (2, 1)), in: 3, across: 6, options: tight { $0.lineDistribution = distribution }
        ).frames.map(\.y)
        for (top, expected) in zip(tops, [first, second]) { #expect(abs(top - expected) < 1 / 1_048_576) }
    }

    @Test func equalLinesAreAsThickAsTheThickest() {
        expectEqual(
            picture(items((2, 1), (3, 2), (2, 1)), in: 3) {
                ($0.equalizesLines, $0.itemAlignment) = (true, .bottom)
            },
            """
            ...
            AA.
            BBB
            BBB
            ...
            CC.
            """)
    }

    /// Lines break by own lengths. 60, 100 and 80 are 100 each then, and 90 and 40 are 150.
    @Test func itemsOfALineAreEquallyLong() {
        let list = FlowItems([60, 100, 80, 90, 40].map { FlowSize(width: $0, height: 20) })
        let frames = FlowArrangement(of: list, in: 300, options: tight { $0.distribution = .fillEqually })
            .frames
        expectEqual(frames.map(\.width), [100, 100, 100, 150, 150])
        expectEqual(frames.map(\.x), [0, 100, 200, 0, 150])
    }
}
