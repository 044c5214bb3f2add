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
        #expect(try FlowProcess("render", input: input).output == expected)
        #expect(try FlowProcess("render", "-", input: input).output == expected)
        #expect(try FlowProcess("render", "--input", "-", input: input).output == expected)
    }

    @Test func theNameOfAFileTellsHowItIsWritten() throws {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        for (name, content) in [
            ("a.txt", "a\nb c"), ("words", "a\nb c"), ("a.json", #"["a","b c"]"#),
            ("A.JSON", #"["a","b c"]"#),
        ] {
            try content.write(to: folder.url(name), atomically: false, encoding: .utf8)
            #expect(try FlowProcess("render", "-i", folder.path(name)).output == expected)
        }
        try "[a]".write(to: folder.url("b.txt"), atomically: false, encoding: .utf8)
        #expect(try FlowProcess("render", "-i", folder.path("b.txt")).output.contains("│ [a] │"))
    }

    @Test func optionsOverruleNamesAndBeginnings() throws {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        try #"["a","b c"]"#.write(to: folder.url("a.txt"), atomically: false, encoding: .utf8)
        #expect(try FlowProcess("render", "--json", "-i", folder.path("a.txt")).output == expected)
        #expect(try FlowProcess("render", "--lines", input: "[a]").output.contains("│ [a] │"))
    }

    @Test func argumentsAreWords() throws {
        #expect(try FlowProcess("render", "a", "b c", input: "not read").output == expected)
        #expect(
            try FlowProcess("render", "--", "--width", " ").output == """
                ╭─────────╮
                │ --width │
                ╰─────────╯

                """)
    }
}
