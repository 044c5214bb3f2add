import Expectations
import PortableUITesting
import PortableUIRendering
import TestSupport
import Testing

/// Pictures of characters, worked out by hand.
struct TerminalTests {
    private let font = Font.Resolved(size: 17)

    private func draw(_ width: CGFloat, _ height: CGFloat, _ items: [DisplayNode]) throws -> String {
        try TerminalRenderer().text(DisplayList(size: CGSize(width: width, height: height), nodes: items))
    }

    private func chip(_ text: String, x: CGFloat, y: CGFloat) -> [DisplayNode] {
        let width = CGFloat(text.count)
        return [
            .box(CGRect(x, y, width + 2, 3)), .text(.plain(text), CGRect(x + 1, y + 1, width, 1)),
        ]
    }

    @Test func `Chips are boxes with text`() throws {
        let items = chip("Swift", x: 0, y: 0) + chip("on", x: 8, y: 0) + chip("Linux", x: 0, y: 3)
        try expectEqual(
            draw(14, 6, items),
            """
            ╭─────╮ ╭──╮
            │Swift│ │on│
            ╰─────╯ ╰──╯
            ╭─────╮
            │Linux│
            ╰─────╯
            """)
    }

    @Test func `Later items cover earlier ones`() throws {
        let letters = DisplayNode.text(.plain("abcdefg\nabcdefg\nabcdefg\nabcdefg"), CGRect(0, 0, 7, 4))
        try expectEqual(
            draw(7, 4, [letters, .box(CGRect(1, 0, 4, 3))]),
            """
            a╭──╮fg
            a│  │fg
            a╰──╯fg
            abcdefg
            """)
    }

    @Test func `What has one cell, or is invisible, is no box`() throws {
        let invisible = DisplayNode.box(CGRect(0, 0, 4, 4), opacity: 0)
        let clear = DisplayNode.box(CGRect(0, 0, 4, 4), Color.Resolved(red: 0, green: 0, blue: 0, opacity: 0))
        let small = DisplayNode.box(CGRect(0, 0, 1, 1))
        try expectEqual(draw(3, 2, [invisible, clear, small, .box(CGRect(1, 0, 2, 2))]), " ╭╮\n ╰╯")
    }

    @Test func `Positions are rounded to cells, halves to the right`() throws {
        // From 0.5 to 3.5 is 1 to 4; from 4.4 to 6.6 is 4 to 7.
        try expectEqual(
            draw(8, 2, [.box(CGRect(0.5, 0, 3, 2)), .box(CGRect(4.4, 0.3, 2.2, 2))]),
            """
             ╭─╮╭─╮
             ╰─╯╰─╯
            """)
    }

    @Test func `Shapes of one row or column are lines`() throws {
        try expectEqual(
            draw(
                4, 3, [.box(CGRect(0, 0, 4, 1)), .box(CGRect(0, 1, 1, 2)), .box(CGRect(2, 2, 1, 1))]),
            """
            ────
            │
            │
            """)
    }

    @Test func `What lies outside of the picture is left out`() throws {
        try expectEqual(
            draw(3, 2, [.box(CGRect(-2, -1, 4, 3)), .box(CGRect(50, 50, 3, 3))]),
            """
             │
            ─╯
            """)
        try expectEqual(draw(3, 1, [.text(.plain("XXXXXX"), CGRect(-2, 0, 6, 1))]), "XXX")
    }

    @Test func `Lines stand where the alignment and direction say`() throws {
        func lines(_ alignment: TextAlignment, _ direction: LayoutDirection = .leftToRight) throws -> [String]
        {
            let text = StyledText.plain("aaaaa b", alignment: alignment, layoutDirection: direction)
            return try draw(5, 2, [.text(text, CGRect(0, 0, 5, 2))]).components(separatedBy: "\n")
        }
        try expectEqual(lines(.leading), ["aaaaa", "b"])
        try expectEqual(lines(.center), ["aaaaa", "  b"])
        try expectEqual(lines(.trailing), ["aaaaa", "    b"])
        try expectEqual(lines(.leading, .rightToLeft), ["aaaaa", "    b"])
        try expectEqual(lines(.trailing, .rightToLeft), ["aaaaa", "b"])
    }

    @Test func `Wide characters take two cells`() throws {
        let text = DisplayNode.text(.plain("日本"), CGRect(1, 1, 4, 1))
        try expectEqual(
            draw(6, 3, [.box(CGRect(0, 0, 6, 3)), text]),
            """
            ╭────╮
            │日本│
            ╰────╯
            """)
        // Half of 本 is covered: the other half is blank.
        try expectEqual(draw(6, 3, [text, .text(.plain("x"), CGRect(4, 1, 1, 1))]), "\n 日 x\n")
        try expectEqual(draw(6, 3, [text, .text(.plain("x"), CGRect(1, 1, 1, 1))]), "\n x 本\n")
        // The edge cuts 本 in half.
        try expectEqual(draw(3, 1, [.text(.plain("日本"), CGRect(0, 0, 4, 1))]), "日")
    }

    @Test(arguments: [
        ("abc", 3), ("日本語", 6), ("한국", 4), ("e\u{301}", 1), ("\u{200B}", 0), ("👩‍👩‍👧", 2), ("🇸🇪", 2), ("❤️", 2),
        ("ｱ", 1), ("Ａ", 2), ("a\tb", 3), ("\u{1B}[31m", 5), ("", 0),
    ])
    func `A text is as wide as its characters`(string: String, width: CGFloat) {
        let metrics = CellTextMeasurer().measure(.plain(string), width: nil)
        expectEqual(
            metrics, TextMetrics(size: CGSize(width: width, height: 1), firstBaseline: 1, lastBaseline: 1))
    }

    @Test func `Escape sequences do not reach the terminal`() throws {
        try expectEqual(draw(5, 1, [.text(.plain("a\u{1B}[1m"), CGRect(0, 0, 5, 1))]), "a [1m")
    }

    @Test(
        arguments: [
            ("one two three", 7, "one two|three"), ("one two three", 6.9, "one|two|three"),
            ("one two three", .infinity, "one two three"), ("one  two", 3, "one|two"),
            ("abcdefgh", 3, "abc|def|gh"), ("a bcdefg", 3, "a|bcd|efg"), ("abc", 0, "a|b|c"),
            ("abc", .nan, "a|b|c"), ("abc", -3, "a|b|c"), ("日ab", 1, "日|ab"),
            ("日本語", 5, "日本|語"), ("a\n\nb", 5, "a||b"), ("a\r\nb", 5, "a|b"),
        ] as [(String, CGFloat, String)])
    func `Words wrap`(string: String, width: CGFloat, picture: String) throws {
        let text = StyledText.plain(string)
        let rows = picture.components(separatedBy: "|")
        let metrics = CellTextMeasurer().measure(text, width: width)
        let drawn = try draw(
            metrics.size.width, metrics.size.height, [.text(text, CGRect(origin: .zero, size: metrics.size))])
        expectEqual(drawn, rows.joined(separator: "\n"))
        expectEqual(metrics.size.height, CGFloat(rows.count))
        expectEqual(metrics.firstBaseline, 1)
        expectEqual(metrics.lastBaseline, CGFloat(rows.count))
    }

    @Test func `A text that is given the width it reported keeps its lines`() {
        let pieces = ["a", "word", "longer", "日本", " ", " ", "  ", "\n", "👩‍👩‍👧", "e\u{301}"]
        for seed in UInt64(1)...2000 {
            var random = SeededGenerator(seed: seed)
            let string = (0..<Int.random(in: 0...15, using: &random)).compactMap { _ in
                pieces.randomElement(using: &random)
            }.joined()
            let text = StyledText.plain(string)
            let once = CellTextMeasurer().measure(text, width: CGFloat.random(in: 0...20, using: &random))
            let twice = CellTextMeasurer().measure(text, width: once.size.width)
            expectEqual(once, twice, "seed \(seed): \(text)")
            let padded = CellTextMeasurer().measure(text, width: once.size.width.nextDown)
            expectEqual(once, padded, "seed \(seed): \(text)")
        }
    }

    @Test func `An empty list is an empty text`() throws {
        try expectEqual(draw(0, 0, []), "")
    }
}
