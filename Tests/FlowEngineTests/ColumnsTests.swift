import FlowEngine
import Testing

/// Slots as wide as the widest item.
@Suite struct ColumnsTests {
    let uniform = FlowOptions(itemSpacing: 1, lineSpacing: 0, columns: .uniform)

    @Test func itemsAreCentredInSlotsOfOneWidth() {
        let arrangement = FlowArrangement(
            of: items((2, 1), (4, 2), (2, 1), (4, 1), (2, 1)), in: 9, options: uniform)
        #expect(
            arrangement.picture == """
                .AA..BBBB
                .....BBBB
                .CC..DDDD
                .EE......
                """)
        #expect(arrangement.size == size(9, 4))
        #expect(arrangement.lines.map(\.frame) == [rect(0, 0, 9, 2), rect(0, 2, 9, 1), rect(0, 3, 4, 1)])
    }

    @Test func aLineEndsWithItsLastSlotNotWithItsLastItem() {
        let arrangement = FlowArrangement(of: items((4, 1), (2, 1)), in: 9, options: uniform)
        #expect(arrangement.size == size(9, 1))
        #expect(arrangement.picture == "AAAA..BB.")
        #expect(FlowArrangement(of: items((4, 1), (2, 1)), in: 8, options: uniform).lines.count == 2)
    }

    @Test func itemsThatGrowAreAsLongAsTheLongest() {
        var three = items((2, 1), (4, 1), (2, 1))
        three.setTraits(FlowItemTraits(grow: 1), at: 0)
        #expect(
            FlowArrangement(of: three, in: 9, options: uniform).picture == """
                AAAA.BBBB
                .CC......
                """)
    }

    @Test func slotsMoveWithTheirLine() {
        var trailing = uniform
        trailing.lineAlignment = .trailing
        let arrangement = FlowArrangement(of: items((2, 1), (4, 1), (2, 1)), in: 9, options: trailing)
        #expect(
            arrangement.picture == """
                .AA..BBBB
                ......CC.
                """)
    }

    @Test func slotsWiderThanTheContainerStandBelowEachOther() {
        let arrangement = FlowArrangement(of: items((2, 1), (6, 1), (4, 1)), in: 5, options: uniform)
        #expect(
            arrangement.picture == """
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
        #expect(
            arrangement.picture == """
                AA..BB
                CC..DD
                """)
    }

    @Test func rowsOfEqualHeightStandBesideEachOtherInAVerticalFlow() {
        var vertical = uniform
        vertical.axis = .vertical
        let arrangement = FlowArrangement(of: items((1, 1), (1, 3), (2, 1), (1, 3)), in: 7, options: vertical)
        #expect(
            arrangement.picture == """
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
