import Expectations
import FlowEngine
import Testing

/// A chosen number of columns.
@Suite struct ColumnCountTests {
    private func columns(_ count: Int) -> FlowOptions {
        tight { ($0.columns, $0.itemSpacing) = (.count(count), 1) }
    }

    @Test func columnsShareTheRoom() {
        let arrangement = FlowArrangement(
            of: items((3, 1), (1, 1), (3, 1), (1, 1)), in: 11, options: columns(3))
        expectEqual(
            arrangement.picture,
            """
            AAA..B..CCC
            .D.........
            """)
        expectEqual(arrangement.size, size(11, 2))
    }

    @Test func withoutAnEndTheyAreAsWideAsTheWidestItem() {
        for available in [nil, Double.infinity] {
            expectEqual(
                FlowArrangement(of: items((3, 1), (1, 1), (1, 1)), in: available, options: columns(2))
                    .picture,
                """
                AAA..B.
                .C.....
                """)
        }
    }

    @Test(arguments: [FlowSizing.hug, .fill])
    func emptyColumnsKeepTheirSpace(sizing: FlowSizing) {
        var four = columns(4)
        four.sizing = sizing
        let two = items((3, 1), (3, 1))
        expectEqual(FlowArrangement(of: two, in: 15, options: four).picture, "AAA.BBB........")
    }

    // Each is as wide as both of them: 5 − (−10) is more than the 5 there are.
    @Test func columnsThatOverlapByMoreThanTheSpaceAllHaveTheWholeOfIt() {
        var two = columns(2)
        two.itemSpacing = -10
        let arrangement = FlowArrangement(of: items((3, 1), (1, 1)), in: 5, options: two)
        expectEqual(Array(arrangement.frames), [rect(1, 0, 3, 1), rect(-3, 0, 1, 1)])
        expectEqual(arrangement.size, size(5, 1))
    }

    @Test func itemsMoveToTheirColumnHoweverNarrow() {
        let arrangement = FlowArrangement(of: items((1, 1), (1, 1), (1, 1)), in: 5, options: columns(2))
        expectEqual(Array(arrangement.frames), [rect(0.5, 0, 1, 1), rect(3.5, 0, 1, 1), rect(0.5, 1, 1, 1)])
    }

    @Test(arguments: [Int.min, -1, 0, 1])
    func thereIsAtLeastOneColumn(count: Int) {
        expectEqual(
            FlowArrangement(of: items((3, 1), (1, 1)), in: 5, options: columns(count)).picture,
            """
            .AAA.
            ..B..
            """)
    }

    @Test(arguments: [3, 1000, Int.max])
    func moreColumnsThanThereIsRoomForHaveNoWidth(count: Int) {
        let lines = FlowLines(of: items((1, 1), (1, 1)), in: 1, options: columns(count))
        expectEqual(lines.ranges.flatMap { Array($0) }, [0, 1])
    }

    @Test func naturalColumnsHaveNoNumber() {
        var options = columns(1)
        options.columns = .natural
        expectEqual(FlowArrangement(of: items((1, 1), (1, 1)), in: 9, options: options).picture, "A.B")
    }

    @Test func oneItemHasAColumnLikeAnyOther() {
        var one = items((1, 1))
        one.setSpacings([2])
        expectEqual(FlowArrangement(of: one, in: 11, options: columns(3)).picture, ".A.........")
    }

    // Slots of 3 in 11: B and D grow, D no further than 2, in the middle of its slot.
    @Test func anItemThatGrowsIsAsLongAsItsColumn() {
        var four = items((1, 1), (1, 1), (2, 1), (1, 1))
        four[1].traits = FlowItemTraits(grow: 0.5)
        four[3].traits = FlowItemTraits(grow: 1, maxLength: 2)
        let arrangement = FlowArrangement(of: four, in: 11, options: columns(3))
        expectEqual(
            Array(arrangement.frames),
            [
                rect(1, 0, 1, 1), rect(4, 0, 3, 1), rect(8.5, 0, 2, 1), rect(0.5, 1, 2, 1),
            ])
        expectEqual(arrangement.size, size(11, 2))
        var lines = FlowLines(of: four, in: 11, options: columns(3))
        expectEqual(lines.remeasuredLengths, [1: 3, 3: 2])
    }

    // A column is 1 long, and the item 3: it is no shorter than it came.
    @Test func anItemThatIsLongerThanItsColumnDoesNotShrink() {
        var two = items((3, 1), (1, 1))
        two[0].traits = FlowItemTraits(grow: 1, shrink: 1)
        expectEqual(Array(FlowArrangement(of: two, in: 3, options: columns(2)).frames)[0], rect(0, 0, 3, 1))
    }

    @Test func aLimitMakesFewer() {
        var options = columns(3)
        options.maxItemsPerLine = 2
        expectEqual(
            FlowArrangement(of: items((3, 1), (3, 1), (3, 1)), in: 11, options: options).picture,
            """
            AAA.BBB....
            CCC........
            """)
    }
}
