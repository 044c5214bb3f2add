import Expectations
import FlowEngine
import Testing

/// Items that have another length on their line are measured again.
@Suite struct RemeasuringTests {
    // Texts of 12 square points: 3 is 4 high, and 6 is 2 high.
    @Test func whatGrowsIsMeasuredAgain() {
        var asked: [FlowLengthChange] = []
        let list: FlowItems = [
            FlowItem(width: 3, height: 4, traits: FlowItemTraits(grow: 1)), FlowItem(width: 3, height: 1),
        ]
        let arrangement = FlowArrangement(of: list, in: 9, options: tight()) { change in
            asked.append(change)
            return FlowMeasurement(thickness: 12 / change.length)
        }
        expectEqual(asked.map(\.index), [0])
        expectEqual(asked.map(\.length), [6])
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
        let arrangement = FlowArrangement(of: list, in: 6, options: options) { _ in
            FlowMeasurement(thickness: 2, firstBaseline: 1)
        }
        expectEqual(Array(arrangement.frames), [rect(0, 2, 4, 2), rect(4, 0, 2, 3)])
        expectEqual(arrangement.size, size(6, 4))
    }

    @Test func whatKeepsItsLengthIsNot() {
        _ = FlowArrangement(of: items((3, 1), (4, 1)), in: 5, options: tight()) { change in
            Issue.record("item \(change.index) is measured again")
            return FlowMeasurement(thickness: 0)
        }
    }
}
