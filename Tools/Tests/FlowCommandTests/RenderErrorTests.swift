import Foundation
import Testing

/// What `flow render` refuses.
@Suite struct RenderErrorTests {
    @Test(arguments: [
        Refusal("", "expected at least one word to show, found none"),
        Refusal(" \n\r\n\n", "expected at least one word to show, found none"),
        Refusal("[]", "expected at least one word to show, found none"),
        Refusal(#"{"items":[]}"#, "expected at least one word to show, found none"),
        Refusal("[", "not valid JSON: expected a value, found the end"),
        Refusal("[draft] a", "not valid JSON: expected a value"),
        Refusal(#"["a",5]"#, #"[1]: expected a string, or an object with the key "text""#),
        Refusal(#"["a",null]"#, #"[1]: expected a string, or an object with the key "text""#),
        Refusal(
            #"{"items":["a",[]]}"#, #"items[1]: expected a string, or an object with the key "text""#),
        Refusal(#"[{"text":5}]"#, "[0].text: expected a string, found a number"),
        Refusal("[{}]", #"[0]: expected the key "text", which is missing"#),
        Refusal(
            #"[{"text":"a","size":3}]"#,
            #"[0]: unknown key "size", expected text, grow, shrink, minLength, maxLength, priority, "#
                + "alignment, breaksBefore, breaksAfter, avoidsBreakBefore, fillsLine"),
        Refusal(#"["a",{"grow":1}]"#, #"[1]: expected the key "text", which is missing"#),
        Refusal(
            #"["a",{"text":"b","grow":-1}]"#, "[1].grow: expected a number of 0 or more, found -1.0"),
        Refusal(
            #"{"items":[{"text":"a","minLength":-2}]}"#,
            "items[0].minLength: expected a size of 0 or more, found -2.0"),
        Refusal(
            #"[{"text":"a","fillsLine":1}]"#, "[0].fillsLine: expected true or false, found a number"),
        Refusal(
            #"[{"text":"a","alignment":"middle"}]"#,
            "[0].alignment: expected one of top, center, bottom, stretch, firstTextBaseline, "
                + #"lastTextBaseline, found "middle""#),
        Refusal(#"{"words":[]}"#, #"unknown key "words", expected items"#),
        Refusal("{}", #"expected the key "items", which is missing"#),
        Refusal(#"{"items":"a"}"#, "items: expected an array, found a string"),
    ])
    func badDataIsRefused(_ refusal: Refusal) throws {
        let flow = try FlowProcess("render", input: refusal.input)
        let isJSONError = !refusal.message.hasSuffix("none")
        let hint = isJSONError ? " (--lines takes the input as lines of text)" : ""
        #expect(
            isJSONError
                ? flow.errors.isRefusal("\(refusal.message)\(hint)")
                : flow.errors == "flow: standard input: \(refusal.message)\n")
        #expect(flow.output == "")
        #expect(flow.exitCode == 65)
    }

    @Test func textBaselinesAreRefusedInAVerticalFlow() throws {
        let flow = try FlowProcess(
            "render", "--axis", "vertical", input: #"["a",{"text":"b","alignment":"lastTextBaseline"}]"#)
        #expect(
            flow.errors.hasPrefix(
                "flow: standard input: line 1, column 30: [1].alignment: expected one of top, center, bottom, stretch in a "
                    + "vertical flow, found lastTextBaseline"))
        #expect(flow.exitCode == 65)
    }

    @Test func linesInAnotherEncodingAreRefused() throws {
        let flow = try FlowProcess(["render"], input: Array("a\nb".utf8) + [0xE9] + Array("\nc".utf8))
        #expect(flow.errors == "flow: standard input: line 2: expected text in UTF-8\n")
        #expect(flow.exitCode == 65)
    }

    @Test func messagesNameTheFile() throws {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        try "[5]".write(to: folder.url("a.json"), atomically: false, encoding: .utf8)
        let bad = try FlowProcess("render", "-i", folder.path("a.json"))
        #expect(
            bad.errors
                == "flow: \(folder.path("a.json")): line 1, column 2: [0]: expected a string, or an object with the key \"text\"\n"
        )
        #expect(bad.exitCode == 65)
        let missing = try FlowProcess("render", "-i", folder.path("none"))
        #expect(missing.errors == "flow: \(folder.path("none")): cannot be read: No such file or directory\n")
        #expect(missing.exitCode == 66)
    }

    @Test(arguments: [
        (
            ["-o", "a.gif"],
            "--output: expected a name that ends in one of .png, .svg, .pdf, .txt, .json, or --format, "
                + "found 'a.gif'"
        ),
        (["-o", "png"], "found 'png'"),
        (["-o", "a.png/b"], "found 'a.png/b'"),
        (["-o", ""], "found ''"),
        (["--width", "0"], "--width: expected a positive number, found 0.0"),
        (["--width", "nan"], "--width: expected a positive number, found nan"),
        (["--height", "inf"], "--height: expected a positive number, found inf"),
        (["--spacing", "inf"], "--spacing: expected a finite number, found inf"),
        (["--item-spacing", "-inf"], "--item-spacing: expected a finite number, found -inf"),
        (["--line-spacing", "nan"], "--line-spacing: expected a finite number, found nan"),
        (["--width", "9.5"], "--width: expected a whole number of character cells, found 9.5"),
        (["--spacing", "0.5"], "--spacing: expected a whole number of character cells, found 0.5"),
        (["--width", "-5"], "--width: expected a positive number, found -5.0"),
        (
            ["-o", "a.svg", "--font-size", "0"],
            "--font-size: expected a positive number up to 10000, found 0.0"
        ),
        (
            ["-o", "a.svg", "--font-size", "10001"],
            "--font-size: expected a positive number up to 10000, found 10001.0"
        ),
        (["-o", "a.png", "--scale", "-1"], "--scale: expected a positive number, found -1.0"),
        (["-o", "a.png", "--scale=-1"], "--scale: expected a positive number, found -1.0"),
        (["--scale", "2"], "--scale: expected png as the output, found txt"),
        (["-o", "a.svg", "--scale", "2"], "--scale: expected png as the output, found svg"),
        (
            ["-o", "a.json", "--palette", "dark"],
            "--palette: expected png, svg, or pdf as the output, found json"
        ),
        (["--font-size", "9"], "--font-size: expected png, svg, pdf, or json as the output, found txt"),
        (["--format", "gif"], "Please provide one of 'png', 'svg', 'pdf', 'txt' or 'json'."),
        (["--width", "wide"], "The value 'wide' is invalid for '--width <length>'"),
        (["--axis", "up"], "Please provide one of 'horizontal' and 'vertical'."),
        (["--line-alignment", "top"], "Please provide one of 'leading', 'center' or 'trailing'."),
        (["--columns", "two"], "The value 'two' is invalid for '--columns <kind>'"),
        (["--direction", "right"], "Please provide one of 'leftToRight' and 'rightToLeft'."),
        (["-o", "a.svg", "--palette", "sepia"], "Please provide one of 'light' and 'dark'."),
        (
            ["--axis", "vertical", "--item-alignment", "firstTextBaseline"],
            "--item-alignment: expected one of top, center, bottom, stretch in a vertical flow, found "
                + "firstTextBaseline"
        ),
        (["--sizing", "grow"], "Please provide one of 'hug' and 'fill'."),
        (["--distribution", "between"], "'justified', 'spaceBetween', 'spaceAround' or 'spaceEvenly'."),
        (["--last-line", "start"], "Please provide one of 'likeOthers', 'grows' or 'natural'."),
        (["--line-breaking", "nowrap"], "Please provide one of 'greedy', 'balanced' or 'even'."),
        (
            ["--max-items-per-line", "0"],
            "--max-items-per-line: expected a whole number of 1 or more, found 0"
        ),
        (["--min-lines", "0"], "--min-lines: expected a whole number of 1 or more, found 0"),
        (["--max-lines", "0"], "--max-lines: expected a whole number of 1 or more, found 0"),
        (["--max-lines", "-1"], "--max-lines: expected a whole number of 1 or more, found -1"),
        (["--overflow", "more"], "--overflow: expected --max-lines, too"),
        (["--columns", "0"], "The value '0' is invalid for '--columns <kind>'"),
        (["--line-distribution", "center"], "--line-distribution: expected --height, too"),
        (
            ["--axis", "vertical", "--height", "9", "--line-distribution", "end"],
            "--line-distribution: expected --width, too"
        ),
        (["-i", "a.txt"], "expected either words or --input, found both"),
        (["--json"], "--json, --lines: expected input from --input, found words"),
        (["--json", "--lines"], "--lines"),
        (["--wide"], "Unknown option '--wide'. Did you mean '--width'?"),
    ])
    func wrongUsageExits64(arguments: [String], message: String) throws {
        let flow = try FlowProcess(["render", "word"] + arguments)
        #expect(flow.errors.hasPrefix("Error: "))
        #expect(flow.errors.contains(message))
        #expect(flow.errors.contains("Usage: flow render"))
        #expect(flow.output == "")
        #expect(flow.exitCode == 64)
    }

    /// A chip is more than 1 point wide, so at this scale it has more than 100,000 pixels.
    @Test func aPictureBeyondTheLimitLeavesNoFile() throws {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        let path = folder.path("a.png")
        let flow = try FlowProcess("render", "word", "--scale", "100000", "-o", path)
        #expect(flow.errors.hasPrefix("flow: \(path): The picture would be "))
        #expect(flow.errors.contains("32,767"))
        #expect(flow.errors.contains("SVG"))
        #expect(flow.errors.contains("smaller scale"))
        #expect(flow.exitCode == 65)
        #expect(try folder.names == [])
        #expect(
            try FlowProcess("render", "word", "--font-size", "10000", "-o", folder.path("a.svg")).exitCode
                == 0)
    }

    @Test func outputThatCannotBeWritten() throws {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        let missing = try FlowProcess("render", "word", "-o", folder.path("none/a.svg"))
        #expect(missing.errors.hasSuffix("a.svg: cannot be created: No such file or directory\n"))
        #expect(missing.exitCode == 73)
        let full = try FlowProcess(["render", "word"], redirection: ">/dev/full")
        #expect(full.errors == "flow: standard output: cannot be written: No space left on device\n")
        #expect(full.exitCode == 74)
    }

    @Test func helpListsWhatIsAccepted() throws {
        let flow = try FlowProcess("render", "--help")
        for name in [
            "png", "pdf", "rightToLeft", "uniform", "--lines", "dark", "--font-size", "fillsLine",
            "--shrinks-before-breaking", "--last-line", "avoidsBreakBefore",
        ] {
            #expect(flow.output.contains(name))
        }
        #expect(flow.output.split(separator: "\n").allSatisfy { $0.count <= 80 })
        #expect(flow.exitCode == 0)
    }
}
