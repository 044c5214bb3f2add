import Expectations
import FlowEditing
import Testing

/// Slots as wide as the widest item.
@Suite struct ColumnsTests {
    let uniform = FlowOptions(itemSpacing: 1, lineSpacing: 0, columns: .uniform)

    @Test func itemsAreCenteredInSlotsOfOneWidth() {
        let arrangement = FlowArrangement(
            of: items((2, 1), (4, 2), (2, 1), (4, 1), (2, 1)), in: 9, options: uniform)
        expectEqual(
            arrangement.picture,
            """
            .AA..BBBB
            .....BBBB
            .CC..DDDD
            .EE......
            """)
        expectEqual(arrangement.size, size(9, 4))
        expectEqual(arrangement.lines.map(\.frame), [rect(0, 0, 9, 2), rect(0, 2, 9, 1), rect(0, 3, 4, 1)])
    }

    @Test func aLineEndsWithItsLastSlotNotWithItsLastItem() {
        let arrangement = FlowArrangement(of: items((4, 1), (2, 1)), in: 9, options: uniform)
        expectEqual(arrangement.size, size(9, 1))
        expectEqual(arrangement.picture, "AAAA..BB.")
        expectEqual(FlowArrangement(of: items((4, 1), (2, 1)), in: 8, options: uniform).lines.count, 2)
    }

    @Test func itemsThatGrowAreAsLongAsTheLongest() {
        var three = items((2, 1), (4, 1), (2, 1))
        three[0].traits = FlowItemTraits(grow: 1)
        expectEqual(
            FlowArrangement(of: three, in: 9, options: uniform).picture,
            """
            AAAA.BBBB
            .CC......
            """)
    }

    // As in a grid of CSS: an item is as long as its limits allow, and columns are as long as the longest.
    @Test func limitsHoldInColumns() {
        var two = items((5, 1), (6, 1))
        two[0].traits = FlowItemTraits(minLength: 10)
        let least = FlowArrangement(of: two, in: 30, options: uniform)
        expectEqual(least.picture, "AAAAAAAAAA...BBBBBB..")
        two[0].traits = FlowItemTraits(maxLength: 4)
        let most = FlowArrangement(of: two, in: 30, options: uniform)
        expectEqual(most.picture, ".AAAA..BBBBBB")
        two[0].traits = FlowItemTraits(grow: 1, maxLength: 4)
        expectEqual(FlowArrangement(of: two, in: 30, options: uniform), most)
        // A least length that a share of the space is too short for sticks out.
        two[0].traits = FlowItemTraits(minLength: 10)
        var shared = uniform
        shared.columns = .count(2)
        expectEqual(FlowArrangement(of: two, in: 15, options: shared).frames[0], rect(0, 0, 10, 1))
        expectEqual(FlowArrangement(of: two, in: 15, options: shared).frames[1], rect(8.5, 0, 6, 1))
    }

    @Test(arguments: FlowAxis.allCases)
    func limitsHoldInColumnsOfAnEditableFlow(axis: FlowAxis) {
        var options = uniform
        options.axis = axis
        let traits = FlowItemTraits(minLength: 10, maxLength: 12)
        var flow = EditableFlow(in: 30, options: options)
        flow.append(FlowItem(width: 5, height: 5, traits: traits))
        flow.append(FlowItem(width: 6, height: 6))
        flow.append(FlowItem(width: 20, height: 20, traits: traits))
        expectEqual(
            flow.arrangement(ofLines: 0..<flow.lineCount),
            FlowArrangement(of: flow.items, in: 30, options: options))
        let frame = flow.frame(at: 2)
        expectEqual((axis == .horizontal ? frame.width : frame.height), 12)
    }

    @Test func slotsMoveWithTheirLine() {
        var trailing = uniform
        trailing.lineAlignment = .trailing
        let arrangement = FlowArrangement(of: items((2, 1), (4, 1), (2, 1)), in: 9, options: trailing)
        expectEqual(
            arrangement.picture,
            """
            .AA..BBBB
            ......CC.
            """)
    }

    @Test func slotsWiderThanTheContainerStandBelowEachOther() {
        let arrangement = FlowArrangement(of: items((2, 1), (6, 1), (4, 1)), in: 5, options: uniform)
        expectEqual(
            arrangement.picture,
            """
            ..AA..
            BBBBBB
            .CCCC.
            """)
    }

    // The second line's larger gap would push D out of B's column.
    @Test func theLargestSpacingSeparatesAllColumns() {
        var four = items((2, 1), (2, 1), (2, 1), (2, 1))
        four.setSpacings([9, 1, 1, 2])
        let arrangement = FlowArrangement(of: four, in: 7, options: uniform)
        expectEqual(
            arrangement.picture,
            """
            AA..BB
            CC..DD
            """)
    }

    @Test func rowsOfEqualHeightStandBesideEachOtherInAVerticalFlow() {
        var vertical = uniform
        vertical.axis = .vertical
        let arrangement = FlowArrangement(of: items((1, 1), (1, 3), (2, 1), (1, 3)), in: 7, options: vertical)
        expectEqual(
            arrangement.picture,
            """
            ...
            ACC
            ...
            ...
            BD.
            BD.
            BD.
            """)
    }
}
