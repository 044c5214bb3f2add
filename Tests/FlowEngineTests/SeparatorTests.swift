import Expectations
import FlowEngine
import Testing

/// What is between items and between lines.
@Suite struct SeparatorTests {
    private let fives = items((5, 2), (3, 1), (4, 1))

    private func options(spacing: Double = 1, lineSpacing: Double = 1) -> FlowOptions {
        var options = FlowOptions(itemSpacing: spacing, lineSpacing: lineSpacing)
        (options.itemSeparator, options.lineSeparator) = (2, 1)
        return options
    }

    @Test func separatorsHaveTheSpacingOnBothSides() {
        let arrangement = FlowArrangement(of: fives, in: 12, options: options())
        expectEqual(
            arrangement.pictureWithSeparators,
            """
            AAAAA.||.BBB
            AAAAA.||....
            ............
            ------------
            ............
            CCCC........
            """)
        expectEqual(arrangement.size, size(12, 6))
        expectEqual(arrangement.itemSeparators, [rect(6, 0, 2, 2)])
        expectEqual(arrangement.lineSeparators, [rect(0, 3, 12, 1)])
    }

    @Test func separatorsCountWhenALineIsFilled() {
        let arrangement = FlowArrangement(of: fives, in: 10.5, options: options())
        expectEqual(arrangement.lines.map(\.range), [0..<1, 1..<2, 2..<3])
        #expect(arrangement.itemSeparators.isEmpty)
        expectEqual(arrangement.lineSeparators, [rect(0, 3, 5, 1), rect(0, 7, 5, 1)])
    }

    @Test func nothingAndOneItemHaveNoSeparators() {
        for list in [FlowItems(), items((3, 2))] {
            let arrangement = FlowArrangement(of: list, in: 9, options: options())
            #expect(arrangement.itemSeparators.isEmpty)
            #expect(arrangement.lineSeparators.isEmpty)
            expectEqual(arrangement.size, FlowArrangement(of: list, in: 9).size)
        }
    }

    @Test func separatorsStandInTheMiddleOfStretchedGaps() {
        var options = options()
        (options.sizing, options.distribution, options.lineDistribution) = (
            .fill, .spaceBetween, .spaceEvenly
        )
        let arrangement = FlowArrangement(
            of: fives, in: 14, across: 12, options: options, lineSpacing: { _, _ in 1 })
        // 2 more points between A and B, and 2 more before, between and after the lines.
        expectEqual(
            arrangement.pictureWithSeparators,
            """
            ..............
            ..............
            AAAAA..||..BBB
            AAAAA..||.....
            ..............
            ..............
            --------------
            ..............
            ..............
            CCCC..........
            ..............
            ..............
            """)
        expectEqual(arrangement.itemSeparators, [rect(7, 2, 2, 2)])
        expectEqual(arrangement.lineSeparators, [rect(0, 6, 14, 1)])
    }

    @Test func separatorsStandWhereTheirLineDoes() {
        var options = options()
        options.lineAlignment = .trailing
        let arrangement = FlowArrangement(
            of: items((8, 1), (2, 1), (2, 1)), in: 8, options: options)
        expectEqual(
            arrangement.pictureWithSeparators,
            """
            AAAAAAAA
            ........
            --------
            ........
            BB.||.CC
            """)
    }

    @Test func columnsMakeRoomForSeparators() {
        var options = options()
        options.columns = .count(2)
        let arrangement = FlowArrangement(
            of: items((3, 1), (3, 1), (1, 1), (5, 1)), in: 14, options: options)
        expectEqual(
            arrangement.pictureWithSeparators,
            """
            .AAA..||..BBB.
            ..............
            --------------
            ..............
            ..C...||.DDDDD
            """)
    }

    @Test func ownSpacingsLieOnBothSides() {
        var list = items((2, 1), (2, 1), (2, 1))
        list.setSpacings([0, 0, 2])
        let arrangement = FlowArrangement(of: list, in: nil, options: options())
        expectEqual(arrangement.pictureWithSeparators, "AA||BB..||..CC")
    }

    @Test func columnsOfItemsHaveThemAcross() {
        var options = options()
        options.axis = .vertical
        let arrangement = FlowArrangement(of: items((2, 2), (1, 1), (3, 1)), in: 8, options: options)
        expectEqual(
            arrangement.pictureWithSeparators,
            """
            AA.-.CCC
            AA.-....
            ...-....
            ||.-....
            ||.-....
            ...-....
            B..-....
            """)
        expectEqual(arrangement.itemSeparators, [rect(0, 3, 2, 2)])
        expectEqual(arrangement.lineSeparators, [rect(3, 0, 1, 7)])
    }

    @Test func mirrorsShowThemToo() {
        var options = options()
        options.direction = .rightToLeft
        options.reversesLines = true
        let arrangement = FlowArrangement(of: fives, in: 12, options: options)
        expectEqual(
            arrangement.pictureWithSeparators,
            """
            ........CCCC
            ............
            ------------
            ............
            ....||.AAAAA
            BBB.||.AAAAA
            """)
    }

    @Test(arguments: [Double.nan, -3, 0])
    func separatorsOfNoLengthOnlyDoubleTheSpacing(length: Double) {
        var options = options()
        (options.itemSeparator, options.lineSeparator) = (length, length)
        let arrangement = FlowArrangement(of: fives, in: 10, options: options)
        expectEqual(Array(arrangement.frames), [rect(0, 0, 5, 2), rect(7, 0, 3, 1), rect(0, 4, 4, 1)])
        expectEqual(arrangement.itemSeparators, [rect(6, 0, 0, 2)])
        expectEqual(arrangement.lineSeparators, [rect(0, 3, 10, 0)])
    }

    @Test func balancedLinesCountThem() {
        var options = options()
        options.lineBreaking = .balanced
        let arrangement = FlowArrangement(
            of: items((2, 1), (2, 1), (2, 1), (2, 1)), in: 14, options: options)
        expectEqual(
            arrangement.pictureWithSeparators,
            """
            AA.||.BB
            ........
            --------
            ........
            CC.||.DD
            """)
    }
}
