import Expectations
import FlowEngine
import Testing

/// Which items share a line, and how far apart they and the lines stand.
@Suite struct BreakingTests {
    let tight = FlowOptions(itemSpacing: 1, lineSpacing: 0)

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
            [
                rect(0, 0, 3, 2), rect(4, 0, 4, 1), rect(0, 3, 2, 3), rect(3, 3, 5, 1),
            ])
    }

    @Test func aLineThatFillsTheWidthExactlyDoesNotWrap() {
        let three = items((3, 1), (3, 1), (2, 1))
        expectEqual(FlowArrangement(of: three, in: 10, options: tight).picture, "AAA.BBB.CC")
        expectEqual(
            FlowArrangement(of: three, in: 10 - 1.0 / 1024, options: tight).picture,
            """
            AAA.BBB
            CC.....
            """)
    }

    @Test func anOversizedItemStandsAloneAndSticksOut() {
        let arrangement = FlowArrangement(of: items((2, 1), (9, 1), (2, 1)), in: 6, options: tight)
        expectEqual(
            arrangement.picture,
            """
            AA.......
            BBBBBBBBB
            CC.......
            """)
        expectEqual(arrangement.size, size(9, 3))
    }

    @Test func anOversizedFirstItemLeavesNoGapAboveIt() {
        let arrangement = FlowArrangement(
            of: items((9, 1), (2, 1)), in: 6, options: FlowOptions(itemSpacing: 1, lineSpacing: 1))
        expectEqual(
            arrangement.picture,
            """
            AAAAAAAAA
            .........
            BB.......
            """)
    }

    @Test func nothingHasNoSizeAndNoLines() {
        for available in [nil, 0, 10, Double.infinity] {
            let arrangement = FlowArrangement(of: FlowItems(), in: available)
            expectEqual(arrangement.size, .zero)
            #expect(arrangement.lines.isEmpty)
            #expect(arrangement.frames.isEmpty)
        }
    }

    @Test func oneItemIsTheWholeFlow() {
        let arrangement = FlowArrangement(of: items((3, 2)), in: 10)
        expectEqual(arrangement.size, size(3, 2))
        expectEqual(arrangement.lines, [FlowLine(range: 0..<1, frame: rect(0, 0, 3, 2))])
        expectEqual(Array(arrangement.frames), [rect(0, 0, 3, 2)])
    }

    @Test func withoutAnEndEverythingIsOneLine() {
        for available in [nil, Double.infinity] {
            let arrangement = FlowArrangement(
                of: items((3, 1), (2, 2), (4, 1)), in: available, options: tight)
            expectEqual(
                arrangement.picture,
                """
                AAA.BB.CCCC
                ....BB.....
                """)
        }
    }

    @Test func withoutRoomEveryItemHasALine() {
        let arrangement = FlowArrangement(of: items((3, 1), (2, 2), (4, 1)), in: 0, options: tight)
        expectEqual(
            arrangement.picture,
            """
            AAA.
            BB..
            BB..
            CCCC
            """)
        expectEqual(arrangement.size, size(4, 4))
    }

    @Test func anItemWithoutSizeStillTakesItsSpacing() {
        let three = items((0, 0), (2, 1), (0, 3))
        let fits = FlowArrangement(of: three, in: 4, options: tight)
        expectEqual(fits.size, size(4, 3))
        expectEqual(Array(fits.frames), [rect(0, 0, 0, 0), rect(1, 0, 2, 1), rect(4, 0, 0, 3)])
        let wraps = FlowArrangement(of: three, in: 3.5, options: tight)
        expectEqual(wraps.size, size(3, 4))
        expectEqual(Array(wraps.frames), [rect(0, 0, 0, 0), rect(1, 0, 2, 1), rect(0, 1, 0, 3)])
    }

    @Test func negativeSpacingsOverlapItemsAndLines() {
        let arrangement = FlowArrangement(
            of: items((4, 2), (4, 2), (4, 2), (4, 2)), in: 10,
            options: FlowOptions(itemSpacing: -1, lineSpacing: -1))
        expectEqual(
            arrangement.picture,
            """
            AAABBBCCCC
            DDDDBBCCCC
            DDDD......
            """)
        expectEqual(
            Array(arrangement.frames),
            [
                rect(0, 0, 4, 2), rect(3, 0, 4, 2), rect(6, 0, 4, 2), rect(0, 1, 4, 2),
            ])
    }

    @Test func aFlowThatOverlapsItselfAwayHasNoNegativeSize() {
        let arrangement = FlowArrangement(
            of: items((1, 1), (1, 1)), in: nil, options: FlowOptions(itemSpacing: -9))
        // A line reaches as far as its first item.
        expectEqual(arrangement.size, size(1, 1))
        let column = FlowArrangement(of: items((1, 1), (1, 1)), in: 0, options: FlowOptions(lineSpacing: -9))
        expectEqual(column.size, size(1, 0))
    }

    @Test func aBreakBeforeAnOversizedItemAddsNoLine() {
        let plain = FlowItemTraits()
        for first in [plain, FlowItemTraits(breaksAfter: true)] {
            let list = items([(2, first), (7, FlowItemTraits(breaksBefore: true)), (2, plain)])
            expectEqual(
                FlowArrangement(of: list, in: 5, options: FlowOptions(itemSpacing: 0, lineSpacing: 1))
                    .picture,
                """
                AA.....
                .......
                BBBBBBB
                .......
                CC.....
                """)
        }
    }
}
