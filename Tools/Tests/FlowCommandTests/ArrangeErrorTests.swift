import Expectations
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
        Refusal("[{\"items\":[]},\n {\"width\":1}]", "[1]: expected the key \"items\", which is missing"),
        Refusal("[[]]", "[0]: expected an object, found an array"),
        Refusal("5", "expected an object, found 5"),
        Refusal(
            #"{"spacing":3,"items":[]}"#,
            "unknown key \"spacing\", expected one of \(ArrangeCase.keys.map(\.name).joined(separator: ", "))"
        ),
        Refusal(#"{"width":-0.5}"#, "width: expected a number of 0 or more, found -0.5"),
        Refusal(#"{"width":"1"}"#, "width: expected a number, found \"1\""),
        Refusal(#"{"lineSpacing":true}"#, "lineSpacing: expected a number, found true"),
        Refusal(#"{"axis":"up"}"#, "axis: expected one of horizontal, vertical, found \"up\""),
        Refusal(
            #"{"columns":"a\u001b[2J"}"#,
            #"columns: expected one of natural, uniform, a whole number of 1 or more, or an object with a minLength, found "a\u{1B}[2J""#
        ),
        Refusal(
            "{\"columns\":\"\(String(repeating: "x", count: 41))\"}",
            "columns: expected one of natural, uniform, a whole number of 1 or more, or an object with a minLength, found \"\(String(repeating: "x", count: 40))\"…"
        ),
        Refusal(
            #"[{"itemAlignment":"lastTextBaseline","axis":"vertical","items":[]}]"#,
            "[0].itemAlignment: expected one of top, center, bottom, stretch in a vertical flow, "
                + "found \"lastTextBaseline\""),
        Refusal(#"{"equalizesLines":1}"#, "equalizesLines: expected true or false, found 1"),
        Refusal(#"{"scaling":180}"#, "scaling: expected an object, found 180"),
        Refusal(
            #"{"scaling":{"minThickness":1}}"#,
            "scaling: expected the key \"thickness\", which is missing"),
        Refusal(
            #"{"scaling":{"thickness":1,"least":1}}"#,
            "scaling: unknown key \"least\", expected one of thickness, minThickness, maxThickness"),
        Refusal(
            #"{"columns":{"least":9}}"#,
            "columns: unknown key \"least\", expected one of minLength, maxLength"),
        Refusal(#"{"columns":{"maxLength":9}}"#, "columns: expected the key \"minLength\", which is missing"),
        Refusal(#"{"columns":2.5}"#, "columns: expected a whole number of 1 or more, found 2.5"),
        Refusal(
            #"{"columns":true}"#,
            "columns: expected one of natural, uniform, a whole number of 1 or more, or an object with a minLength, found true"
        ),
        Refusal(
            #"{"maxItemsPerLine":0}"#,
            "maxItemsPerLine: expected a whole number of 1 or more, found 0"),
        Refusal(
            #"{"overflow":{"width":1,"height":1}}"#,
            "overflow: expected the key \"maxLines\" or \"maxItems\" beside it"),
        Refusal(#"{"maxLines":1,"overflow":20}"#, "overflow: expected an object, found 20"),
        Refusal(
            #"{"maxLines":1,"overflow":{"width":1}}"#,
            "overflow: expected the key \"height\", which is missing"),
        Refusal(
            #"{"maxLines":1,"overflow":{"width":1,"height":1,"grow":1}}"#,
            "overflow: unknown key \"grow\", expected one of width, height, firstBaseline, lastBaseline"),
        Refusal(#"{"maxLines":1,"overflow":[]}"#, "overflow: expected at least one size, found none"),
        Refusal(
            #"{"maxLines":1,"overflow":[{"width":1,"height":1},{"width":1,"height":-1}]}"#,
            "overflow[1].height: expected a number of 0 or more, found -1"),
        Refusal(#"{"itemspacing":3,"items":[]}"#, #"unknown key "itemspacing". Did you mean "itemSpacing"?"#),
        Refusal(
            "{\"items\":[]}\n{\"items\":[]}\n",
            "not valid JSON: expected the end of the JSON (use --lines to read one value a line)"),
        // Items
        Refusal(
            #"[{"items":[]},{"items":[{"width":1,"height":1},{"width":1,"height":-2}]}]"#,
            "[1].items[1].height: expected a number of 0 or more, found -2"),
        Refusal(#"{"items":[{"width":1}]}"#, "items[0]: expected the key \"height\", which is missing"),
        Refusal(#"{"items":[{"width":null}]}"#, "items[0].width: expected a number, found null"),
        Refusal(
            #"{"items":[{"width":1,"height":1,"firstBaseline":[]}]}"#,
            "items[0].firstBaseline: expected a number, found an array"),
        Refusal(
            #"{"items":[{"x":1}]}"#,
            "items[0]: unknown key \"x\", expected one of \(ArrangeItem.keys.map(\.name).joined(separator: ", "))"
        ),
        Refusal(
            #"{"items":[{"width":1,"height":1},{"width":1,"height":1,"grow":-1}]}"#,
            "items[1].grow: expected a number of 0 or more, found -1"),
        Refusal(
            #"{"items":[{"width":1,"height":1},{"width":1,"height":1,"alignment":"lastTextBaseline"}],"axis":"vertical"}"#,
            "items[1].alignment: expected one of top, center, bottom, stretch in a vertical flow, "
                + "found \"lastTextBaseline\""),
        Refusal(#"{"items":[5]}"#, "items[0]: expected an object, found 5"),
        Refusal(
            #"{"items":[{"picture":"a.png","width":1,"height":1}]}"#,
            "items[0]: expected either a picture or a width and a height, found both"),
        // Words, which another command takes
        Refusal(#"["swift"]"#, #"[0]: expected an object, found "swift" (flow render takes words)"#),
        Refusal(
            #"{"items":["swift"]}"#,
            #"items[0]: expected an object, found "swift" (flow render takes words)"#),
        // Syntax
        Refusal("", "not valid JSON: expected a value, found the end"),
        Refusal(
            "{\"items\\", #"not valid JSON: expected one of the escapes \" \\ \/ \b \f \n \r \t \u"#),
        Refusal("{\"items\\u12", #"not valid JSON: expected four hexadecimal digits after \u"#),
        Refusal(#"{"items":[]} x"#, "not valid JSON: expected the end of the JSON"),
        Refusal(#"{"itemSpacing":NaN}"#, "not valid JSON: expected a value"),
        Refusal(#"{"width":1e400}"#, "width: expected a smaller number, found 1e400"),
        Refusal(#"{"items":[],}"#, "not valid JSON: expected a key after the comma"),
        Refusal(#"{"items":[{"width":1,"height":1},]}"#, "not valid JSON: expected a value after the comma"),
        Refusal(#"{"width":1,"items":[],"width":2}"#, #"not valid JSON: duplicate key "width""#),
        Refusal(
            String(repeating: "[", count: 100_000),
            "not valid JSON: nested more than 512 levels deep"),
    ])
    func badDataIsRefused(_ refusal: Refusal) throws {
        let flow = try FlowProcess("arrange", input: refusal.input)
        #expect(flow.errors.isRefusal(refusal.message))
        expectEqual(flow.output, "")
        expectEqual(flow.exitCode, 65)
    }

    @Test(.timeLimit(.minutes(1))) func aLongKeyIsLikeNoOther() throws {
        let key = String(repeating: "k", count: 3_000_000)
        let flow = try FlowProcess("arrange", input: "{\"\(key)\":1}")
        #expect(flow.errors.contains(", expected one of axis, width"))
        expectEqual(flow.exitCode, 65)
    }

    @Test(arguments: [
        (["swift", "layout", "wrap"], "Words are for 'flow render'."),
        (["cases.json", "-oa.json"], "'flow arrange' writes to standard output: use > out.json."),
        (["--output", "a.json"], "'flow arrange' writes to standard output: use > out.json."),
    ])
    func whatIsForAnotherCommandGetsAdvice(arguments: [String], advice: String) throws {
        #expect(try FlowProcess(["arrange"] + arguments).errors.contains("'. \(advice)\n"))
    }

    /// Columns count characters, from 1.
    @Test(arguments: [
        (
            "{\"width\":1,\n \"items\":[{\"width\":1,\"height\":1},\n  {\"width\":1,  \"height\":\"ä\"}]}",
            "line 3, column 25: items[1].height"
        ),
        (
            "{\"items\":[{\"width\":1,\n  \"heigth\":2}]}",
            "line 2, column 3: items[0]: unknown key \"heigth\". Did you mean \"height\"?"
        ),
        ("{\"items\":[\n  {\"width\":1}]}", "line 2, column 3: items[0]: expected the key \"height\""),
        ("[{\"items\":[]},\r\n {\"items\":[],}]", "line 2, column 14: not valid JSON: expected a key after"),
        ("{\"a\":\"äö\", \"a\":2}", "line 1, column 12: not valid JSON: duplicate key \"a\""),
        ("{\"items\":[]", "line 1, column 12: not valid JSON: expected a comma or }, found the end"),
    ])
    func messagesTellThePlace(input: String, message: String) throws {
        let flow = try FlowProcess("arrange", input: input)
        #expect(flow.errors.hasPrefix("flow: standard input: \(message)"))
    }

    /// Bytes of a good case replaced at random, or its end cut off: an answer or an error, never a trap.
    @Test func damagedInputNeverTraps() throws {
        let text = #"""
            [{"axis":"vertical","height":30,"equalizesLines":true,"maxItemsPerLine":2,"scaling":{"thickness":9},"itemSeparator":1,\#
            "maxLines":1,"overflow":{"width":2,"height":1},"items":\#
            [{"width":1e1,"height":2.5,"firstBaseline":-1,"grow":0.5,"alignment":"top"}]}]
            """#
        let good = Array(text.utf8)
        _ = try Input(path: nil).parsed(good, by: ArrangeQuestion.init)
        for count in 0..<good.count {
            let failure = #expect(throws: Failure.self) {
                try Input(path: nil).parsed(Array(good[..<count]), by: ArrangeQuestion.init)
            }
            expectEqual(failure?.message.contains("not valid JSON: "), true)
        }
        let seed = UInt64.random(in: 0 ... .max)
        var random = SeededGenerator(seed: seed)
        for _ in 0..<5_000 {
            var bytes = good
            for _ in 0...Int.random(in: 0...2, using: &random) {
                bytes[Int.random(in: 0..<bytes.count, using: &random)] = UInt8.random(
                    in: 0...255, using: &random)
            }
            do {
                let answer = try Input(path: nil).parsed(bytes, by: ArrangeQuestion.init).answer()
                _ = try JSONSerialization.jsonObject(with: Data(answer))
            } catch let failure as Failure {
                #expect(failure.message.hasPrefix("standard input: line "), "seed \(seed)")
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
            expectEqual(flow.errors, "flow: \(path): cannot be read: \(reason)\n")
            expectEqual(flow.output, "")
            expectEqual(flow.exitCode, 66)
        }
        let closed = try FlowProcess(["arrange"], redirection: "<&-")
        expectEqual(closed.errors, "flow: standard input: cannot be read: Bad file descriptor\n")
        expectEqual(closed.exitCode, 66)
    }

    @Test(arguments: [
        (">/dev/full", "No space left on device"), (">&-", "Bad file descriptor"),
    ])
    func outputThatCannotBeWrittenExits74(redirection: String, reason: String) throws {
        let flow = try FlowProcess(["arrange"], input: Array("[]".utf8), redirection: redirection)
        expectEqual(flow.errors, "flow: standard output: cannot be written: \(reason)\n")
        expectEqual(flow.exitCode, 74)
    }
}
