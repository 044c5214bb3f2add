import Expectations
import FlowEngine
import Testing

/// Columns of one length: as long as the longest item, or an even share of the space.
@Suite struct ColumnsTests {
    private func picture(
        _ list: FlowItems = items((3, 1), (1, 1), (3, 1), (1, 1)), in available: Double?,
        _ columns: FlowColumns
    ) -> String {
        arrangement(of: list, in: available, columns).picture
    }

    private func arrangement(of list: FlowItems, in available: Double?, _ columns: FlowColumns)
        -> FlowArrangement
    {
        FlowArrangement(of: list, in: available, options: options(columns))
    }

    private func options(_ columns: FlowColumns) -> FlowOptions {
        tight { ($0.columns, $0.itemSpacing) = (columns, 1) }
    }

    @Test func uniformOnesAreAsLongAsTheLongestItem() {
        expectEqual(
            picture(items((2, 1), (4, 2), (2, 1), (4, 1), (2, 1)), in: 9, .uniform),
            """
            .AA..BBBB
            .....BBBB
            .CC..DDDD
            .EE......
            """)
    }

    // 11 is 3 + 1 + 3 + 1 + 3.
    @Test(arguments: [FlowColumns.count(3), .adaptive(minimum: 3)])
    func othersShareTheSpace(columns: FlowColumns) {
        expectEqual(
            picture(in: 11, columns),
            """
            AAA..B..CCC
            .D.........
            """)
        expectEqual(picture(items((1, 1)), in: 11, columns), ".A.........")
    }

    @Test func adaptiveOnesAreAsManyAsFit() {
        expectEqual(picture(in: 15, .adaptive(minimum: 3)), "AAA..B..CCC..D.")
        // Two of 7: three of 5 would need 17.
        expectEqual(
            picture(in: 15, .adaptive(minimum: 5)),
            """
            ..AAA......B...
            ..CCC......D...
            """)
        // Three of 3, although there is space for 3.67. A maximum that is less than the minimum is that.
        for maximum in [3.0, 1] {
            expectEqual(
                picture(in: 13, .adaptive(minimum: 3, maximum: maximum)),
                """
                AAA..B..CCC..
                .D...........
                """)
        }
        // As GridItem(.adaptive(minimum:)): CSS's column would be 20 wide.
        expectEqual(picture(items((3, 1)), in: 5, .adaptive(minimum: 20)), ".AAA.")
    }

    // B and D grow, D no further than 2, in the middle of its column.
    @Test func anItemThatGrowsIsAsLongAsItsColumn() {
        var four = items((1, 1), (1, 1), (2, 1), (1, 1))
        four[1].traits = FlowItemTraits(grow: 0.5)
        four[3].traits = FlowItemTraits(grow: 1, maxLength: 2)
        let frames = arrangement(of: four, in: 11, .count(3)).frames
        expectEqual(
            Array(frames), [rect(1, 0, 1, 1), rect(4, 0, 3, 1), rect(8.5, 0, 2, 1), rect(0.5, 1, 2, 1)])
        var lines = FlexedLines(of: four, in: 11, options: options(.count(3)))
        expectEqual(lines.remeasuredLengths, [1: 3, 3: 2])
    }

    @Test(arguments: [FlowColumns.uniform, .count(3), .adaptive(minimum: 3)])
    func aHeadingSpansAllOfThem(columns: FlowColumns) {
        var list = items((9, 1), (3, 1), (1, 1), (1, 1))
        list[0].traits.fillLine()
        expectEqual(
            picture(list, in: 11, columns),
            """
            AAAAAAAAAAA
            BBB..C...D.
            """)
    }
}
