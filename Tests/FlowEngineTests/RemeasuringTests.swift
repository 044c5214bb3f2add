import Expectations
import FlowEngine
import Testing

/// Items that have another length on their line are measured again, and lines are asked for their distances.
@Suite struct RemeasuringTests {
    // Texts of 12 square points: 3 is 4 high, and 6 is 2 high.
    @Test func whatGrowsIsMeasuredAgain() {
        var asked: [Int: Double] = [:]
        let list: FlowItems = [
            FlowItem(width: 3, height: 4, traits: FlowItemTraits(grow: 1)), FlowItem(width: 3, height: 1),
        ]
        let arrangement = FlowArrangement(of: list, in: 9, options: tight()) {
            (index: Int, length: Double) -> FlowItem in
            asked[index] = length
            return FlowItem(width: length, height: 12 / length)
        }
        expectEqual(asked, [0: 6])
        expectEqual(
            arrangement.picture,
            """
            AAAAAABBB
            AAAAAA...
            """)
        expectEqual(arrangement.size, size(9, 2))
    }

    @Test func baselinesAreMeasuredAgain() {
        let list: FlowItems = [
            FlowItem(width: 2, height: 1, firstBaseline: 1, traits: FlowItemTraits(grow: 1)),
            FlowItem(width: 2, height: 3, firstBaseline: 3),
        ]
        let options = tight { $0.itemAlignment = .firstTextBaseline }
        let arrangement = FlowArrangement(of: list, in: 6, options: options) {
            (_: Int, length: Double) -> FlowItem in
            FlowItem(width: length, height: 2, firstBaseline: 2)
        }
        expectEqual(Array(arrangement.frames), [rect(0, 1, 4, 2), rect(4, 0, 2, 3)])
        expectEqual(arrangement.size, size(6, 3))
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
}

extension FlexedLines {
    /// The lengths of the items that are measured again, by their indices.
    var remeasuredLengths: [Int: Double] {
        mutating get {
            var lengths: [Int: Double] = [:]
            remeasure { index, length, _ in lengths[index] = length }
            return lengths
        }
    }
}
