import Expectations
import FlowEditing
import Testing

/// Where dropped items go, and where keys lead.
@Suite struct NavigationTests {
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

    // MARK: Dropping

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

    // MARK: Keys

    private func item(_ movements: FlowMovement..., from item: Int, in flow: EditableFlow) -> Int? {
        var cursor: FlowCursor? = FlowCursor(item: item)
        for movement in movements {
            cursor = cursor.flatMap { flow.destination(of: movement, from: $0) }
        }
        return cursor?.item
    }

    @Test func keysAlongALineGoOnOnTheNext() {
        let flow = flow()
        expectEqual(item(.right, from: 0, in: flow), 1)
        expectEqual(item(.right, from: 2, in: flow), 3)
        expectEqual(item(.left, from: 3, in: flow), 2)
        expectEqual(item(.left, from: 0, in: flow), nil)
        expectEqual(item(.right, from: 5, in: flow), nil)
        expectEqual(item(.lineStart, from: 4, in: flow), 3)
        expectEqual(item(.lineEnd, from: 0, in: flow), 2)
    }

    @Test func keysAcrossLinesLeadToTheNearestItem() {
        let flow = flow()
        expectEqual(item(.down, from: 0, in: flow), 3)
        // From the middle at 9, the nearest of 0 to 4 and 5 to 7 is the second.
        expectEqual(item(.down, from: 2, in: flow), 4)
        expectEqual(item(.up, from: 4, in: flow), 1)
        expectEqual(item(.up, from: 0, in: flow), nil)
        expectEqual(item(.down, from: 5, in: flow), nil)
        // AAA.BBB
        // CCCCCCC
        let between = self.flow(items((3, 1), (3, 1), (7, 1)), in: 7)
        expectEqual(item(.up, from: 2, in: between), 0)
    }

    @Test func keysAcrossLinesComeBackToWhereTheyBegan() {
        let flow = flow()
        expectEqual(item(.down, .down, from: 2, in: flow), 5)
        expectEqual(item(.down, .down, .up, .up, from: 2, in: flow), 2)
        // A movement along the line begins anew.
        expectEqual(item(.down, .left, .up, from: 2, in: flow), 0)
        expectEqual(item(.down, .lineEnd, .up, from: 0, in: flow), 1)
    }

    @Test func keysAreThoseOfTheScreen() {
        let rightToLeft = flow { $0.direction = .rightToLeft }
        expectEqual(item(.left, from: 0, in: rightToLeft), 1)
        expectEqual(item(.right, from: 3, in: rightToLeft), 2)
        expectEqual(item(.lineEnd, from: 0, in: rightToLeft), 2)

        let upwards = flow { $0.reversesLines = true }
        expectEqual(item(.up, from: 0, in: upwards), 3)
        expectEqual(item(.down, from: 0, in: upwards), nil)

        // Columns: A, B and C; D and E; F.
        let columns = items((1, 2), (1, 4), (1, 2), (1, 4), (1, 2), (1, 3))
        let vertical = flow(columns, axis: .vertical)
        expectEqual(item(.down, from: 0, in: vertical), 1)
        expectEqual(item(.down, from: 2, in: vertical), 3)
        expectEqual(item(.right, from: 0, in: vertical), 3)
        expectEqual(item(.left, from: 0, in: vertical), nil)
        let fromTheRight = flow(columns, axis: .vertical) { $0.direction = .rightToLeft }
        expectEqual(item(.left, from: 0, in: fromTheRight), 3)
    }

    /// AA.BBBB.CC
    /// DDDD.EE...
    /// FFF.......
    @Test func keysPassWhatCannotBeReached() {
        func item(_ movement: FlowMovement, from item: Int, past: Set<Int>) -> Int? {
            flow().destination(of: movement, from: FlowCursor(item: item)) { !past.contains($0) }?.item
        }
        expectEqual(item(.right, from: 0, past: [1]), 2)
        expectEqual(item(.right, from: 0, past: [1, 2, 3]), 4)
        expectEqual(item(.left, from: 5, past: [3, 4]), 2)
        expectEqual(item(.right, from: 2, past: [3, 4, 5]), nil)
        // D is nearest to A, then E on the same line; without both, F.
        expectEqual(item(.down, from: 0, past: [3]), 4)
        expectEqual(item(.down, from: 0, past: [3, 4]), 5)
        expectEqual(item(.up, from: 5, past: [3, 4]), 0)
        expectEqual(item(.down, from: 0, past: [3, 4, 5]), nil)
        expectEqual(item(.lineEnd, from: 0, past: [2]), 1)
        expectEqual(item(.lineStart, from: 2, past: [0]), 1)
        expectEqual(item(.lineStart, from: 2, past: [0, 1, 2]), nil)
        // From C, past the line below, the place is still that of C.
        let cursor = flow().destination(of: .down, from: FlowCursor(item: 2)) { $0 > 4 }
        expectEqual(cursor?.item, 5)
        expectEqual(cursor.flatMap { flow().destination(of: .up, from: $0) { $0 < 3 } }?.item, 2)
    }

    // MARK: Random flows

    // Naively: through all lines and items.
    @Test func dropsAndKeysAreThoseOfTheWholeArrangement() throws {
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
            guard index.count > 0 else { continue }
            let movements: [FlowMovement] = [.left, .right, .up, .down, .lineStart, .lineEnd]
            var cursor = FlowCursor(item: Int.random(in: 0..<index.count, using: &flow.random))
            for _ in 0..<20 {
                guard let movement = movements.randomElement(using: &flow.random) else { return }
                let step = Int.random(in: 1...4, using: &flow.random)
                func isReachable(_ item: Int) -> Bool { item.isMultiple(of: step) }
                let next = index.destination(of: movement, from: cursor, where: isReachable)
                let expected = whole.destination(
                    of: movement, from: cursor, where: isReachable)
                try #require(next == expected, "\(movement) from \(cursor) of \(flow)")
                cursor = next ?? cursor
            }
        }
    }
}
