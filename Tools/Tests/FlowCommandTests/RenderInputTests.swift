import Expectations
import Foundation
import Testing

/// The ways in which words come to `flow render`.
@Suite struct RenderInputTests {
    private let expected = "╭───╮ ╭─────╮\n│ a │ │ b c │\n╰───╯ ╰─────╯\n"

    @Test(arguments: [
        "a\nb c\n", "a\nb c", "\n\n a\r\n\r\n\t b c \r\n", "\u{FEFF}a\nb c\n", #"["a","b c"]"#,
        #" [{"text":"a"},"b c"]"#, "\n{\"items\":[{\"text\":\"a\"},{\"text\":\"b c\"}]}\n",
        "\u{FEFF}[\"a\",\"b c\"]",
    ])
    func standardInputIsLinesOrJSON(input: String) throws {
        try expectEqual(FlowProcess("render", input: input).output, expected)
        try expectEqual(FlowProcess("render", "-", input: input).output, expected)
        try expectEqual(FlowProcess("render", "--input", "-", input: input).output, expected)
    }

    /// JSON goes on with a text, an object or the end of what it begins.
    @Test(arguments: ["[ ] to do", "[wip] fix", "[x] done\n[ ] open", "{x: 1}", "[5]", "[", "{", "[[a]]"])
    func linesThatBeginAsJSONDoesAreLines(input: String) throws {
        let words = input.split(separator: "\n").map(String.init)
        try expectEqual(
            FlowProcess("render", input: input).output, FlowProcess(["render", "--"] + words).output)
    }

    /// Columns and quotation marks are no words.
    @Test func aTableIsMentioned() throws {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        for (name, word, isTable) in [
            ("a.csv", "word,count", true), ("a.TSV", "word,count", true), ("a.txt", "word,count", false),
            ("b.csv", "words", false),
        ] {
            try "\(word)\n".write(to: folder.url(name), atomically: false, encoding: .utf8)
            let flow = try FlowProcess("render", "-i", folder.path(name))
            #expect(flow.output.contains("│ \(word) │"))
            expectEqual(
                flow.errors,
                isTable
                    ? "flow: warning: \(folder.path(name)): its lines are shown as they are, with the commas or "
                        + "tabs of a table: write the words alone, one a line\n" : "")
        }
    }

    @Test func theNameOfAFileTellsHowItIsWritten() throws {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        for (name, content) in [
            ("a.txt", "a\nb c"), ("words", "a\nb c"), ("a.json", #"["a","b c"]"#),
            ("A.JSON", #"["a","b c"]"#),
        ] {
            try content.write(to: folder.url(name), atomically: false, encoding: .utf8)
            try expectEqual(FlowProcess("render", "-i", folder.path(name)).output, expected)
        }
        try "[a]".write(to: folder.url("b.txt"), atomically: false, encoding: .utf8)
        #expect(try FlowProcess("render", "-i", folder.path("b.txt")).output.contains("│ [a] │"))
    }

    @Test func optionsOverruleNamesAndBeginnings() throws {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        try #"["a","b c"]"#.write(to: folder.url("a.txt"), atomically: false, encoding: .utf8)
        try expectEqual(FlowProcess("render", "--json", "-i", folder.path("a.txt")).output, expected)
        #expect(try FlowProcess("render", "--lines", input: "[a]").output.contains("│ [a] │"))
    }

    @Test func argumentsAreWords() throws {
        try expectEqual(FlowProcess("render", "a", "b c", input: "not read").output, expected)
        try expectEqual(
            FlowProcess("render", "--", "--width", " ").output,
            """
            ╭─────────╮
            │ --width │
            ╰─────────╯

            """)
    }

    /// As for `cat`.
    @Test func standardInputGoesWhereTheDashIs() throws {
        let expected = try FlowProcess("render", "a", "b", "c", "d").output
        try expectEqual(FlowProcess("render", "a", "-", "d", input: "b\nc\n").output, expected)
        try expectEqual(FlowProcess("render", "--json", "a", "-", "d", input: #"["b","c"]"#).output, expected)
        try expectEqual(FlowProcess("render", "a", "b", "c", "d", "-", input: "").output, expected)
    }

    /// As of `ls --color=always`: a color, and a link that a bell or an escape ends.
    @Test(arguments: [
        "a\n\u{1B}[01;34mb c\u{1B}[0m\u{1B}[K\n", "\u{1B}]8;;file:///a\u{7}a\u{1B}]8;;\u{1B}\\\nb c\u{1B}(B",
        #"["\u001b[1ma\u001b[m", "b c"]"#, "\u{1B}[31m\na\nb\u{1B}[m c",
        "\u{1B}P1$r0m\u{1B}\\a\u{1B}_x\u{1B}\\\nb\u{9B}1;31m c\u{9B}m",
    ])
    func controlSequencesAreLeftOut(input: String) throws {
        try expectEqual(FlowProcess("render", input: input).output, expected)
        try expectEqual(FlowProcess("render", "a\u{1B}[m", "\u{1B}[1mb c").output, expected)
    }
}
