import Expectations
import FlowEngine
import Testing

/// Rows and columns. Right to left, reversed items and reversed lines are mirror images, whatever else a flow does.
@Suite struct MirrorTests {
    private func picture(axis: FlowAxis = .horizontal, _ change: (inout FlowOptions) -> Void = { _ in })
        -> String
    {
        var options = FlowOptions(axis: axis, itemSpacing: 1, lineSpacing: 1)
        change(&options)
        let rows = items((3, 2), (4, 1), (2, 2), (5, 1))
        return FlowArrangement(of: rows, in: axis == .horizontal ? 9 : 5, options: options).picture
    }

    @Test func rowsAreReadFromTheLeftOrTheRight() {
        expectEqual(
            picture(),
            """
            AAA.BBBB
            AAA.....
            ........
            CC.DDDDD
            CC......
            """)
        let reversed = """
            BBBB.AAA
            .....AAA
            ........
            DDDDD.CC
            ......CC
            """
        expectEqual(picture { $0.direction = .rightToLeft }, reversed)
        expectEqual(picture { $0.reversesItems = true }, reversed)
    }

    @Test func reversedLinesBeginAtTheBottom() {
        expectEqual(
            picture { $0.reversesLines = true },
            """
            CC......
            CC.DDDDD
            ........
            AAA.....
            AAA.BBBB
            """)
    }

    @Test func columnsAreReadDownwards() {
        expectEqual(
            picture(axis: .vertical),
            """
            AAA..CC...
            AAA..CC...
            ..........
            BBBB.DDDDD
            """)
        let reversed = """
            ...CC..AAA
            ...CC..AAA
            ..........
            DDDDD.BBBB
            """
        expectEqual(picture(axis: .vertical) { $0.direction = .rightToLeft }, reversed)
        expectEqual(picture(axis: .vertical) { $0.reversesLines = true }, reversed)
    }
}
