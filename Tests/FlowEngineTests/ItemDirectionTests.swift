import Expectations
import FlowEditing
import Testing

/// Items that are read against their flow: the expected frames are rule L2 of Unicode's annex 9, worked out by hand.
@Suite struct ItemDirectionTests {
    /// Items one point high. Those in brackets are read from right to left, all others from left to right.
    private func words(_ words: String) -> FlowItems {
        var items = FlowItems()
        var direction = FlowDirection.leftToRight
        for word in words.split(separator: " ") {
            if word.hasPrefix("[") { direction = .rightToLeft }
            items.append(
                FlowItem(
                    width: Double(word.filter(\.isLetter).count), height: 1,
                    traits: FlowItemTraits(direction: direction)))
            if word.hasSuffix("]") { direction = .leftToRight }
        }
        return items
    }

    private func arrangement(
        _ list: String, in available: Double? = nil, _ change: (inout FlowOptions) -> Void = { _ in }
    ) -> FlowArrangement {
        var options = FlowOptions(itemSpacing: 1, lineSpacing: 1)
        change(&options)
        return FlowArrangement(of: words(list), in: available, options: options)
    }

    // MARK: The order of a line

    @Test func neighborsRunInTheirOwnDirection() {
        expectEqual(arrangement("A [BB CCC D] EE").picture, "A.D.CCC.BB.EE")
        expectEqual(arrangement("A [BB] CCC").picture, "A.BB.CCC")
        expectEqual(arrangement("[A BB] CCC [DD E]").picture, "BB.A.CCC.E.DD")
    }

    @Test func eachLineIsOrderedAfterItIsBroken() {
        expectEqual(
            arrangement("A [BB CCC DD E] FF", in: 8).picture,
            """
            A.CCC.BB
            ........
            E.DD.FF.
            """)
        expectEqual(
            arrangement("[A BB] CCC DD E [FF]", in: 8) { $0.direction = .rightToLeft }.picture,
            """
            CCC.BB.A
            ........
            .FF.DD.E
            """)
    }

    @Test func distancesGoAlong() {
        // Before B are 2, before C 3 and before D 1.
        var items = words("A [B C] D")
        items.setSpacings([0, 2, 3, 1])
        expectEqual(FlowArrangement(of: items, in: nil).picture, "A..C...B.D")
    }

    // MARK: Drops

    private func flow(_ list: String, in available: Double?, _ direction: FlowDirection = .leftToRight)
        -> EditableFlow
    {
        EditableFlow(
            of: words(list), in: available,
            options: FlowOptions(itemSpacing: 1, lineSpacing: 1, direction: direction))
    }

    // A.D.CCC.BB.EE has its middles at 0.5, 2.5, 5.5, 9 and 12.
    @Test(arguments: [(0, 0), (1, 1), (2, 1), (3, 3), (5, 3), (6, 2), (8, 2), (9.5, 4), (11.5, 4), (12.5, 5)])
    func aDropGoesWhereItIsSeen(x: Double, index: Int) {
        expectEqual(flow("A [BB CCC D] EE", in: nil).insertionIndex(atX: x, y: 0.5), index)
        // From right to left, the mirror image: EE.BB.CCC.D.A would be that of the opposite words.
        let mirrored = flow("[A] BB CCC D [EE]", in: nil, .rightToLeft)
        expectEqual(mirrored.insertionIndex(atX: 13 - x, y: 0.5), index)
    }
}
