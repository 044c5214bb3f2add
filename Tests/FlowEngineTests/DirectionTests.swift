import Expectations
import FlowEngine
import Testing

/// Columns instead of rows, and the mirror images of both.
@Suite struct DirectionTests {
    let rows = items((3, 2), (4, 1), (2, 3), (5, 1))
    let columns = items((2, 3), (1, 2), (3, 2))

    @Test func columnsFillDownwards() {
        let arrangement = FlowArrangement(
            of: columns, in: 6, options: FlowOptions(axis: .vertical, itemSpacing: 1, lineSpacing: 1))
        expectEqual(
            arrangement.picture,
            """
            AA.CCC
            AA.CCC
            AA....
            ......
            B.....
            B.....
            """)
        expectEqual(arrangement.size, size(6, 6))
        expectEqual(
            arrangement.lines,
            [
                FlowLine(range: 0..<2, frame: rect(0, 0, 2, 6)),
                FlowLine(range: 2..<3, frame: rect(3, 0, 3, 2)),
            ])
        expectEqual(Array(arrangement.frames), [rect(0, 0, 2, 3), rect(0, 4, 1, 2), rect(3, 0, 3, 2)])
    }

    @Test func inColumnsTrailingIsDownAndBottomIsRight() {
        let arrangement = FlowArrangement(
            of: columns, in: 6,
            options: FlowOptions(
                axis: .vertical, itemSpacing: 1, lineSpacing: 1, lineAlignment: .trailing,
                itemAlignment: .bottom))
        expectEqual(
            arrangement.picture,
            """
            AA....
            AA....
            AA....
            ......
            .B.CCC
            .B.CCC
            """)
    }

    @Test func rightToLeftMirrorsRows() {
        let arrangement = FlowArrangement(
            of: rows, in: 10, options: FlowOptions(itemSpacing: 1, lineSpacing: 1, direction: .rightToLeft))
        expectEqual(
            arrangement.picture,
            """
            BBBB.AAA
            .....AAA
            ........
            DDDDD.CC
            ......CC
            ......CC
            """)
        expectEqual(
            Array(arrangement.frames),
            [
                rect(5, 0, 3, 2), rect(0, 0, 4, 1), rect(6, 3, 2, 3), rect(0, 3, 5, 1),
            ])
    }

    @Test func rightToLeftLeadsFromTheRight() {
        let arrangement = FlowArrangement(
            of: items((6, 1), (2, 1), (2, 1)), in: 7,
            options: FlowOptions(itemSpacing: 0, lineSpacing: 0, direction: .rightToLeft))
        expectEqual(
            arrangement.picture,
            """
            AAAAAA
            ..CCBB
            """)
        expectEqual(arrangement.lines.map(\.frame), [rect(0, 0, 6, 1), rect(2, 1, 4, 1)])
    }

    @Test func rightToLeftMirrorsTheOrderOfColumns() {
        let arrangement = FlowArrangement(
            of: columns, in: 6,
            options: FlowOptions(axis: .vertical, itemSpacing: 1, lineSpacing: 1, direction: .rightToLeft))
        expectEqual(
            arrangement.picture,
            """
            CCC.AA
            CCC.AA
            ....AA
            ......
            .....B
            .....B
            """)
        expectEqual(arrangement.lines.map(\.frame), [rect(4, 0, 2, 6), rect(0, 0, 3, 2)])
    }
}
