import Expectations
import FlowEditing
import Testing

/// Items that avoid the break before them, as a unit after its number.
@Suite struct TogetherTests {
    /// Items as long as the numbers say. Negative ones go together with the item before.
    private func items(_ lengths: Double...) -> FlowItems {
        FlowEngineTests.items(
            lengths.map { length in (abs(length), FlowItemTraits(avoidsBreakBefore: length < 0)) })
    }

    private func picture(
        _ list: FlowItems, in available: Double?, _ change: (inout FlowOptions) -> Void = { _ in }
    ) -> String {
        FlowArrangement(of: list, in: available, options: tight(change)).picture
    }

    @Test func theyGoToTheNextLineTogether() {
        expectEqual(
            picture(items(3, 3, -1), in: 6),
            """
            AAA.
            BBBC
            """)
        expectEqual(picture(items(3, 3, -1), in: 7), "AAABBBC")
    }

    @Test func theyBreakWhereTheyDoNotFitOnALine() {
        expectEqual(
            picture(items(1, 3, -2, -2, -1, 2), in: 5),
            """
            A....
            BBBCC
            DDEFF
            """)
    }

    @Test func aLimitOnItemsMovesThem() {
        expectEqual(
            picture(items(1, 1, 1, -1), in: nil, { $0.maxItemsPerLine = 3 }),
            """
            AB
            CD
            """)
    }

    @Test func aForcedBreakPartsThem() {
        var list = items(2, -2, -2)
        list[1].traits = FlowItemTraits(breaksBefore: true, avoidsBreakBefore: true)
        expectEqual(
            picture(list, in: 9),
            """
            AA..
            BBCC
            """)
    }

    @Test func theyGoTogetherInColumns() {
        expectEqual(
            picture(items(2, 2, 2, -2), in: 6, { $0.columns = .uniform }),
            """
            AABB
            CCDD
            """)
    }

    // 4 and 3 would be as good as 3 and 4, and have a fuller first line.
    @Test func balancedLinesDoNotPartThem() {
        expectEqual(
            picture(items(3, 1, -1, 2), in: 5, { $0.lineBreaking = .balanced }),
            """
            AAA.
            BCDD
            """)
        expectEqual(
            picture(items(3, 1, -1, 2), in: nil, { $0.minLines = 9 }),
            """
            AAA
            BC.
            DD.
            """)
    }

    @Test func aLimitHidesThemTogether() {
        let list = items(3, 2, -1, 4)
        let limited = list.limited(toLines: 1, in: 7, options: tight()) { _ in item(1, 1) }
        expectEqual(limited.shown.count, 3)
        let fewer = list.limited(toLines: 1, in: 6, options: tight()) { _ in item(1, 1) }
        expectEqual(fewer.shown.count, 1)
        let alone = items(3, -2, -4).limited(toLines: 1, in: 6, options: tight()) { _ in item(1, 1) }
        expectEqual(alone.shown.count, 2)
    }

    // Where the unit has become short enough, the number goes up to the line before.
    @Test func anEditMovesThemUp() {
        var flow = EditableFlow(of: items(2, 3, -4, 1), in: 6, options: tight())
        expectEqual(flow.itemRange(ofLine: 0), 0..<1)
        flow.replace(
            at: 2, with: FlowItem(width: 1, height: 1, traits: FlowItemTraits(avoidsBreakBefore: true)))
        expectEqual(flow.itemRange(ofLine: 0), 0..<3)
        flow.remove(at: 2)
        expectEqual(flow.itemRange(ofLine: 0), 0..<3)
    }
}
