import Expectations
import FlowEditing
import TestSupport
import Testing

/// Items that are read against their flow: the expected frames are rule L2 of Unicode's annex 9, worked out by hand.
@Suite struct ItemDirectionTests {
    /// Items one point high. Those in brackets are read from right to left, all others from left to right.
    private func words(_ words: String, gap: Double? = nil) -> FlowItems {
        var items = FlowItems()
        var direction = FlowDirection.leftToRight
        for word in words.split(separator: " ") {
            if word.hasPrefix("[") { direction = .rightToLeft }
            items.append(
                FlowItem(
                    width: Double(word.filter(\.isLetter).count), height: 1, spacing: gap,
                    traits: FlowItemTraits(direction: direction)))
            if word.hasSuffix("]") { direction = .leftToRight }
        }
        return items
    }

    private func arrangement(
        _ list: String, in available: Double? = nil, gap: Double? = nil,
        _ change: (inout FlowOptions) -> Void = { _ in }
    ) -> FlowArrangement {
        var options = FlowOptions(itemSpacing: 1, lineSpacing: 1)
        change(&options)
        return FlowArrangement(of: words(list, gap: gap), in: available, options: options)
    }

    // MARK: The order of a line

    @Test func neighborsRunInTheirOwnDirection() {
        expectEqual(arrangement("A [BB CCC D] EE").picture, "A.D.CCC.BB.EE")
        expectEqual(arrangement("A [BB] CCC").picture, "A.BB.CCC")
        expectEqual(arrangement("[A BB] CCC [DD E]").picture, "BB.A.CCC.E.DD")
    }

    @Test func thePhraseOfAnotherDirectionKeepsItsOrder() {
        // The flow is read from right to left, and so are the words in brackets.
        expectEqual(arrangement("A BB [CCC] DD E") { $0.direction = .rightToLeft }.picture, "DD.E.CCC.A.BB")
        expectEqual(arrangement("[A BB CCC]") { $0.direction = .rightToLeft }.picture, "CCC.BB.A")
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

    // In columns of a vertical flow no order is against another one.
    @Test func columnsAreReadFromTheTop() {
        let all = arrangement("A [BB CCC] D") { $0.axis = .vertical }
        expectEqual(all.frames.map(\.y), [0, 2, 4, 6])
    }

    @Test func reversedItemsAreTheMirrorImage() {
        let all = arrangement("A [BB CCC D] EE") { $0.reversesItems = true }
        expectEqual(all.picture, "EE.BB.CCC.D.A")
    }

    // MARK: With other options

    @Test func spaceIsSpreadByWhereItemsAreSeen() {
        let all = arrangement("A [BB CCC] D", in: 13) {
            ($0.sizing, $0.distribution) = (.fill, .spaceBetween)
        }
        expectEqual(all.picture, "A..CCC..BB..D")
        let around = arrangement("A [B C] D", in: 15) { ($0.sizing, $0.distribution) = (.fill, .spaceAround) }
        expectEqual(around.picture, ".A...C...B...D.")
    }

    @Test func separatorsAreInTheGapsThatAreSeen() {
        let all = arrangement("A [BB CCC] D") { $0.itemSeparator = 1 }
        expectEqual(all.pictureWithSeparators, "A.|.CCC.|.BB.|.D")
        expectEqual(all.itemSeparators.map(\.x), [2, 8, 13])
    }

    @Test func itemsGrowWhereTheyAreSeen() {
        var items = words("A [BB CCC] D")
        items[1].traits.grow = 1
        let options = FlowOptions(itemSpacing: 1)
        expectEqual(FlowArrangement(of: items, in: 13, options: options).picture, "A.CCC.BBBBB.D")
    }

    @Test func columnsLineUp() {
        let all = arrangement("A [B CCC] D", in: 7) { $0.columns = .uniform }
        expectEqual(
            all.picture,
            """
            .A...B.
            .......
            CCC..D.
            """)
        let one = arrangement("A [B CCC] D") { $0.columns = .uniform }
        expectEqual(one.frames.map(\.x), [1, 9, 4, 13])
    }

    // A run that overlaps itself is no longer than before, and starts where it did: C would stick out otherwise.
    @Test func overlapsStayInsideOfTheLine() {
        var items = words("[AAAAAAAAAA B] C")
        items.setSpacings([0, -5, 5])
        let all = FlowArrangement(of: items, in: nil)
        expectEqual(all.frames.map(\.x), [0, 4, 11])
        expectEqual(all.size.width, 12)
    }

    // MARK: Edits

    @Test func editedFlowsReorderTheLinesThatChange() {
        var flow = EditableFlow(of: words("A [BB CCC] D"), in: nil, options: FlowOptions(itemSpacing: 1))
        expectEqual(flow.frames(of: 0..<4).map(\.x), [0, 6, 2, 9])
        var item = flow[2]
        item.traits.direction = nil
        let edit = flow.replace(at: 2, with: item)
        expectEqual(edit.items, 0..<4)
        expectEqual(flow.frames(of: 0..<4).map(\.x), [0, 2, 5, 9])
    }

    // MARK: Keys and drops

    private func flow(_ list: String, in available: Double?, _ direction: FlowDirection = .leftToRight)
        -> EditableFlow
    {
        EditableFlow(
            of: words(list), in: available,
            options: FlowOptions(itemSpacing: 1, lineSpacing: 1, direction: direction))
    }

    private func items(_ movement: FlowMovement, from item: Int, in flow: EditableFlow) -> [Int] {
        var cursor = FlowCursor(item: item)
        var items: [Int] = []
        while let next = flow.destination(of: movement, from: cursor), items.count < flow.count {
            items.append(next.item)
            cursor = next
        }
        return items
    }

    // A.CCC.BB
    // E.DD.FF.
    @Test func keysGoByWhatIsSeen() {
        let flow = flow("A [BB CCC DD E] FF", in: 8)
        expectEqual(items(.right, from: 0, in: flow), [2, 1, 4, 3, 5])
        expectEqual(items(.left, from: 5, in: flow), [3, 4, 1, 2, 0])
        expectEqual(flow.destination(of: .lineStart, from: FlowCursor(item: 3))?.item, 4)
        expectEqual(flow.destination(of: .lineEnd, from: FlowCursor(item: 0))?.item, 1)
        expectEqual(flow.destination(of: .down, from: FlowCursor(item: 1))?.item, 5)
    }

    // CCC.BB.A
    // .FF.DD.E
    @Test func keysGoByWhatIsSeenFromRightToLeft() {
        let flow = flow("[A BB] CCC DD E [FF]", in: 8, .rightToLeft)
        expectEqual(items(.left, from: 0, in: flow), [1, 2, 4, 3, 5])
        expectEqual(items(.right, from: 5, in: flow), [3, 4, 2, 1, 0])
    }

    // A.D.CCC.BB.EE has its middles at 0.5, 2.5, 5.5, 9 and 12.
    @Test(arguments: [(0, 0), (1, 1), (2, 1), (3, 3), (5, 3), (6, 2), (8, 2), (9.5, 4), (11.5, 4), (12.5, 5)])
    func aDropGoesWhereItIsSeen(x: Double, index: Int) {
        expectEqual(flow("A [BB CCC D] EE", in: nil).insertionIndex(atX: x, y: 0.5), index)
        // From right to left, the mirror image: EE.BB.CCC.D.A would be that of the opposite words.
        let mirrored = flow("[A] BB CCC D [EE]", in: nil, .rightToLeft)
        expectEqual(mirrored.insertionIndex(atX: 13 - x, y: 0.5), index)
    }

    // What is dropped has the direction of its neighbors, or that of the flow: then it is where it was dropped.
    @Test func aDroppedItemIsBesideThePoint() throws {
        for seed in UInt64(0)..<400 {
            var random = SeededGenerator(seed: seed)
            var list = FlowItems()
            for _ in 0..<Int.random(in: 1...9, using: &random) {
                list.append(
                    FlowItem(
                        width: Double(Int.random(in: 1...5, using: &random)), height: 1,
                        traits: FlowItemTraits(direction: random.element(of: FlowDirection.self))))
            }
            let options = FlowOptions(itemSpacing: 1, direction: random.element(of: FlowDirection.self))
            var flow = EditableFlow(of: list, in: nil, options: options)
            let x = Double.random(in: 0...flow.size.width, using: &random)
            let before = flow.frames(of: 0..<flow.count).count { $0.x + $0.width / 2 < x }
            let index = flow.insertionIndex(atX: x, y: 0)
            let isBetween = index > 0 && index < flow.count
            let neighbors = isBetween ? [flow[index - 1], flow[index]].map(\.traits.direction) : []
            let direction = neighbors.count == 2 && neighbors[0] == neighbors[1] ? neighbors[0] : nil
            flow.insert(
                FlowItem(width: 1, height: 1, traits: FlowItemTraits(direction: direction)), at: index)
            let frames = flow.frames(of: 0..<flow.count)
            let seen = frames.count { $0.x < frames[index].x }
            try #require(
                seen == before, "seed \(seed): \(x) in \(list.map(\.traits.direction)), \(options.direction)")
        }
    }
}
