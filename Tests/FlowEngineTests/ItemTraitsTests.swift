import Expectations
import FlowEngine
import Testing

/// Alignment of single items, stretched items, and breaks that items ask for.
@Suite struct ItemTraitsTests {
    @Test func eachItemHasItsOwnAlignment() {
        var list = items((1, 5), (1, 1), (1, 1), (1, 1), (1, 1))
        for (index, alignment) in [FlowItemAlignment.top, .center, .bottom, .stretch].enumerated() {
            list[index + 1].traits = FlowItemTraits(alignment: alignment)
        }
        let arrangement = FlowArrangement(of: list, in: nil, options: tight())
        expectEqual(
            arrangement.picture,
            """
            AB..E
            A...E
            A.C.E
            A...E
            A..DE
            """)
    }

    @Test func baselinesAndOtherAlignmentsShareALine() {
        var list = FlowItems()
        list.append(width: 1, height: 3, firstBaseline: 2)
        list.append(width: 1, height: 2, firstBaseline: 1)
        list.append(width: 1, height: 5)
        for index in 0..<2 {
            list[index].traits = FlowItemTraits(alignment: .firstTextBaseline)
        }
        expectEqual(
            FlowArrangement(of: list, in: nil, options: tight()).picture,
            """
            A.C
            ABC
            ABC
            ..C
            ..C
            """)
    }

    // CSS: those aligned by their last baseline are at the end of a line that has space for more.
    @Test func lastBaselinesStandAtTheEnd() {
        var list = FlowItems()
        list.append(width: 1, height: 3, lastBaseline: 2)
        list.append(width: 1, height: 2, lastBaseline: 2)
        list.append(width: 1, height: 5)
        for index in 0..<2 {
            list[index].traits = FlowItemTraits(alignment: .lastTextBaseline)
        }
        expectEqual(
            FlowArrangement(of: list, in: nil, options: tight()).picture,
            """
            ..C
            ..C
            ABC
            ABC
            A.C
            """)
    }

    @Test(arguments: [FlowItemAlignment.firstTextBaseline, .lastTextBaseline])
    func reversedLinesKeepBaselinesAligned(alignment: FlowItemAlignment) {
        var list = FlowItems()
        list.append(width: 1, height: 3, firstBaseline: 2, lastBaseline: 2)
        list.append(width: 1, height: 2, firstBaseline: 1, lastBaseline: 1)
        list.append(width: 1, height: 1)
        list.append(width: 3, height: 1)
        let options = tight { ($0.itemAlignment, $0.reversesLines) = (alignment, true) }
        // A's lower and B's lower row are below the baseline that C stands on.
        expectEqual(
            FlowArrangement(of: list, in: 3, options: options).picture,
            """
            DDD
            A..
            ABC
            AB.
            """)
    }

    @Test func breaksAreForced() {
        let (before, after) = (FlowItemTraits(breaksBefore: true), FlowItemTraits(breaksAfter: true))
        let plain = FlowItemTraits()
        for (first, second, third) in [(plain, before, plain), (after, plain, plain), (after, before, plain)]
        {
            let list = items([(2, first), (2, second), (2, third)])
            for available in [9, nil, Double.infinity] {
                expectEqual(
                    FlowArrangement(of: list, in: available, options: tight()).picture,
                    """
                    AA..
                    BBCC
                    """)
            }
        }
    }

    @Test func breaksAtTheEndsMakeNoLines() {
        let list = items([(2, FlowItemTraits(breaksBefore: true)), (2, FlowItemTraits(breaksAfter: true))])
        expectEqual(FlowArrangement(of: list, in: 9, options: tight()).picture, "AABB")
    }

    @Test func aBreakWhereALineEndsAnywayMakesNoOther() {
        let list = items([(5, FlowItemTraits(breaksAfter: true)), (5, FlowItemTraits(breaksBefore: true))])
        expectEqual(FlowArrangement(of: list, in: 6, options: tight()).lines.count, 2)
    }

    @Test func linesHaveNoMoreItemsThanTheyMay() {
        for (limit, ranges) in [
            (-1, [0..<1, 1..<2, 2..<3]), (1, [0..<1, 1..<2, 2..<3]), (2, [0..<2, 2..<3]),
        ] {
            for available in [9, nil, Double.infinity] {
                let lines = FlowLines(
                    of: items((2, 1), (2, 1), (2, 1)), in: available,
                    options: tight { $0.maxItemsPerLine = limit })
                expectEqual(lines.ranges, ranges)
            }
        }
    }

    @Test func aForcedBreakBeginsToCountAnew() {
        let plain = FlowItemTraits()
        let list = items([(1, plain), (1, FlowItemTraits(breaksBefore: true)), (1, plain), (1, plain)])
        let lines = FlowLines(of: list, in: 9, options: tight { $0.maxItemsPerLine = 2 })
        expectEqual(lines.ranges, [0..<1, 1..<3, 3..<4])
    }
}
