import Expectations
import FlowLayouts
import PortableUITesting
import Testing

/// What someone who knows SwiftUI writes first, from memory, is what it looks like. Characters are 6 × 12.
@MainActor @Suite(.inBothModes) struct SmallAppTests {
    // Chips are 24 wider and 12 higher than their texts. 168 of the 200 points are between the paddings of 16.
    @Test func chipsAreSelected() throws {
        let host = host(Interests(), width: 200)
        expectEqual(
            host.texts,
            [
                rect(16, 16, 60, 12),
                rect(28, 46, 30, 12), rect(90, 46, 36, 12),
                rect(28, 78, 60, 12), rect(120, 78, 30, 12),
                rect(28, 110, 30, 12),
            ])
        try host.tap("Chips")
        try host.tap("Linux")
        expectEqual(host.strings[0], "2 selected")
        try host.tap("Chips")
        expectEqual(host.strings[0], "1 selected")
    }

    // Fields are 26 high, of which 7 are a border on each side, and the switch is 31. Of 380, two fields, a code and the
    // spacing leave 50 to the fields.
    @Test func fieldsShareTheirRow() throws {
        let host = host(AddressForm(), width: 400)
        let fields = { host.frames.frames(named: "TextField").map { $0.insetBy(dx: -7, dy: -7) } }
        expectEqual(fields(), [rect(10, 10, 175, 26), rect(195, 10, 60, 26), rect(265, 10, 125, 26)])
        expectEqual(host.frames.frames(named: "Toggle"), [rect(10, 56, 380, 31)])
        expectEqual(host.texts.suffix(2), [rect(320, 107, 36, 12), rect(366, 107, 24, 12)])

        #expect(throws: (any Error).self) { try host.tap("Save") }
        try host.type("Main St", into: "Street")
        try host.type("Springfield", into: "City")
        try host.tap("Save")

        // Of 180, the street leaves too little for the code.
        host.proposal.width = 200
        expectEqual(fields(), [rect(10, 10, 180, 26), rect(10, 56, 60, 26), rect(80, 56, 110, 26)])
        expectEqual(host.frames.frames(named: "Toggle"), [rect(10, 102, 180, 31)])
    }

    // A token is a text, 4, a cross of 12 and twice 6. Of 184 points, Ada takes 46, Grace 58, and two spacings 16.
    @Test func tokensLeaveTheFieldTheRestOfTheRow() throws {
        let host = host(TokenField(), width: 200)
        let field = { host.frames.frames(named: "TextField") }
        expectEqual(host.texts.prefix(2), [rect(14, 14, 18, 12), rect(68, 14, 30, 12)])
        // There are 64 points left, and 80 needed.
        expectEqual(field().map(\.minX), [8])
        expectEqual(field().map(\.width), [184])

        try host.tap("Remove Ada")
        expectEqual(host.texts.first, rect(14, 14, 30, 12))
        expectEqual(field().map(\.minX), [74])
        expectEqual(field().map(\.width), [118])

        try host.type("Alan", into: "Add")
        try host.submit()
        expectEqual(host.strings.prefix(2), ["Grace", "Alan"])
        expectEqual(field().map(\.minX), [8])
    }

    // Between words is a space of 6; a chip is 8 wider than its text. “wait” would end at 214.
    @Test func textFlowsAroundChips() {
        let host = host(Recipe(), width: 200)
        let words = host.displayList.items.compactMap { item in
            if case .text(let text, _) = item.content {
                "\(text.string) \(Int(item.frame.minX)) \(Int(item.frame.minY))"
            } else {
                nil
            }
        }
        expectEqual(
            words,
            [
                "Mix 0 0", "two eggs 28 0", "with 86 0", "flour 120 0", ", 154 0", "and 166 0",
                "wait 0 16", "for 30 16", "an 54 16", "hour. 72 16",
            ])
    }

    // Three genres are on each of two rows, 154 wide, which leave space for “+2”.
    @Test func whatIsHiddenIsCounted() throws {
        let host = host(Genres(), width: 200)
        let shown = ["Drama", "Comedy", "Thriller", "Fantasy", "Crime", "Western"]
        expectEqual(host.strings, shown + ["+2"])
        #expect(host.texts.contains(rect(166, 32, 12, 12)))
        try host.tap("+2")
        expectEqual(host.strings, shown + ["Animation", "Horror", "Less"])
        expectEqual(host.texts.suffix(3), [rect(4, 60, 54, 12), rect(74, 60, 36, 12), rect(126, 60, 24, 12)])
        try host.tap("Less")
        expectEqual(host.strings, shown + ["+2"])
    }

    // Three boxes of 60 fill a row of 200, and rows are 30 apart. 70,000 is the second of row 23,333.
    @Test func aHundredThousandChipsScrollToOne() throws {
        let host = host(Numbers(), width: 200, height: 132)
        expectEqual(host.strings.prefix(5), ["Go to 70,000", "0", "1", "2", "3"])
        expectEqual(host.texts.prefix(3), [rect(64, 0, 72, 12), rect(27, 16, 6, 12), rect(97, 16, 6, 12)])
        try host.tap("Go to 70,000")
        // Below the button, 104 points are seen, and 100 more exist on both sides of them: at most 12 rows.
        #expect(host.strings.contains("69999") && host.strings.contains("70011"))
        #expect(host.strings.count <= 1 + 12 * 3)
        #expect(host.texts.contains(rect(85, 16, 30, 12)))
    }

    // Rows of 78 and 50, the second in the middle of the first, or both in the middle of 100.
    @Test func theEngineDrawsAndLaysOut() {
        let views = CenteredRows {
            Box(30, 20)
            Box(40, 20)
            Box(50, 20)
        }
        expectEqual(
            boxes(views, width: 100), [rect(11, 0, 30, 20), rect(49, 0, 40, 20), rect(25, 28, 50, 20)])

        let frames = [rect(0, 0, 30, 20), rect(38, 0, 40, 20), rect(14, 28, 50, 20)]
        let expected = Path { path in
            for frame in frames { path.addRect(frame) }
        }
        expectEqual(Boxes(widths: [30, 40, 50]).path(in: rect(0, 0, 100, 48)), expected)
    }

    @Test func aFlowIsTested() {
        let flow = HFlow(spacing: 8) {
            ForEach(["Swift", "Layout", "Linux"], id: \.self) { Text($0) }
        }
        .font(.system(size: 10))
        let host = ViewHost(flow, proposal: ProposedViewSize(width: 100, height: nil))
        expectEqual(host.frames.frame, CGRect(x: 0, y: 0, width: 74, height: 32))
        expectEqual(host.frames.frame(id: "Linux"), CGRect(x: 0, y: 20, width: 30, height: 12))
    }
}
