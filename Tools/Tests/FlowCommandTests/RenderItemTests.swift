import Expectations
import Foundation
import Testing

@testable import flow

/// Chips of `flow render` that differ from the others, in pictures worked out by hand.
@Suite struct RenderItemTests {
    private func text(_ items: String, _ arguments: String...) throws -> String {
        try text(items, arguments)
    }

    private func text(_ items: String, _ arguments: [String]) throws -> String {
        let flow = try FlowProcess(["render", "-"] + arguments, input: Array(items.utf8))
        expectEqual(flow.errors, "")
        expectEqual(flow.exitCode, 0)
        return flow.output
    }

    /// The example in the page about the JSON, and its keys.
    @Test func thePageIsRight() throws {
        let page = try Repository.text(of: "Documentation/render.md")
        let example = try #require(
            page.firstMatch(of: /```json\n([^`]+)```\n\n```sh\n\$ flow [^\n]+\n([^`]+)```/))
        try expectEqual(text(String(example.1), "--width", "30"), String(example.2))
        for key in RenderItem.keys {
            #expect(page.contains("`\(key)`"), "\(key)")
        }
    }

    /// Its lengths mean the same in a picture: only a text with two lines has them.
    @Test func theExampleOfThePageIsOneOfPicturesToo() throws {
        let page = try Repository.text(of: "Documentation/render.md")
        let example = try #require(page.firstMatch(of: /```json\n([^`]+)```/)?.1)
        let answer = try JSONDecoder().decode(
            Answer.self, from: Data(text(String(example), ["--format", "json"]).utf8))
        let lower = try #require(answer.frames.map(\.height).min())
        expectEqual(
            answer.frames.filter { $0.height > lower }.map(\.text), ["two\nlines"])
    }

    /// The words of a picture as JSON, from left to right.
    private func words(_ items: String, _ arguments: String...) throws -> [String] {
        try text(items, ["--format", "json", "--width", "2000"] + arguments)
            .matches(of: /"text":"([^"]+)","width":[^,]+,"x":([^,]+),/)
            .sorted { Double($0.2) ?? 0 < Double($1.2) ?? 0 }.map { String($0.1) }
    }

    @Test func wordsOfBothDirectionsAreOrderedAsInText() throws {
        let words = "אבג\none\ntwo\n12\nדה"
        let inOrder = try self.words(words, "--direction", "rtl")
        expectEqual(inOrder, ["דה", "12", "two", "one", "אבג"])
        let asText = try self.words(words, "--direction", "rtl", "--bidirectional")
        expectEqual(asText, ["דה", "one", "two", "12", "אבג"])
        try expectEqual(self.words("a\nאב\nגד\nb", "--bidirectional"), ["a", "גד", "אב", "b"])
        let own = #"[{"text":"a","direction":"rtl"},{"text":"b","direction":"rtl"},"–","c"]"#
        try expectEqual(self.words(own), ["b", "a", "–", "c"])
        try expectEqual(self.words(own, "--bidirectional"), ["b", "a", "–", "c"])
    }

    /// Chips of 5 and a cell between: 9 of 20 cells are left, and two thirds of them are the first one's.
    @Test func chipsGrowIntoWhatTheirLineLeaves() throws {
        try expectEqual(
            text(
                #"[{"text":"a","grow":2},{"text":"b","grow":1}]"#, "--width", "20", "--sizing", "fill"),
            """
            ╭─────────╮ ╭──────╮
            │    a    │ │   b  │
            ╰─────────╯ ╰──────╯

            """)
        // As wide as the longest line, without being asked to fill the width.
        try expectEqual(
            text(#"[{"text":"a","grow":1},{"text":"bb bb","breaksBefore":true}]"#, "--width", "9"),
            """
            ╭───────╮
            │   a   │
            ╰───────╯
            ╭───────╮
            │ bb bb │
            ╰───────╯

            """)
    }

    /// "hello world" takes 15 cells, "a" 5: 21 with the cell between.
    @Test(arguments: [
        (
            [],
            """
            ╭─────────────╮
            │ hello world │
            ╰─────────────╯
            ╭───╮
            │ a │
            ╰───╯

            """
        ),
        (
            ["--wrapping", "one-line-if-possible"],
            """
            ╭─────────╮
            │  hello  │ ╭───╮
            │  world  │ │ a │
            ╰─────────╯ ╰───╯

            """
        ),
    ])
    func chipsShrinkBeforeALineEndsIfAsked(flags: [String], picture: String) throws {
        let items = #"[{"text":"hello world","shrink":1,"minLength":9},"a"]"#
        // At the bottom, so that the short chip does not stand half a row down.
        let output = try text(items, ["--width", "17", "--item-alignment", "bottom"] + flags)
        expectEqual(output, picture)
    }

    @Test(arguments: [
        (
            // Chips that do not flex.
            #"[{"text":"a","minLength":9}]"#, [],
            """
            ╭───────╮
            │   a   │
            ╰───────╯

            """
        ),
        (
            #"[{"text":"hello world","maxLength":9}]"#, [],
            """
            ╭───────╮
            │ hello │
            │ world │
            ╰───────╯

            """
        ),
        (
            // The minimum wins.
            #"[{"text":"a","minLength":9,"maxLength":5}]"#, [],
            """
            ╭───────╮
            │   a   │
            ╰───────╯

            """
        ),
        (
            // A word has all of its chip, which is longer than its line.
            #"[{"text":"hello world","shrink":1,"minLength":15}]"#, ["--width", "10"],
            """
            ╭─────────────╮
            │ hello world │
            ╰─────────────╯

            """
        ),
        (
            // It takes all that it is offered.
            #"[{"text":"hi yo","shrink":1}]"#, ["--width", "8"],
            """
            ╭──────╮
            │  hi  │
            │  yo  │
            ╰──────╯

            """
        ),
        (
            // 20 cells would leave the first one 14.
            #"[{"text":"a","grow":1,"maxLength":9},"b"]"#, ["--width", "20", "--sizing", "fill"],
            """
            ╭───────╮ ╭───╮
            │   a   │ │ b │
            ╰───────╯ ╰───╯

            """
        ),
        (
            // 9 + 1 + 9 cells are one too many, which the first one gives. Its word needs 2 less then.
            #"[{"text":"hi yo","shrink":1},{"text":"world","shrink":1,"minLength":9}]"#,
            ["--width", "18", "--wrapping", "smallest", "--item-alignment", "bottom"],
            """
            ╭──────╮
            │  hi  │ ╭───────╮
            │  yo  │ │ world │
            ╰──────╯ ╰───────╯

            """
        ),
    ])
    func limitsHold(items: String, flags: [String], picture: String) throws {
        try expectEqual(text(items, flags), picture)
    }

    @Test func chipsStandOnTheBaselinesOfTheirTexts() throws {
        try expectEqual(
            text(
                #"[{"text":"b\nc","alignment":"firstTextBaseline"},{"text":"d","alignment":"firstTextBaseline"}]"#,
                "--item-alignment", "bottom"),
            """
            ╭───╮ ╭───╮
            │ b │ │ d │
            │ c │ ╰───╯
            ╰───╯

            """)
        try expectEqual(
            text(#"["b\nc","d"]"#, "--item-alignment", "last-text-baseline"),
            """
            ╭───╮
            │ b │ ╭───╮
            │ c │ │ d │
            ╰───╯ ╰───╯

            """)
    }

    /// A column of 7 rows, full with chips of 3 and 4; the third chip grows as high in the next.
    @Test func lengthsAreHeightsInAVerticalFlow() throws {
        try expectEqual(
            text(
                #"["a",{"text":"b","minLength":4},{"text":"c","grow":1}]"#, "--axis", "vertical", "--height",
                "7"),
            """
            ╭───╮ ╭───╮
            │ a │ │   │
            ╰───╯ │   │
            ╭───╮ │ c │
            │   │ │   │
            │ b │ │   │
            ╰───╯ ╰───╯

            """)
    }
}
