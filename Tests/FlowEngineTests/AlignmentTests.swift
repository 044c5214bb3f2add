import Expectations
import FlowEngine
import Testing

/// Where lines stand along the main axis, and items across their line.
@Suite struct AlignmentTests {
    // There is space for 7 points, but the widest line takes 6: the others align with that.
    @Test(arguments: [
        (
            FlowLineAlignment.leading,
            """
            AAAAAA
            BBCC..
            """
        ),
        (
            .center,
            """
            AAAAAA
            .BBCC.
            """
        ),
        (
            .trailing,
            """
            AAAAAA
            ..BBCC
            """
        ),
    ])
    func shorterLinesAlignWithTheWidest(alignment: FlowLineAlignment, picture: String) {
        let arrangement = FlowArrangement(
            of: items((6, 1), (2, 1), (2, 1)), in: 7,
            options: FlowOptions(itemSpacing: 0, lineSpacing: 0, lineAlignment: alignment))
        expectEqual(arrangement.picture, picture)
        expectEqual(arrangement.size, size(6, 2))
    }

    @Test func aLinesFrameMovesWithItsItems() {
        let arrangement = FlowArrangement(
            of: items((6, 1), (3, 2)), in: 7, options: FlowOptions(lineSpacing: 1, lineAlignment: .center))
        expectEqual(arrangement.lines.map(\.frame), [rect(0, 0, 6, 1), rect(1.5, 2, 3, 2)])
        expectEqual(Array(arrangement.frames), [rect(0, 0, 6, 1), rect(1.5, 2, 3, 2)])
    }

    @Test(arguments: [
        (
            FlowItemAlignment.top,
            """
            AABBCC
            AA..CC
            AA..CC
            AA....
            AA....
            """
        ),
        (
            .center,
            """
            AA....
            AA..CC
            AABBCC
            AA..CC
            AA....
            """
        ),
        (
            .bottom,
            """
            AA....
            AA....
            AA..CC
            AA..CC
            AABBCC
            """
        ),
    ])
    func itemsAlignAcrossTheirLine(alignment: FlowItemAlignment, picture: String) {
        let arrangement = FlowArrangement(
            of: items((2, 5), (2, 1), (2, 3)), in: nil,
            options: FlowOptions(itemSpacing: 0, itemAlignment: alignment))
        expectEqual(arrangement.picture, picture)
        expectEqual(arrangement.size, size(6, 5))
    }

    @Test func eachLineAlignsItsOwnItems() {
        let arrangement = FlowArrangement(
            of: items((2, 1), (2, 3), (2, 2), (2, 1)), in: 4,
            options: FlowOptions(itemSpacing: 0, lineSpacing: 1, itemAlignment: .bottom))
        expectEqual(
            arrangement.picture,
            """
            ..BB
            ..BB
            AABB
            ....
            CC..
            CCDD
            """)
    }

    @Test func theMiddleMayFallBetweenPoints() {
        let arrangement = FlowArrangement(
            of: items((2, 4), (2, 1)), in: nil, options: FlowOptions(itemAlignment: .center))
        expectEqual(arrangement.frames[1], rect(10, 1.5, 2, 1))
    }
}
