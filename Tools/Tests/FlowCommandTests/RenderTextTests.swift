import Expectations
import Testing

/// `flow render` without an output file: text, with pictures worked out by hand.
@Suite struct RenderTextTests {
    private func text(_ arguments: String...) throws -> String {
        let flow = try FlowProcess(["render"] + arguments)
        expectEqual(flow.errors, "")
        expectEqual(flow.exitCode, 0)
        return flow.output
    }

    /// 5 + 1 + 6 = 12 cells; another 1 + 7 would make 20.
    @Test func wordsBreakWhereTheNextDoesNotFit() throws {
        try expectEqual(
            text("a", "bb", "ccc", "--width", "19"),
            """
            ╭───╮ ╭────╮
            │ a │ │ bb │
            ╰───╯ ╰────╯
            ╭─────╮
            │ ccc │
            ╰─────╯

            """)
        try expectEqual(
            text("a", "bb", "ccc", "--width", "20"),
            """
            ╭───╮ ╭────╮ ╭─────╮
            │ a │ │ bb │ │ ccc │
            ╰───╯ ╰────╯ ╰─────╯

            """)
    }

    @Test func aLongWordWrapsInsideItsChip() throws {
        try expectEqual(
            text("a", "hello world", "abcdefg", "--width", "9"),
            """
            ╭───╮
            │ a │
            ╰───╯
            ╭───────╮
            │ hello │
            │ world │
            ╰───────╯
            ╭───────╮
            │ abcde │
            │  fg   │
            ╰───────╯

            """)
    }

    @Test func wideCharactersTakeTwoCells() throws {
        try expectEqual(
            text("日本", "👍🏽", "é"),
            """
            ╭──────╮ ╭────╮ ╭───╮
            │ 日本 │ │ 👍🏽 │ │ é │
            ╰──────╯ ╰────╯ ╰───╯

            """)
    }

    /// Chips of 5 and a cell between: three fit 19, and with "+2", 6 wide, two do.
    @Test func wordsBeyondTheLastLineAreHidden() throws {
        try expectEqual(
            text("a", "b", "c", "d", "--width", "19", "--max-lines", "1"),
            """
            ╭───╮ ╭───╮ ╭────╮
            │ a │ │ b │ │ +2 │
            ╰───╯ ╰───╯ ╰────╯

            """)
        try expectEqual(
            text("a", "b", "c", "d", "--width", "19", "--max-lines", "1", "--overflow", "{count}"),
            """
            ╭───╮ ╭───╮ ╭───╮
            │ a │ │ b │ │ 2 │
            ╰───╯ ╰───╯ ╰───╯

            """)
        try expectEqual(
            text("a", "b", "c", "d", "--width", "19", "--max-lines", "1", "--overflow", ""),
            """
            ╭───╮ ╭───╮ ╭───╮
            │ a │ │ b │ │ c │
            ╰───╯ ╰───╯ ╰───╯

            """)
    }

    /// Gaps of 1 + 1 + 1 cells.
    @Test func separatorsStandBetweenItemsAndLines() throws {
        try expectEqual(
            text("a", "b", "c", "--width", "13", "--item-separator", "·", "--line-separator"),
            """
            ╭───╮   ╭───╮
            │ a │ · │ b │
            ╰───╯   ╰───╯
            ─────────────
            ╭───╮
            │ c │
            ╰───╯

            """)
        try expectEqual(
            text(
                "a", "b", "c", "--axis", "vertical", "--height", "7", "--item-separator", "· ·",
                "--line-separator"),
            """
            ╭───╮ │ ╭───╮
            │ a │ │ │ c │
            ╰───╯ │ ╰───╯
             · ·  │
            ╭───╮ │
            │ b │ │
            ╰───╯ │

            """)
    }

    /// Ten chips of 7 cells on each of 2,000 lines, with 40 rows between them: 43 · 2,000 rows of 79 cells are 6.8 million.
    @Test func aTextMayBeOfAnyLength() throws {
        let words = (0..<20_000).map { "\(100 + $0 % 900)" }.joined(separator: "\n")
        let flow = try FlowProcess("render", "--width", "79", "--line-spacing", "40", input: words)
        expectEqual(flow.errors, "")
        let rows = flow.output.split(separator: "\n", omittingEmptySubsequences: false)
        try #require(rows.count == 2_000 * 43 - 40 + 1)
        for line in 0..<2_000 {
            let chips = rows[line * 43..<line * 43 + 3].map { $0.prefix(7) }
            expectEqual(chips, ["╭─────╮", "│ \(100 + line * 10 % 900) │", "╰─────╯"])
        }
    }

    @Test func spacings() throws {
        try expectEqual(
            text("a", "b", "c", "--width", "13", "--item-spacing", "3", "--line-spacing", "1"),
            """
            ╭───╮   ╭───╮
            │ a │   │ b │
            ╰───╯   ╰───╯

            ╭───╮
            │ c │
            ╰───╯

            """)
        #expect(try text("a", "b", "--spacing", "2").hasPrefix("╭───╮  ╭───╮\n"))
        #expect(try text("a", "b", "--spacing", "2", "--item-spacing", "0").hasPrefix("╭───╮╭───╮\n"))
        // The left edge of the second is drawn over the right edge of the first.
        #expect(try text("a", "b", "--spacing", "-1").hasPrefix("╭───╭───╮\n"))
    }

    /// 8 chips of 9 cells with a cell between them: 79.
    @Test func theWidthComesFromTheSurroundings() throws {
        let words = ["render"] + (0..<9).map { "word\($0)" }
        func chipsInFirstLine(columns: String?) throws -> Int? {
            try FlowProcess(words, columns: columns).output.split(separator: "\n").first?
                .count { $0 == "╭" }
        }
        try expectEqual(chipsInFirstLine(columns: nil), 8)
        try expectEqual(chipsInFirstLine(columns: "29"), 3)
        try expectEqual(chipsInFirstLine(columns: "28"), 2)
        try expectEqual(chipsInFirstLine(columns: "wide"), 8)
        try expectEqual(chipsInFirstLine(columns: "0"), 8)
    }

    /// 3 chips of 9 cells with a cell between them: 29.
    @Test(arguments: [(29, 3), (28, 2)] as [(UInt16, Int)])
    func aTerminalIsAsWideAsItSays(columns: UInt16, chips: Int) throws {
        let words = ["render"] + (0..<9).map { "word\($0)" }
        let terminal = try PseudoTerminal(columns: columns, rows: 24)
        let flow = try FlowProcess(words, columns: "60", terminal: terminal)
        expectEqual(flow.errors, "")
        expectEqual(flow.output.split(separator: "\n").first?.count { $0 == "╭" }, chips)
    }

    /// Chips of 3 rows, two to a column of 6 or 8.
    @Test(arguments: [6, 8] as [UInt16])
    func aTerminalIsAsHighAsItSays(rows: UInt16) throws {
        let terminal = try PseudoTerminal(columns: 80, rows: rows)
        let flow = try FlowProcess(
            ["render", "a", "b", "c", "--axis", "vertical", "--item-alignment", "top"], terminal: terminal)
        expectEqual(
            flow.output,
            """
            ╭───╮ ╭───╮
            │ a │ │ c │
            ╰───╯ ╰───╯
            ╭───╮
            │ b │
            ╰───╯

            """)
    }
}
