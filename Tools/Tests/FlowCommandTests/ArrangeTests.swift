import Expectations
import Foundation
import Testing

@testable import flow

/// `flow arrange` from question to answer. Frames are worked out by hand.
@Suite struct ArrangeTests {
    @Test func anObjectIsAnsweredByAnObjectWithSortedKeys() throws {
        let flow = try FlowProcess(
            "arrange",
            input: """
                {"axis":"horizontal","width":300,"height":null,"itemSpacing":8,"lineSpacing":8,
                 "lineAlignment":"leading","itemAlignment":"center","columns":"natural",
                 "direction":"leftToRight","items":[{"width":50,"height":20},
                 {"width":70.5,"height":30,"firstBaseline":22,"lastBaseline":22}]}
                """)
        let frames = #"{"height":20,"width":50,"x":0,"y":5},{"height":30,"width":70.5,"x":58,"y":0}"#
        let lines = #"{"end":2,"height":30,"start":0,"width":128.5,"x":0,"y":0}"#
        let size = #"{"height":30,"width":128.5}"#
        expectEqual(flow.output, "{\"frames\":[\(frames)],\"lines\":[\(lines)],\"size\":\(size)}\n")
        expectEqual(flow.errors, "")
        expectEqual(flow.exitCode, 0)
    }

    @Test func anArrayIsAnsweredByAnArrayInOrder() throws {
        let flow = try FlowProcess(
            "arrange", input: #"[{"items":[{"width":1,"height":2}]}, {"items":[]}, {"items":[]}]"#)
        let answers = try JSONDecoder().decode([Answer].self, from: Data(flow.output.utf8))
        expectEqual(answers.map(\.frames), [[Answer.Frame(0, 0, 1, 2)], [], []])
        try expectEqual(FlowProcess("arrange", input: " [ ] ").output, "[]\n")
    }

    @Test func filesAndStandardInputAreAlike() throws {
        let question = #"{"items":[{"width":1,"height":2}]}"#
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        try question.write(to: folder.url("case.json"), atomically: false, encoding: .utf8)
        let expected = try FlowProcess("arrange", input: question).output
        #expect(expected.contains("frames"))
        try expectEqual(FlowProcess("arrange", "-", input: question).output, expected)
        try expectEqual(FlowProcess("arrange", folder.path("case.json"), input: "").output, expected)
    }

    /// ```
    /// |AAAAA BBBBB|  5 + 8 + 5 = 18 fit 18
    /// |CC         |
    /// ```
    @Test func whatIsLeftOutHasADefault() throws {
        let items = #""items":[{"width":5,"height":4},{"width":5,"height":6},{"width":2,"height":3}]"#
        let answer = try Answer.to("{\"width\":18,\(items)}")
        expectEqual(answer.size, Answer.Size(width: 18, height: 17))
        expectEqual(answer.lines, [.init(0, 2, 0, 0, 18, 6), .init(2, 3, 0, 14, 2, 3)])
        expectEqual(answer.frames, [.init(0, 0, 5, 4), .init(13, 0, 5, 6), .init(0, 14, 2, 3)])

        let keys = ArrangeCase.keys.map(\.name).filter { $0 != "width" && $0 != "items" }
        let nulls = keys.map { "\"\($0)\":null," }.joined()
        try expectEqual(Answer.to("{\"width\":18,\(nulls)\(items)}"), answer)
        // No width: nothing breaks.
        try expectEqual(Answer.to("{\"width\":null,\(items)}").lines, [.init(0, 3, 0, 0, 28, 6)])
    }

    /// ```
    /// |AAAAA BBBBB|
    /// |   CCCCC   |  trailing: |      CCCCC|
    /// ```
    @Test(arguments: [("leading", 0.0), ("center", 15), ("trailing", 30)])
    func linesStandAgainstTheWidestOne(alignment: String, x: Double) throws {
        let answer = try Answer.to(
            """
            {"width":70,"itemSpacing":10,"lineSpacing":5,"lineAlignment":"\(alignment)","items":[
             {"width":25,"height":10},{"width":25,"height":10},{"width":30,"height":10}]}
            """)
        expectEqual(answer.size, Answer.Size(width: 60, height: 25))
        expectEqual(answer.lines, [.init(0, 2, 0, 0, 60, 10), .init(2, 3, x, 15, 30, 10)])
    }

    /// Ascents 22, 5 and 20 (its height), descents 8, 7 and 0: the line is 22 + 8 thick.
    @Test(
        arguments: [
            ("top", 0.0, 0.0, 0.0), ("center", 0, 9, 5), ("bottom", 0, 18, 10),
            ("firstTextBaseline", 0, 17, 2), ("lastTextBaseline", 0, 14, 6),
        ])
    func itemsStandAcrossTheirLine(alignment: String, a: Double, b: Double, c: Double) throws {
        // Last baselines: 26, 12 (its height) and 20 (its height); descents 4, 0 and 0.
        let answer = try Answer.to(
            """
            {"itemAlignment":"\(alignment)","items":[
             {"width":1,"height":30,"firstBaseline":22,"lastBaseline":26},
             {"width":1,"height":12,"firstBaseline":5,"lastBaseline":null},{"width":1,"height":20}]}
            """)
        expectEqual(answer.frames.map(\.y), [a, b, c])
        expectEqual(answer.size.height, 30)
    }

    /// Columns from the top down, 10 + 8 + 10 = 28 high.
    @Test func aVerticalFlowFillsColumnsDownToItsHeight() throws {
        let items = #"{"width":5,"height":10},{"width":7,"height":10},{"width":9,"height":12}"#
        let question =
            "{\"axis\":\"vertical\",\"height\":28,\"width\":1,\"lineAlignment\":\"trailing\","
            + "\"itemAlignment\":\"bottom\",\"items\":[\(items)]}"
        let answer = try Answer.to(question)
        expectEqual(answer.size, Answer.Size(width: 24, height: 28))
        expectEqual(answer.lines, [.init(0, 2, 0, 0, 7, 28), .init(2, 3, 15, 16, 9, 12)])
        expectEqual(answer.frames, [.init(2, 0, 5, 10), .init(0, 18, 7, 10), .init(15, 16, 9, 12)])
    }

    /// A horizontal flow's height says nothing unless lines are distributed.
    @Test func theLengthAcrossIsIgnored() throws {
        let answer = try Answer.to(#"{"height":1,"items":[{"width":5,"height":10},{"width":5,"height":10}]}"#)
        expectEqual(answer.lines, [.init(0, 2, 0, 0, 18, 10)])
    }

    /// Slots 20 wide; 20 + 2 + 20 fit 45.
    @Test func uniformColumnsCentreItemsInEqualSlots() throws {
        let answer = try Answer.to(
            """
            {"columns":"uniform","width":45,"itemSpacing":2,"lineSpacing":1,"items":[
             {"width":10,"height":5},{"width":20,"height":5},{"width":4,"height":5}]}
            """)
        expectEqual(answer.frames, [.init(5, 0, 10, 5), .init(22, 0, 20, 5), .init(8, 6, 4, 5)])
        expectEqual(answer.size, Answer.Size(width: 42, height: 11))
    }

    /// Left to right, in 18: 5 at 0, 5 at 13; 2 at 0.
    @Test func rightToLeftMirrorsInsideTheReportedWidth() throws {
        let answer = try Answer.to(
            """
            {"direction":"rightToLeft","width":100,"items":[{"width":5,"height":4},{"width":6,"height":4}]}
            """)
        expectEqual(answer.size.width, 19)
        expectEqual(answer.frames.map(\.x), [14, 0])
    }

    @Test func negativeSpacingsOverlap() throws {
        let answer = try Answer.to(
            #"{"itemSpacing":-4,"items":[{"width":10,"height":10},{"width":10,"height":10}]}"#)
        expectEqual(answer.frames.map(\.x), [0, 6])
        expectEqual(answer.size.width, 16)
    }

    @Test(arguments: [
        "0.1", "1e-7", "70.5", "4294967296", "5e-324", "0.3333333333333333", "0.30000000000000004",
    ])
    func numbersSurviveExactly(number: String) throws {
        let answer = try Answer.to("{\"items\":[{\"width\":\(number),\"height\":\(number)}]}")
        expectEqual(answer.frames.map(\.width), [Double(number)])
        expectEqual(answer.frames.map(\.height), [Double(number)])
    }

    @Test func zeroHasNoSign() throws {
        let flow = try FlowProcess(
            "arrange",
            input: """
                {"width":-0,"itemSpacing":-0.0,"direction":"rightToLeft","items":[
                 {"width":-0.0,"height":-0,"firstBaseline":-0.0},{"width":0,"height":0}]}
                """)
        expectEqual(flow.exitCode, 0)
        #expect(!flow.output.contains("-"))
    }

    @Test func absurdLengthsStayFinite() throws {
        let answer = try Answer.to(
            #"{"width":1e300,"lineSpacing":-1e300,"items":[{"width":1e300,"height":1e300},{"width":1,"height":2}]}"#
        )
        expectEqual(answer.frames[0], .init(0, 0, 4_294_967_296, 4_294_967_296))
    }
}
