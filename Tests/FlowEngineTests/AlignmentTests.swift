import Expectations
import FlowEngine
import Testing

/// Where lines are along the flow, and items across their line.
@Suite struct AlignmentTests {
    // There is space for 7 points, but the widest line takes 6: the others align with that.
    @Test(
        arguments: zip(
            FlowLineAlignment.allCases, ["AAAAAA\nBBCC..", "AAAAAA\n.BBCC.", "AAAAAA\n..BBCC"]))
    func shorterLinesAlignWithTheWidest(alignment: FlowLineAlignment, picture: String) {
        let arrangement = FlowArrangement(
            of: items((6, 1), (2, 1), (2, 1)), in: 7, options: tight { $0.lineAlignment = alignment })
        expectEqual(arrangement.picture, picture)
    }

    @Test func anItemMayBeAlignedUnlikeTheOthers() {
        var list = items((1, 5), (1, 1), (1, 1), (1, 1), (1, 1))
        for (index, alignment) in [FlowItemAlignment.top, .center, .bottom, .stretch].enumerated() {
            list[index + 1].traits = FlowItemTraits(alignment: alignment)
        }
        expectEqual(
            FlowArrangement(of: list, in: nil, options: tight()).picture,
            """
            AB..E
            A...E
            A.C.E
            A...E
            A..DE
            """)
    }

    // MARK: Baselines

    private func picture(_ list: FlowItems, _ alignment: FlowItemAlignment, _ axis: FlowAxis = .horizontal)
        -> String
    {
        let options = tight { ($0.itemAlignment, $0.axis) = (alignment, axis) }
        return FlowArrangement(of: list, in: nil, options: options).picture
    }

    /// A has one line of text, 2 below its top; B has two, 1 and 3 below; C has none.
    private let texts: FlowItems = [
        FlowItem(width: 2, height: 3, firstBaseline: 2, lastBaseline: 2),
        FlowItem(width: 2, height: 4, firstBaseline: 1, lastBaseline: 3), FlowItem(width: 2, height: 1),
    ]

    // The ascents are 2 and 1, and the descents 1 and 3: the line is thicker than either item.
    @Test func firstBaselinesMeet() {
        expectEqual(
            picture(texts, .firstTextBaseline),
            """
            AA....
            AABBCC
            AABB..
            ..BB..
            ..BB..
            """)
    }

    @Test func lastBaselinesMeet() {
        expectEqual(
            picture(texts, .lastTextBaseline),
            """
            ..BB..
            AABB..
            AABBCC
            AABB..
            """)
    }

    @Test func withoutAnyBaselineItemsStandOnTheirBottoms() {
        expectEqual(
            picture(items((2, 1), (2, 3)), .firstTextBaseline),
            """
            ..BB
            ..BB
            AABB
            """)
    }

    // A's guide lies 2 to the right of its leading edge, B's 1; C has none and ends at the guide.
    @Test func inColumnsTheyAreDistancesFromTheLeadingEdge() {
        let list: FlowItems = [
            FlowItem(width: 3, height: 1, firstBaseline: 2), FlowItem(width: 4, height: 1, firstBaseline: 1),
            FlowItem(width: 1, height: 2),
        ]
        expectEqual(
            picture(list, .firstTextBaseline, .vertical),
            """
            AAA..
            .BBBB
            .C...
            .C...
            """)
    }

    // CSS: those aligned by their last baseline are at the end of a line that has space for more.
    @Test(
        arguments: zip(
            [FlowItemAlignment.firstTextBaseline, .lastTextBaseline],
            ["A.C\nABC\nABC\n..C\n..C", "..C\n..C\nABC\nABC\nA.C"]))
    func thoseOfSomeItemsMeet(alignment: FlowItemAlignment, expected: String) {
        var list = FlowItems()
        list.append(width: 1, height: 3, firstBaseline: 2, lastBaseline: 2)
        list.append(width: 1, height: 2, firstBaseline: 1, lastBaseline: 2)
        list.append(width: 1, height: 5)
        for index in 0..<2 { list[index].traits.alignment = alignment }
        expectEqual(picture(list, .top), expected)
    }
}
