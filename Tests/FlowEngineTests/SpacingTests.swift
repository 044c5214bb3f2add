import Expectations
import FlowEngine
import Testing

/// Spacings that differ from item to item and from line to line.
@Suite struct SpacingTests {
    @Test func anItemsOwnSpacingStandsBeforeItAndNeverStartsALine() {
        var four = items((2, 1), (2, 1), (2, 1), (2, 1))
        four.setSpacings([9, 2, 0, 1])
        let arrangement = FlowArrangement(
            of: four, in: 8, options: FlowOptions(itemSpacing: 5, lineSpacing: 0))
        expectEqual(
            arrangement.picture,
            """
            AA..BBCC
            DD......
            """)
        expectEqual(arrangement.lines.map(\.range), [0..<3, 3..<4])
    }

    @Test func itemsBeyondTheLastSpacingKeepTheCommonOne() {
        var three = items((2, 1), (2, 1))
        three.setSpacings([0, 3])
        three.append(width: 2, height: 1)
        let arrangement = FlowArrangement(of: three, in: nil, options: FlowOptions(itemSpacing: 1))
        expectEqual(arrangement.picture, "AA...BB.CC")
    }

    @Test func anItemTakesItsSpacingBack() {
        var two = items((2, 1), (2, 1))
        two[1].spacing = 9
        two[1].spacing = nil
        expectEqual(FlowArrangement(of: two, in: nil, options: FlowOptions(itemSpacing: 1)).picture, "AA.BB")
    }

    @Test func theDistanceOfLinesIsAskedOnceForEachPairInOrder() {
        var asked: [[Range<Int>]] = []
        let arrangement = FlowArrangement(
            of: items((2, 1), (2, 1), (4, 1), (3, 1)), in: 5,
            options: FlowOptions(itemSpacing: 1, lineSpacing: 99)
        ) { (upper: Range<Int>, lower: Range<Int>) -> Double in
            asked.append([upper, lower])
            return upper.count == 2 ? 2 : 0
        }
        expectEqual(asked, [[0..<2, 2..<3], [2..<3, 3..<4]])
        expectEqual(
            arrangement.picture,
            """
            AA.BB
            .....
            .....
            CCCC.
            DDD..
            """)
    }

    @Test func aSingleLineIsAskedForNoDistance() {
        let arrangement = FlowArrangement(of: items((2, 1), (2, 1)), in: nil, options: FlowOptions()) {
            (_: Range<Int>, _: Range<Int>) -> Double in
            Issue.record("there is no second line")
            return 0
        }
        expectEqual(arrangement.lines.count, 1)
    }

    /// Work is counted by the lines between which a distance is asked for: one for each pair, once.
    @Test(arguments: FlowLineBreaking.allCases)
    func everyPairOfLinesIsAskedForOnce(breaking: FlowLineBreaking) {
        let list = items([(Double, Double)](repeating: (3, 1), count: 500))
        var pairs: [Range<Int>] = []
        var options = tight { $0.lineBreaking = breaking }
        options.distribution = .justified
        _ = FlowArrangement(of: list, in: 7, options: options) {
            (upper: Range<Int>, lower: Range<Int>) -> Double in
            pairs.append(upper.lowerBound..<lower.upperBound)
            return 0
        }
        expectEqual(pairs.count, 249)
        expectEqual(pairs.first, 0..<4)
        expectEqual(Set(pairs).count, 249)
    }
}
