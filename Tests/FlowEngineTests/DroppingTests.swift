import Expectations
import FlowEditing
@testable import NaiveFlows
import Testing

/// Where dropped items go.
@Suite struct DroppingTests {
    /// AA.BBBB.CC
    /// DDDD.EE...
    /// FFF.......
    private static let three = items((2, 1), (4, 1), (2, 1), (4, 1), (2, 1), (3, 1))

    private func flow(
        _ items: FlowItems = three, in available: Double? = 10, axis: FlowAxis = .horizontal,
        _ change: (inout FlowOptions) -> Void = { _ in }
    ) -> EditableFlow {
        var options = FlowOptions(axis: axis, itemSpacing: 1, lineSpacing: 1)
        change(&options)
        return EditableFlow(of: items, in: available, options: options)
    }

    // Middles are at 1, 5 and 9 on the first line, at 2 and 6 on the second.
    @Test(arguments: [
        (-5, -5, 0), (0.5, 0.5, 0), (1.5, 0.5, 1), (4.5, 0.5, 1), (5.5, 0.5, 2), (8.5, 0, 2), (9.5, 0.5, 3),
        (99, 0.5, 3), (0, 2, 3), (1.5, 2.5, 3), (2.5, 2.5, 4), (9, 2.5, 5), (0, 4.4, 5), (9, 4.4, 6),
        (9, 99, 6), (0, 1.4, 0), (0, 1.6, 3), (1, 0.5, 1), (5, 0.5, 2),
    ])
    func aDropGoesBeforeTheNextMiddle(x: Double, y: Double, index: Int) {
        expectEqual(flow().insertionIndex(atX: x, y: y), index)
        // The same in columns, with the axes exchanged.
        let columns = flow(items((1, 2), (1, 4), (1, 2), (1, 4), (1, 2), (1, 3)), axis: .vertical)
        expectEqual(columns.insertionIndex(atX: y, y: x), index)
    }

    @Test func dropsFollowTheOrderOfReading() {
        // CC.BBBB.AA
        // ...EE.DDDD
        // .......FFF
        let rightToLeft = flow { $0.direction = .rightToLeft }
        expectEqual(rightToLeft.insertionIndex(atX: 9.5, y: 0.5), 0)
        expectEqual(rightToLeft.insertionIndex(atX: 8.5, y: 0.5), 1)
        expectEqual(rightToLeft.insertionIndex(atX: 0, y: 0.5), 3)
        expectEqual(rightToLeft.insertionIndex(atX: 0, y: 2.5), 5)
        expectEqual(rightToLeft.insertionIndex(atX: 8, y: 4.4), 5)
        expectEqual(rightToLeft.insertionIndex(atX: 9.5, y: 4.6), 6)
        expectEqual(rightToLeft.insertionIndex(atX: 1, y: 4.4), 6)

        // FFF.......
        // DDDD.EE...
        // AA.BBBB.CC
        let upwards = flow { $0.reversesLines = true }
        expectEqual(upwards.insertionIndex(atX: 2, y: 0.6), 5)
        expectEqual(upwards.insertionIndex(atX: 0, y: 0.4), 6)
        expectEqual(upwards.insertionIndex(atX: 9, y: 0.6), 6)
        expectEqual(upwards.insertionIndex(atX: 2.5, y: 2.5), 4)
        expectEqual(upwards.insertionIndex(atX: 99, y: 99), 3)
    }

    // AAAAAAAAA from 0 to 2, BBBBBBBB from 3 to 5, CC.DD at 6 and EE at 8. Past the last one there is space for another one.
    @Test(arguments: [
        (0, 0.9, 0), (9, 0.9, 0), (0, 1.1, 1), (99, 1.1, 1), (0, 3.9, 1), (9.5, 3.9, 1), (0, 4.1, 2),
        (9.5, 4.1, 2),
        (0, 6, 2), (1.5, 6, 3), (9, 6, 4), (0, 8.4, 4), (2, 8.4, 4), (0, 8.6, 5), (2.5, 8.4, 5),
    ])
    func onALineOfOneItemItsMiddleAcrossDecides(x: Double, y: Double, index: Int) {
        func flow(_ items: FlowItems, _ axis: FlowAxis) -> EditableFlow {
            var items = items
            items[4].traits.breaksBefore = true
            return self.flow(items, axis: axis)
        }
        expectEqual(
            flow(items((9, 2), (8, 2), (2, 1), (2, 1), (2, 1)), .horizontal).insertionIndex(atX: x, y: y),
            index)
        expectEqual(
            flow(items((2, 9), (2, 8), (1, 2), (1, 2), (1, 2)), .vertical).insertionIndex(atX: y, y: x), index
        )
    }

    /// B reaches further down than C, which is after it: 0 to 1, -8 to 12, 3 to 4.
    @Test func aDropBelowAllLinesGoesOnTheLowest() {
        let three = items((9, 1), (9, 20), (9, 1))
        let options = FlowOptions(itemSpacing: 1, lineSpacing: -9)
        let flow = EditableFlow(of: three, in: 10, across: 100, options: options)
        expectEqual(flow.insertionIndex(atX: 0, y: 50), 2)
        let arrangement = FlowArrangement(of: three, in: 10, across: 100, options: options)
        expectEqual(arrangement.insertionIndex(atX: 0, y: 50), 2)
    }

    @Test func nothingAndNoNumbersHaveAnAnswer() {
        expectEqual(EditableFlow(in: 10).insertionIndex(atX: 5, y: 5), 0)
        expectEqual(flow().insertionIndex(atX: .nan, y: .nan), 0)
        expectEqual(flow().insertionIndex(atX: .infinity, y: -.infinity), 3)
        expectEqual(flow().insertionIndex(atX: -.infinity, y: .infinity), 6)
    }

    @Test func randomDropsAreThoseOfTheWholeArrangement() throws {
        for seed in UInt64(0)..<400 {
            var flow = RandomEdits(seed: seed)
            flow.edit()
            let (index, whole) = (flow.edited, flow.arrangement)
            for _ in 0..<10 {
                let x = Double.random(in: -50...whole.size.width + 50, using: &flow.random)
                let y = Double.random(in: -50...whole.size.height + 50, using: &flow.random)
                let expected = whole.insertionIndex(atX: x, y: y)
                try #require(index.insertionIndex(atX: x, y: y) == expected, "(\(x), \(y)) of \(flow)")
            }
        }
    }
}
