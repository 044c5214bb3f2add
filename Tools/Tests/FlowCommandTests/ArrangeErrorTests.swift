import Foundation
import TestSupport
import Testing

@testable import flow

/// What `flow arrange` refuses: nothing on standard output, a message that names the place, and the
/// exit code of `sysexits.h`.
@Suite struct ArrangeErrorTests {
    @Test(arguments: [
        // Cases
        Refusal("{}", "expected the key \"items\", which is missing"),
        Refusal(#"{"items":null}"#, "items: expected an array, found null"),
        Refusal(#"{"items":{}}"#, "items: expected an array, found an object"),
        Refusal("[{\"items\":[]},\n {\"width\":1}]", "[1]: expected the key \"items\", which is missing"),
        Refusal("[[]]", "[0]: expected an object, found an array"),
        Refusal("5", "expected an object, found a number"),
        Refusal(
            #"{"spacing":3,"items":[]}"#,
            "unknown key \"spacing\", expected axis, width, height, itemSpacing, lineSpacing, lineAlignment, "
                + "itemAlignment, columns, direction, sizing, distribution, lineDistribution, equalizesLines, "
                + "lineBreaking, shrinksBeforeBreaking, maxItemsPerLine, itemSeparator, lineSeparator, "
                + "reversesItems, reversesLines, maxLines, overflow, items"),
        Refusal(#"{"width":-0.5}"#, "width: expected a size of 0 or more, found -0.5"),
        Refusal(#"{"height":-1}"#, "height: expected a size of 0 or more, found -1.0"),
        Refusal(#"{"width":"1"}"#, "width: expected a number, found a string"),
        Refusal(#"{"lineSpacing":true}"#, "lineSpacing: expected a number, found true or false"),
        Refusal(#"{"axis":"up"}"#, "axis: expected one of horizontal, vertical, found \"up\""),
        Refusal(#"{"axis":1}"#, "axis: expected a string, found a number"),
        Refusal(
            #"{"lineAlignment":"top"}"#,
            "lineAlignment: expected one of leading, center, trailing, found \"top\""),
        Refusal(
            #"{"itemAlignment":"Top"}"#,
            "itemAlignment: expected one of top, center, bottom, stretch, firstTextBaseline, "
                + "lastTextBaseline, found \"Top\""),
        Refusal(
            #"{"columns":"a\u001b[2J"}"#,
            #"columns: expected one of natural, uniform, a whole number of 1 or more, found "a\u{1B}[2J""#),
        Refusal(
            "{\"columns\":\"\(String(repeating: "x", count: 41))\"}",
            "columns: expected one of natural, uniform, a whole number of 1 or more, found \"\(String(repeating: "x", count: 40))\"…"
        ),
        Refusal(
            #"{"direction":""}"#, "direction: expected one of leftToRight, rightToLeft, found \"\""),
        Refusal(
            #"[{"itemAlignment":"lastTextBaseline","axis":"vertical","items":[]}]"#,
            "[0].itemAlignment: expected one of top, center, bottom, stretch in a vertical flow, "
                + "found lastTextBaseline"),
        Refusal(#"{"sizing":"grow"}"#, "sizing: expected one of hug, fill, found \"grow\""),
        Refusal(
            #"{"distribution":"space-between"}"#,
            "distribution: expected one of natural, justified, spaceBetween, spaceAround, spaceEvenly, "
                + "found \"space-between\""),
        Refusal(
            #"{"lineDistribution":"top"}"#,
            "lineDistribution: expected one of start, center, end, stretch, spaceBetween, spaceAround, "
                + "spaceEvenly, found \"top\""),
        Refusal(#"{"equalizesLines":1}"#, "equalizesLines: expected true or false, found a number"),
        Refusal(
            #"{"lineBreaking":"balance"}"#,
            "lineBreaking: expected one of greedy, balanced, even, found \"balance\""),
        Refusal(
            #"{"shrinksBeforeBreaking":1}"#,
            "shrinksBeforeBreaking: expected true or false, found a number"),
        Refusal(#"{"columns":2.5}"#, "columns: expected a whole number of 1 or more, found 2.5"),
        Refusal(#"{"columns":true}"#, "columns: expected a number, found true or false"),
        Refusal(
            #"{"maxItemsPerLine":0}"#,
            "maxItemsPerLine: expected a whole number of 1 or more, found 0.0"),
        Refusal(#"{"itemSeparator":-1}"#, "itemSeparator: expected a size of 0 or more, found -1.0"),
        Refusal(#"{"lineSeparator":[]}"#, "lineSeparator: expected a number, found an array"),
        Refusal(#"{"reversesItems":"yes"}"#, "reversesItems: expected true or false, found a string"),
        Refusal(#"{"reversesLines":[]}"#, "reversesLines: expected true or false, found an array"),
        Refusal(#"{"maxLines":0}"#, "maxLines: expected a whole number of 1 or more, found 0.0"),
        Refusal(#"{"maxLines":1.5}"#, "maxLines: expected a whole number of 1 or more, found 1.5"),
        Refusal(#"{"maxLines":"1"}"#, "maxLines: expected a number, found a string"),
        Refusal(
            #"{"overflow":{"width":1,"height":1}}"#,
            "overflow: expected the key \"maxLines\" beside it, which is missing"),
        Refusal(#"{"maxLines":1,"overflow":20}"#, "overflow: expected an object, found a number"),
        Refusal(
            #"{"maxLines":1,"overflow":{"width":1}}"#,
            "overflow: expected the key \"height\", which is missing"),
        Refusal(
            #"{"maxLines":1,"overflow":{"width":-1,"height":1}}"#,
            "overflow.width: expected a size of 0 or more, found -1.0"),
        Refusal(
            #"{"maxLines":1,"overflow":{"width":1,"height":1,"grow":1}}"#,
            "overflow: unknown key \"grow\", expected width, height"),
        Refusal(#"{"maxLines":1,"overflow":[]}"#, "overflow: expected at least one size, found none"),
        Refusal(
            #"{"maxLines":1,"overflow":[{"width":1,"height":1},{"width":1,"height":-1}]}"#,
            "overflow[1].height: expected a size of 0 or more, found -1.0"),
        // Items
        Refusal(
            #"[{"items":[]},{"items":[{"width":1,"height":1},{"width":1,"height":-2}]}]"#,
            "[1].items[1].height: expected a size of 0 or more, found -2.0"),
        Refusal(#"{"items":[{"width":1}]}"#, "items[0]: expected the key \"height\", which is missing"),
        Refusal(#"{"items":[{"height":1}]}"#, "items[0]: expected the key \"width\", which is missing"),
        Refusal(#"{"items":[{"width":null}]}"#, "items[0].width: expected a number, found null"),
        Refusal(
            #"{"items":[{"width":1,"height":1,"firstBaseline":[]}]}"#,
            "items[0].firstBaseline: expected a number, found an array"),
        Refusal(
            #"{"items":[{"x":1}]}"#,
            "items[0]: unknown key \"x\", expected width, height, firstBaseline, lastBaseline, grow, shrink, "
                + "minLength, maxLength, priority, alignment, breaksBefore, breaksAfter, fillsLine"),
        Refusal(
            #"{"items":[{"width":1,"height":1},{"width":1,"height":1,"grow":-1}]}"#,
            "items[1].grow: expected a number of 0 or more, found -1.0"),
        Refusal(
            #"{"items":[{"width":1,"height":1,"shrink":-0.5}]}"#,
            "items[0].shrink: expected a number of 0 or more, found -0.5"),
        Refusal(
            #"{"items":[{"width":1,"height":1,"minLength":-2}]}"#,
            "items[0].minLength: expected a size of 0 or more, found -2.0"),
        Refusal(
            #"{"items":[{"width":1,"height":1,"maxLength":-2}]}"#,
            "items[0].maxLength: expected a size of 0 or more, found -2.0"),
        Refusal(
            #"{"items":[{"width":1,"height":1,"priority":"high"}]}"#,
            "items[0].priority: expected a number, found a string"),
        Refusal(
            #"{"items":[{"width":1,"height":1,"breaksAfter":0}]}"#,
            "items[0].breaksAfter: expected true or false, found a number"),
        Refusal(
            #"{"items":[{"width":1,"height":1},{"width":1,"height":1,"alignment":"lastTextBaseline"}],"axis":"vertical"}"#,
            "items[1].alignment: expected one of top, center, bottom, stretch in a vertical flow, "
                + "found lastTextBaseline"),
        Refusal(#"{"items":[null]}"#, "items[0]: expected an object, found null"),
        Refusal(#"{"items":[5]}"#, "items[0]: expected an object, found a number"),
        // Syntax: the place in Foundation's words
        Refusal("", "not valid JSON: Unexpected end of file during JSON parse."),
        Refusal("{\"items\":[", "not valid JSON: Unexpected end of file during JSON parse."),
        Refusal(#"{"items":[]} x"#, "not valid JSON: Invalid value around character 13."),
        Refusal(#"{"itemSpacing":NaN}"#, "not valid JSON: Invalid value around character 15."),
        Refusal(#"{"width":1e400}"#, "not valid JSON: Number 1e400 is not representable in Swift."),
        Refusal(
            String(repeating: "[", count: 100_000),
            "not valid JSON: Too many nested arrays or dictionaries around character 513."),
    ])
    func badDataIsRefused(_ refusal: Refusal) throws {
        let flow = try FlowProcess("arrange", input: refusal.input)
        #expect(flow.errors == "flow: standard input: \(refusal.message)\n")
        #expect(flow.output == "")
        #expect(flow.exitCode == 65)
    }

    @Test func messagesNameTheFile() throws {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        try "[5]".write(to: folder.url("cases.json"), atomically: false, encoding: .utf8)
        let flow = try FlowProcess("arrange", folder.path("cases.json"), input: "")
        #expect(
            flow.errors == "flow: \(folder.path("cases.json")): [0]: expected an object, found a number\n")
        #expect(flow.exitCode == 65)
    }

    /// Bytes of a good case replaced at random, or its end cut off: an answer or an error, never a trap.
    @Test func damagedInputNeverTraps() throws {
        let text = #"""
            [{"axis":"vertical","height":30,"equalizesLines":true,"maxItemsPerLine":2,"itemSeparator":1,\#
            "maxLines":1,"overflow":{"width":2,"height":1},"items":\#
            [{"width":1e1,"height":2.5,"firstBaseline":-1,"grow":0.5,"alignment":"top"}]}]
            """#
        let good = Array(text.utf8)
        _ = try JSONDecoder().decode(ArrangeCases.self, from: Data(good))
        for count in 0..<good.count {
            let data = Data(good[..<count])
            let error = #expect(throws: DecodingError.self) {
                try JSONDecoder().decode(ArrangeCases.self, from: data)
            }
            #expect(error.map { JSONError($0, in: data).message.hasPrefix("not valid JSON: ") } == true)
        }
        let seed = UInt64.random(in: 0 ... .max)
        var random = SeededGenerator(seed: seed)
        for _ in 0..<5_000 {
            var bytes = good
            for _ in 0...Int.random(in: 0...2, using: &random) {
                bytes[Int.random(in: 0..<bytes.count, using: &random)] = UInt8.random(
                    in: 0...255, using: &random)
            }
            let data = Data(bytes)
            do {
                let answer = try JSONDecoder().decode(ArrangeCases.self, from: data).answer()
                _ = try JSONSerialization.jsonObject(with: Data(answer))
            } catch let error as DecodingError {
                #expect(!JSONError(error, in: data).description.isEmpty, "seed \(seed)")
            } catch let error as JSONError {
                #expect(!error.description.isEmpty, "seed \(seed)")
            }
        }
    }

    @Test func inputThatCannotBeReadExits66() throws {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        for (path, reason) in [
            (folder.path("none.json"), "No such file or directory"), (folder.path(""), "Is a directory"),
        ] {
            let flow = try FlowProcess("arrange", path, input: "[]")
            #expect(flow.errors == "flow: \(path): cannot be read: \(reason)\n")
            #expect(flow.output == "")
            #expect(flow.exitCode == 66)
        }
        let closed = try FlowProcess(["arrange"], redirection: "<&-")
        #expect(closed.errors == "flow: standard input: cannot be read: Bad file descriptor\n")
        #expect(closed.exitCode == 66)
    }

    @Test(arguments: [
        (">/dev/full", "No space left on device"), (">&-", "Bad file descriptor"),
    ])
    func outputThatCannotBeWrittenExits74(redirection: String, reason: String) throws {
        let flow = try FlowProcess(["arrange"], input: Array("[]".utf8), redirection: redirection)
        #expect(flow.errors == "flow: standard output: cannot be written: \(reason)\n")
        #expect(flow.exitCode == 74)
    }

    @Test(arguments: [["arrange", "a.json", "b.json"], ["arrange", "--wide"], ["explode"]])
    func wrongUsageExits64(arguments: [String]) throws {
        let flow = try FlowProcess(arguments)
        #expect(flow.errors.contains("Usage: flow"))
        #expect(flow.output == "")
        #expect(flow.exitCode == 64)
    }

    @Test func helpListsWhatIsAccepted() throws {
        let flow = try FlowProcess("arrange", "--help", input: "")
        for name in [
            "firstTextBaseline", "rightToLeft", "uniform", "trailing", "vertical", "lineSpacing",
            "spaceEvenly", "maxItemsPerLine", "maxLines", "overflow", "itemSeparators", "lineSeparators",
            "breaksBefore", "arrange.schema.json",
        ] {
            #expect(flow.output.contains(name))
        }
        #expect(flow.output.split(separator: "\n").allSatisfy { $0.count <= 80 })
        #expect(flow.exitCode == 0)
    }
}
