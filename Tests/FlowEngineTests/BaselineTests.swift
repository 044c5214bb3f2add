import Expectations
import FlowEngine
import Testing

/// Items that stand on a common line of text.
@Suite struct BaselineTests {
    let first = FlowOptions(itemSpacing: 0, lineSpacing: 1, itemAlignment: .firstTextBaseline)
    let last = FlowOptions(itemSpacing: 0, lineSpacing: 1, itemAlignment: .lastTextBaseline)

    /// A has one line of text, 2 below its top; B has two, 1 and 3 below.
    var texts: FlowItems {
        var items = FlowItems()
        items.append(width: 2, height: 3, firstBaseline: 2, lastBaseline: 2)
        items.append(width: 2, height: 4, firstBaseline: 1, lastBaseline: 3)
        return items
    }

    // Ascents 2 and 1, descents 1 and 3: thicker than either item.
    @Test func firstBaselinesMeet() {
        let arrangement = FlowArrangement(of: texts, in: nil, options: first)
        expectEqual(
            arrangement.picture,
            """
            AA..
            AABB
            AABB
            ..BB
            ..BB
            """)
        expectEqual(arrangement.size, size(4, 5))
        expectEqual(Array(arrangement.frames), [rect(0, 0, 2, 3), rect(2, 1, 2, 4)])
    }

    // Ascents 2 and 3, descents 1 and 1.
    @Test func lastBaselinesMeet() {
        let arrangement = FlowArrangement(of: texts, in: nil, options: last)
        expectEqual(
            arrangement.picture,
            """
            ..BB
            AABB
            AABB
            AABB
            """)
        expectEqual(arrangement.size, size(4, 4))
        expectEqual(Array(arrangement.frames), [rect(0, 1, 2, 3), rect(2, 0, 2, 4)])
    }

    // A stands at the line's top, B is as high as the line: only C and D meet, at the bottom of D.
    @Test func onlyItemsAlignedByBaselineMeet() {
        var items = items((2, 2), (2, 4), (2, 1), (2, 3))
        items[0].traits = FlowItemTraits(alignment: .top)
        items[1].traits = FlowItemTraits(alignment: .stretch)
        expectEqual(
            FlowArrangement(of: items, in: nil, options: first).picture,
            """
            AABB..DD
            AABB..DD
            ..BBCCDD
            ..BB....
            """)
    }

    @Test func anItemWithoutBaselineStandsOnIt() {
        var items = texts
        items.append(width: 2, height: 3)
        expectEqual(
            FlowArrangement(of: items, in: nil, options: first).picture,
            """
            ....CC
            AA..CC
            AABBCC
            AABB..
            ..BB..
            ..BB..
            """)
    }

    @Test func theOrderOfItemsWithAndWithoutBaselineDoesNotMatter() {
        var items = items((2, 3))
        items.append(width: 2, height: 3, firstBaseline: 2)
        expectEqual(
            FlowArrangement(of: items, in: nil, options: first).picture,
            """
            AA..
            AABB
            AABB
            ..BB
            """)
    }

    @Test func withoutAnyBaselineItemsStandOnTheirBottoms() {
        for options in [first, last] {
            expectEqual(
                FlowArrangement(of: items((2, 1), (2, 3)), in: nil, options: options).picture,
                """
                ..BB
                ..BB
                AABB
                """)
        }
    }

    // Ascents 4 and 1, descents -2 and 2.
    @Test func aBaselineBelowItsItemKeepsTheItemInTheLine() {
        var items = FlowItems()
        items.append(width: 2, height: 2, firstBaseline: 4)
        items.append(width: 2, height: 3, firstBaseline: 1)
        expectEqual(
            FlowArrangement(of: items, in: nil, options: first).picture,
            """
            AA..
            AA..
            ....
            ..BB
            ..BB
            ..BB
            """)
    }

    // Ascents -1 and 0, descents 3 and 1.
    @Test func aBaselineAboveItsItemKeepsTheItemInTheLine() {
        var items = FlowItems()
        items.append(width: 2, height: 2, firstBaseline: -1)
        items.append(width: 2, height: 1, firstBaseline: 0)
        expectEqual(
            FlowArrangement(of: items, in: nil, options: first).picture,
            """
            ..BB
            AA..
            AA..
            """)
    }

    // A and B as above; in the second line C hangs down 2 below its baseline, D stands on it.
    @Test func eachLineHasItsOwnBaseline() {
        var items = texts
        items.append(width: 1, height: 3, firstBaseline: 1)
        items.append(width: 3, height: 1)
        let arrangement = FlowArrangement(of: items, in: 4, options: first)
        expectEqual(
            arrangement.picture,
            """
            AA..
            AABB
            AABB
            ..BB
            ..BB
            ....
            CDDD
            C...
            C...
            """)
        expectEqual(arrangement.lines.map(\.frame), [rect(0, 0, 4, 5), rect(0, 6, 4, 3)])
    }

    // A's guide lies 2 to the right of its leading edge, B's 1; C has none and ends at the guide.
    @Test func inColumnsBaselinesAreDistancesFromTheLeadingEdge() {
        var items = FlowItems()
        items.append(width: 3, height: 1, firstBaseline: 2)
        items.append(width: 4, height: 1, firstBaseline: 1)
        items.append(width: 1, height: 2)
        var options = first
        options.axis = .vertical
        expectEqual(
            FlowArrangement(of: items, in: nil, options: options).picture,
            """
            AAA..
            .BBBB
            .C...
            .C...
            """)
        options.direction = .rightToLeft
        expectEqual(
            FlowArrangement(of: items, in: nil, options: options).picture,
            """
            ..AAA
            BBBB.
            ...C.
            ...C.
            """)
    }
}
