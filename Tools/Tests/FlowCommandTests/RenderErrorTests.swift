import Expectations
import Foundation
import Testing

/// What `flow render` refuses.
@Suite struct RenderErrorTests {
    @Test(arguments: [
        Refusal("", "expected at least one word to show, found none"),
        Refusal(" \n\r\n\n", "expected at least one word to show, found none"),
        Refusal("[]", "expected at least one word to show, found none"),
        Refusal(#"{"items":[]}"#, "expected at least one word to show, found none"),
        Refusal(#"["a""#, "not valid JSON: expected a comma or ], found the end"),
        Refusal(#"["a" "b"]"#, "not valid JSON: expected a comma or ]"),
        // What goes on after its JSON may be lines.
        Refusal(
            #"["wip"] fix"#,
            "not valid JSON: expected the end of the JSON (use --lines to read lines of text)"),
        Refusal(
            "{\"items\":[]}\n[x] done",
            "not valid JSON: expected the end of the JSON (use --lines to read lines of text)"),
        Refusal(#"["a",5]"#, #"[1]: expected a string, or an object with the key "text", found 5"#),
        Refusal(
            #"{"items":["a",[]]}"#,
            #"items[1]: expected a string, or an object with the key "text", found an array"#),
        Refusal(#"[{"text":5}]"#, "[0].text: expected a string, found 5"),
        Refusal(#"[{"text":"a","weight":-1}]"#, "[0].weight: expected a number of 0 or more, found -1"),
        Refusal("[{}]", #"[0]: expected the key "text", which is missing"#),
        Refusal(
            #"[{"text":"a","size":3}]"#,
            #"[0]: unknown key "size", expected one of text, weight, grow, shrink, minLength, maxLength, priority, "#
                + "alignment, breaksBefore, breaksAfter, avoidsBreakBefore, "
                + "direction, keepsSize, fillsLine"),
        Refusal(
            #"["a",{"text":"b","grow":-1}]"#, "[1].grow: expected a number of 0 or more, found -1"),
        Refusal(#"{"words":[]}"#, #"unknown key "words", expected items"#),
        Refusal("{}", #"expected the key "items", which is missing"#),
        Refusal(#"{"items":"a"}"#, "items: expected an array, found \"a\""),
    ])
    func badDataIsRefused(_ refusal: Refusal) throws {
        let flow = try FlowProcess("render", input: refusal.input)
        #expect(
            refusal.message.hasSuffix("none")
                ? flow.errors == "flow: standard input: \(refusal.message)\n"
                : flow.errors.isRefusal(refusal.message))
        expectEqual(flow.output, "")
        expectEqual(flow.exitCode, 65)
    }

    @Test func linesInAnotherEncodingAreRefused() throws {
        let flow = try FlowProcess(["render"], input: Array("a\nb".utf8) + [0xE9] + Array("\nc".utf8))
        expectEqual(flow.errors, "flow: standard input: line 2: expected text in UTF-8\n")
        expectEqual(flow.exitCode, 65)
    }

    @Test func messagesNameTheFile() throws {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        try "[5]".write(to: folder.url("a.json"), atomically: false, encoding: .utf8)
        let bad = try FlowProcess("render", "-i", folder.path("a.json"))
        expectEqual(
            bad.errors,
            "flow: \(folder.path("a.json")): line 1, column 2: [0]: expected a string, or an object with the key \"text\", found 5\n"
        )
        expectEqual(bad.exitCode, 65)
        let missing = try FlowProcess("render", "-i", folder.path("none"))
        expectEqual(
            missing.errors, "flow: \(folder.path("none")): cannot be read: No such file or directory\n")
        expectEqual(missing.exitCode, 66)
    }

    @Test(arguments: [
        (
            ["-o", "a.gif"],
            "--output: expected a name that ends in one of .png, .svg, .pdf, .txt, .json, or --format, "
                + "found 'a.gif'"
        ),
        (["-o", "png"], "found 'png'"),
        (["-o", ""], "found ''"),
        (["-o", "."], "--output: expected a file, found the folder '.'\n"),
        (["--width", "0"], "the value '0' is invalid for '--width <length>': expected a positive number"),
        (
            ["--spacing", "inf"],
            "the value 'inf' is invalid for '--spacing <length>': expected a finite number"
        ),
        (["--width", "9.5"], "--width: expected a whole number of character cells, found 9.5"),
        (["--spacing", "0.5"], "--spacing: expected a whole number of character cells, found 0.5"),
        (
            ["-o", "a.svg", "--font-size", "0"],
            "the value '0' is invalid for '--font-size <length>': expected a positive number up to 10000"
        ),
        (
            ["-o", "a.svg", "--font-size", "10001"],
            "the value '10001' is invalid for '--font-size <length>': expected a positive number up to 10000"
        ),
        (
            ["-o", "a.png", "--scale", "-1"],
            "the value '-1' is invalid for '--scale <factor>': expected a positive number"
        ),
        (["-o", "a.svg", "--weight-scale", "0.5"], "expected a number from 1 to 100"),
        (
            ["--weight-scale", "2"],
            "--weight-scale: expected png, svg, pdf, or json as the output, found txt"
        ),
        (["--transparent"], "--transparent: expected png, svg, or pdf as the output, found txt"),
        (["--scale", "2"], "--scale: expected png as the output, found txt"),
        (["-o", "a.svg", "--scale", "2"], "--scale: expected png as the output, found svg"),
        (["--font-size", "9"], "--font-size: expected png, svg, pdf, or json as the output, found txt"),
        (["--format", "gif"], ": expected one of png, svg, pdf, txt, json"),
        (
            ["--width", "wide"],
            "the value 'wide' is invalid for '--width <length>': expected a positive number"
        ),
        (["--axis", "up"], ": expected one of horizontal, vertical"),
        (
            ["--columns", "two"],
            "the value 'two' is invalid for '--columns <kind>': expected one of natural, uniform, a whole"
        ),
        (
            ["-o", "a.svg", "--tint", "brown"],
            ": expected one of blue, amber, violet, green, pink, teal, red, gray"
        ),
        (
            ["--axis", "vertical", "--item-alignment", "baseline"],
            "--item-alignment: expected one of top, center, bottom, stretch in a vertical flow, found "
                + "a baseline\n"
        ),
        (
            ["--max-items-per-line", "0"],
            "the value '0' is invalid for '--max-items-per-line <count>': expected a whole number of 1 or more"
        ),
        (
            ["--max-lines", "9223372036854775808"],
            "is invalid for '--max-lines <count>': expected a whole number up to 9223372036854775807"
        ),
        (["--overflow", "more"], "--overflow: expected --max-lines or --max-items, too"),
        (["--line-distribution", "center"], "--line-distribution: expected --height, too"),
        (
            ["--axis", "vertical", "--height", "9", "--line-distribution", "end"],
            "--line-distribution: expected --width, too"
        ),
        (["-i", "a.txt"], "expected either words or --input, found both"),
        (["--json"], "--json, --lines: expected - or --input, found only words"),
        (["--json", "--lines"], "'--json' and '--lines' cannot be used together\n"),
        (["--json=yes"], "the option '--json' does not take any value, but 'yes' was specified\n"),
        (["-w", "0"], "the value '0' is invalid for '-w <length>': expected a positive number"),
        (
            ["--wide"],
            "unknown option '--wide'. Did you mean '--width'? If it is not an option, put -- before it."
        ),
        (["-a"], "unknown option '-a'. If it is not an option, put -- before it."),
    ])
    func wrongUsageExits64(arguments: [String], message: String) throws {
        let flow = try FlowProcess(["render", "word"] + arguments)
        #expect(flow.errors.hasPrefix("flow: "))
        #expect(flow.errors.contains(message))
        #expect(flow.errors.hasSuffix("\nSee 'flow render --help' for more information.\n"))
        expectEqual(flow.output, "")
        expectEqual(flow.exitCode, 64)
    }

    /// What help and a message say that `--columns` takes, it takes.
    @Test func columnsAreSpelledAsTheyAreExplained() throws {
        let help = try FlowProcess("render", "--help").output.split(whereSeparator: \.isWhitespace)
            .joined(separator: " ")
        let message = try FlowProcess("render", "word", "--columns", "two").errors
        let inHelp = try #require(help.firstMatch(of: #/\((natural, .*?); default natural\)/#)).1
        let inMessage = try #require(message.firstMatch(of: #/expected one of (.*)\n/#)).1
        expectEqual(inHelp, inMessage)
        let match = try #require(
            inHelp.wholeMatch(
                of: #/(.+), (.+), a whole number of (\d+) or more, or .* such as (.+) or (.+)/#))
        for kind in [match.1, match.2, match.3, match.4, match.5] {
            let flow = try FlowProcess("render", "word", "--columns", String(kind))
            expectEqual(flow.errors, "")
            expectEqual(flow.exitCode, 0, "\(kind)")
        }
    }

    /// It is a matter of taste, which some have in an alias of their shell.
    @Test(arguments: ["txt", "json"])
    func aPaletteForWhatHasNoColorsIsNoMistake(format: String) throws {
        let flow = try FlowProcess(
            "render", "word", "--format", format, "--palette", "dark", "--tint", "blue")
        expectEqual(flow.exitCode, 0)
        try expectEqual(flow.output, FlowProcess("render", "word", "--format", format).output)
    }

    /// A chip is more than 1 point wide, so at this scale it has more than 100,000 pixels.
    @Test func aPictureBeyondTheLimitLeavesNoFile() throws {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        let path = folder.path("a.png")
        let flow = try FlowProcess("render", "word", "--scale", "100000", "-o", path)
        #expect(flow.errors.hasPrefix("flow: \(path): the picture would be "))
        #expect(flow.errors.contains("32,767"))
        #expect(flow.errors.contains("SVG"))
        #expect(flow.errors.contains("smaller scale"))
        expectEqual(flow.exitCode, 65)
        try expectEqual(folder.names, [])
        try expectEqual(
            FlowProcess("render", "word", "--font-size", "10000", "-o", folder.path("a.svg")).exitCode,
            0)
    }

    @Test func outputThatCannotBeWritten() throws {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        let missing = try FlowProcess("render", "word", "-o", folder.path("none/a.svg"))
        #expect(missing.errors.hasSuffix("a.svg: cannot be created: No such file or directory\n"))
        expectEqual(missing.exitCode, 73)
        let full = try FlowProcess(["render", "word"], redirection: ">/dev/full")
        expectEqual(full.errors, "flow: standard output: cannot be written: No space left on device\n")
        expectEqual(full.exitCode, 74)
    }
}
