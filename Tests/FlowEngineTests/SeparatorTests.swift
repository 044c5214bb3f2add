import Expectations
import FlowEngine
import Testing

/// What is between items and between lines.
@Suite struct SeparatorTests {
    private func arrangement(
        _ list: FlowItems = items((5, 2), (3, 1), (4, 1)), in available: Double?,
        _ change: (inout FlowOptions) -> Void = { _ in }
    ) -> FlowArrangement {
        var options = FlowOptions(itemSpacing: 1, lineSpacing: 1)
        (options.itemSeparator, options.lineSeparator) = (2, 1)
        change(&options)
        return FlowArrangement(of: list, in: available, options: options)
    }

    @Test func theyHaveTheSpacingOnBothSides() {
        let arrangement = arrangement(in: 12)
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
        expectEqual(arrangement.itemSeparators, [rect(6, 0, 2, 2)])
        expectEqual(arrangement.lineSeparators, [rect(0, 3, 12, 1)])
        expectEqual(self.arrangement(in: 10.5).lines.map(\.range), [0..<1, 1..<2, 2..<3])
    }

    @Test func theyAreInTheMiddleOfStretchedGaps() {
        expectEqual(
            arrangement(items((5, 1), (3, 1)), in: 14) { $0.distribution = .spaceBetween }
                .pictureWithSeparators,
            "AAAAA..||..BBB")
    }

    @Test func columnsHaveSpaceForThem() {
        let list = items((3, 1), (3, 1), (1, 1), (5, 1))
        expectEqual(
            arrangement(list, in: 14) { $0.columns = .count(2) }.pictureWithSeparators,
            """
            .AAA..||..BBB.
            ..............
            --------------
            ..............
            ..C...||.DDDDD
            """)
    }

    @Test func inAVerticalFlowTheyAreAcross() {
        expectEqual(
            arrangement(items((2, 2), (1, 1), (3, 1)), in: 8) { $0.axis = .vertical }.pictureWithSeparators,
            """
            AA.-.CCC
            AA.-....
            ...-....
            ||.-....
            ||.-....
            ...-....
            B..-....
            """)
    }
}
