import Expectations
import FlowEngine
import Testing

/// Which items share a line, and how far apart they and the lines are.
@Suite struct BreakingTests {
    private func picture(
        _ list: FlowItems, in available: Double?, _ change: (inout FlowOptions) -> Void = { _ in }
    ) -> String {
        var options = FlowOptions(itemSpacing: 1, lineSpacing: 0)
        change(&options)
        return FlowArrangement(of: list, in: available, options: options).picture
    }

    @Test func aLineIsAsThickAsItsLargestItem() {
        let arrangement = FlowArrangement(
            of: items((3, 2), (4, 1), (2, 3), (5, 1)), in: 10,
            options: FlowOptions(itemSpacing: 1, lineSpacing: 1))
        expectEqual(
            arrangement.picture,
            """
            AAA.BBBB
            AAA.....
            ........
            CC.DDDDD
            CC......
            CC......
            """)
        expectEqual(arrangement.size, size(8, 6))
        expectEqual(
            arrangement.lines,
            [
                FlowLine(range: 0..<2, frame: rect(0, 0, 8, 2)),
                FlowLine(range: 2..<4, frame: rect(0, 3, 8, 3)),
            ])
        expectEqual(
            Array(arrangement.frames),
            [rect(0, 0, 3, 2), rect(4, 0, 4, 1), rect(0, 3, 2, 3), rect(3, 3, 5, 1)])
    }

    @Test func anOversizedItemIsAloneAndSticksOut() {
        expectEqual(
            picture(items((2, 1), (9, 1), (2, 1)), in: 6),
            """
            AA.......
            BBBBBBBBB
            CC.......
            """)
    }

    @Test func negativeSpacingsOverlapItemsAndLines() {
        expectEqual(
            picture(items((4, 2), (4, 2), (4, 2), (4, 2)), in: 10) {
                ($0.itemSpacing, $0.lineSpacing) = (-1, -1)
            },
            """
            AAABBBCCCC
            DDDDBBCCCC
            DDDD......
            """)
    }

    @Test func anItemsOwnSpacingIsBeforeItAndNeverStartsALine() {
        var four = items((2, 1), (2, 1), (2, 1), (2, 1))
        four.setSpacings([9, 2, 0])
        expectEqual(
            picture(four, in: 8),
            """
            AA..BBCC
            DD......
            """)
    }

    // MARK: Breaks

    @Test func breaksAreForced() {
        let (before, after) = (FlowItemTraits(breaksBefore: true), FlowItemTraits(breaksAfter: true))
        let plain = FlowItemTraits()
        for (first, second, third) in [(plain, before, plain), (after, plain, after), (after, before, plain)]
        {
            expectEqual(
                picture(items([(2, first), (2, second), (2, third)]), in: 9),
                """
                AA...
                BB.CC
                """)
        }
    }

    @Test func linesHaveNoMoreItemsThanTheyMay() {
        expectEqual(picture(items((2, 1), (2, 1), (2, 1)), in: 9) { $0.maxItemsPerLine = 2 }, "AA.BB\nCC...")
    }

    /// Items as long as the numbers say. Negative ones go together with the item before.
    private func together(_ lengths: Double...) -> FlowItems {
        items(lengths.map { length in (abs(length), FlowItemTraits(avoidsBreakBefore: length < 0)) })
    }

    @Test func someGoToTheNextLineTogether() {
        expectEqual(
            picture(together(3, 3, -1), in: 8),
            """
            AAA..
            BBB.C
            """)
        // 1 + 1 + 3 + 1 + 3: those that do not fit on a line start one.
        expectEqual(
            picture(together(1, 3, -3, -1, 2), in: 7),
            """
            A......
            BBB.CCC
            D.EE...
            """)
    }
}
