import Testing

/// What `flow arrange` refuses: nothing on standard output, a message that names the place, and the
/// exit code of `sysexits.h`.
@Suite struct ArrangeErrorTests {
    struct Refusal: CustomTestStringConvertible, Sendable {
        var input: String
        var message: String

        init(_ input: String, _ message: String) {
            (self.input, self.message) = (input, message)
        }

        var testDescription: String { input }
    }

    @Test(arguments: [
        // Cases
        Refusal("{}", "line 1, column 1: expected the key \"items\", which is missing"),
        Refusal(#"{"items":null}"#, "line 1, column 10: items: expected an array, found null"),
        Refusal(#"{"items":{}}"#, "line 1, column 10: items: expected an array, found an object"),
        Refusal("[{\"items\":[]},\n {\"width\":1}]", "line 2, column 2: [1]: expected the key \"items\""),
        Refusal("[[]]", "line 1, column 2: [0]: expected an object, found an array"),
        Refusal(
            "{\n \"spacing\":3}", "line 2, column 2: unknown key \"spacing\", expected axis, width, height,"),
        Refusal(#"{"width":1,"width":2}"#, "line 1, column 12: width: expected the key once, found it twice"),
        Refusal(#"{"width":-0.5}"#, "line 1, column 10: width: expected a size of 0 or more, found -0.5"),
        Refusal(#"{"height":-1}"#, "line 1, column 11: height: expected a size of 0 or more, found -1"),
        Refusal(#"{"width":"1"}"#, "line 1, column 10: width: expected a number, found a string"),
        Refusal(#"{"lineSpacing":true}"#, "line 1, column 16: lineSpacing: expected a number, found true"),
        Refusal(#"{"itemSpacing":NaN}"#, "line 1, column 16: itemSpacing: expected a number, found \"N\""),
        Refusal(
            #"{"itemSpacing":1e400}"#, "itemSpacing: expected a number that fits 64 bits (up to 1.8e308)"),
        Refusal(#"{"axis":"up"}"#, "column 9: axis: expected one of horizontal, vertical, found \"up\""),
        Refusal(#"{"axis":1}"#, "column 9: axis: expected one of horizontal, vertical, found a number"),
        Refusal(#"{"lineAlignment":"top"}"#, "lineAlignment: expected one of leading, center, trailing,"),
        Refusal(
            #"{"itemAlignment":"Top"}"#,
            "itemAlignment: expected one of top, center, bottom, firstTextBaseline, lastTextBaseline, found"),
        Refusal(#"{"columns":"equal"}"#, "columns: expected one of natural, uniform, found \"equal\""),
        Refusal(#"{"direction":""}"#, "direction: expected one of leftToRight, rightToLeft, found \"\""),
        Refusal(
            #"{"itemAlignment":"lastTextBaseline","axis":"vertical","items":[]}"#,
            "line 1, column 18: itemAlignment: expected top, center or bottom in a vertical flow"),
        Refusal(
            #"[{"axis":"vertical","itemAlignment":"firstTextBaseline","items":[]}]"#,
            "line 1, column 37: [0].itemAlignment: expected top, center or bottom in a vertical flow"),
        // Items
        Refusal(
            #"[{"items":[]},{"items":[{"width":1,"height":1},{"width":1,"height":-2}]}]"#,
            "line 1, column 68: [1].items[1].height: expected a size of 0 or more, found -2"),
        Refusal(
            #"{"items":[{"width":1}]}"#, "column 11: items[0]: expected the key \"height\", which is missing"),
        Refusal(#"{"items":[{"height":1}]}"#, "items[0]: expected the key \"width\", which is missing"),
        Refusal(#"{"items":[{"width":null}]}"#, "items[0].width: expected a number, found null"),
        Refusal(
            #"{"items":[{"firstBaseline":[]}]}"#, "items[0].firstBaseline: expected a number, found an array"),
        Refusal(
            #"{"items":[{"x":1}]}"#,
            "column 12: items[0]: unknown key \"x\", expected width, height, firstBaseline, lastBaseline"),
        Refusal(#"{"items":[5]}"#, "items[0]: expected an object, found a number"),
        // Syntax
        Refusal(
            "", "line 1, column 1: expected an object or an array of objects, found the end of the input"),
        Refusal("5", "line 1, column 1: expected an object or an array of objects, found a number"),
        Refusal(#"{"items":[]} x"#, "line 1, column 14: expected the end of the input, found \"x\""),
        Refusal(
            "{\n\n  \"items\":[\n",
            "line 4, column 1: items[0]: expected an object, found the end of the input"),
        Refusal(#"{"items":[{"width":1,}]}"#, "items[0]: expected a key in quotes, found \"}\""),
        Refusal(#"{"items" []}"#, "column 10: items: expected \":\", found an array"),
        Refusal(#"{"items":[{} {}]}"#, "column 11: items[0]: expected the key \"width\""),
    ])
    func badDataIsRefused(_ refusal: Refusal) throws {
        let flow = try FlowProcess("arrange", input: refusal.input)
        #expect(flow.errors.hasPrefix("flow: standard input: line "))
        #expect(flow.errors.contains(refusal.message))
        #expect(flow.errors.hasSuffix("\n"))
        #expect(flow.output == "")
        #expect(flow.exitCode == 65)
    }

    @Test func messagesNameTheFile() throws {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        try "[".write(to: folder.url("cases.json"), atomically: false, encoding: .utf8)
        let flow = try FlowProcess("arrange", folder.path("cases.json"), input: "")
        #expect(flow.errors.hasPrefix("flow: \(folder.path("cases.json")): line 1, column 2: [0]: expected"))
        #expect(flow.exitCode == 65)
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
        for name in ["firstTextBaseline", "rightToLeft", "uniform", "trailing", "vertical", "lineSpacing"] {
            #expect(flow.output.contains(name))
        }
        #expect(flow.output.split(separator: "\n").allSatisfy { $0.count <= 80 })
        #expect(flow.exitCode == 0)
    }

    @Test func deepNestingIsRefusedWithoutFollowingIt() throws {
        let flow = try FlowProcess("arrange", input: String(repeating: "[", count: 1_000_000))
        #expect(flow.errors.contains("[0]: expected an object, found an array"))
        #expect(flow.exitCode == 65)
    }
}
