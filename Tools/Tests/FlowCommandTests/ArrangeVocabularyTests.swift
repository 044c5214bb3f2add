import Expectations
import Foundation
import Testing

/// Each key of `flow arrange` reaches the engine. Frames are worked out by hand.
@Suite struct ArrangeVocabularyTests {
    /// Items of some widths, 10 high, with no spacing but what `keys` say.
    private func answer(_ keys: String, widths: Int...) throws -> Answer {
        let items = widths.map { "{\"width\":\($0),\"height\":10}" }
        return try answer(keys, items: items)
    }

    private func answer(_ keys: String, items: [String]) throws -> Answer {
        try Answer.to(
            "{\(keys),\"itemSpacing\":0,\"lineSpacing\":0,\"items\":[\(items.joined(separator: ","))]}")
    }

    private func item(_ width: Int, _ keys: String = "") -> String {
        "{\"width\":\(width),\"height\":10\(keys.isEmpty ? "" : ",\(keys)")}"
    }

    /// ```
    /// |AABB    |
    /// ```
    @Test(arguments: [("automatic", 40.0), ("hug", 40), ("fill", 80), ("null", 40)])
    func sizing(name: String, width: Double) throws {
        let sizing = name == "null" ? name : "\"\(name)\""
        let answer = try answer("\"sizing\":\(sizing),\"width\":80", widths: 20, 20)
        expectEqual(answer.size, Answer.Size(width: width, height: 10))
        expectEqual(answer.frames.map(\.x), [0, 20])
    }

    @Test(arguments: [("natural", 40.0), ("justified", 80), ("spaceBetween", 80), ("space-around", 80)])
    func whatIsSpreadFillsTheWidth(distribution: String, width: Double) throws {
        let spread = "\"distribution\":\"\(distribution)\",\"width\":80"
        try expectEqual(answer(spread, widths: 20, 20).size.width, width)
        try expectEqual(answer(spread + ",\"sizing\":\"hug\"", widths: 20, 20).size.width, 40)
    }

    /// Two of 20 in 100 leave 60; the last line, of 30, leaves 70.
    @Test(arguments: [
        ("natural", [0.0, 20.0, 0.0]), ("justified", [0, 80, 0]), ("spaceBetween", [0, 80, 0]),
        ("spaceAround", [15, 65, 35]), ("spaceEvenly", [20, 60, 35]),
    ])
    func distribution(name: String, x: [Double]) throws {
        let answer = try answer(
            "\"distribution\":\"\(name)\",\"sizing\":\"fill\",\"width\":100,\"maxItemsPerLine\":2",
            widths: 20, 20, 30)
        expectEqual(answer.frames.map(\.x), x)
        expectEqual(answer.frames.map(\.y), [0, 0, 10])
    }

    /// A last line of two is justified only if it does not end the flow.
    @Test(arguments: [("justified", [0.0, 80.0, 0.0, 20.0]), ("spaceBetween", [0, 80, 0, 80])])
    func justifiedLeavesTheLastLine(name: String, x: [Double]) throws {
        let answer = try answer(
            "\"distribution\":\"\(name)\",\"sizing\":\"fill\",\"width\":100,\"maxItemsPerLine\":2",
            widths: 20, 20, 20, 20)
        expectEqual(answer.frames.map(\.x), x)
    }

    /// Two lines of 20 and 20 in 100. The last item can grow to 30.
    @Test(arguments: [
        ("likeOthers", [0.0, 80, 0, 70], 30.0), ("grows", [0, 80, 0, 20], 30),
        ("natural", [0, 80, 0, 20], 20),
    ])
    func lastLine(name: String, x: [Double], width: Double) throws {
        let answer = try answer(
            "\"lastLine\":\"\(name)\",\"distribution\":\"spaceBetween\",\"sizing\":\"fill\",\"width\":100,"
                + "\"maxItemsPerLine\":2",
            items: [item(20), item(20), item(20), item(20, #""grow":1,"maxLength":30"#)])
        expectEqual(answer.frames.map(\.x), x)
        expectEqual(answer.frames.last?.width, width)
    }

    /// Two lines of 10 in 50 leave 30.
    @Test(arguments: [
        ("start", [0.0, 10], 10.0), ("center", [15, 25], 10), ("end", [30, 40], 10),
        ("stretch", [0, 25], 25), ("spaceBetween", [0, 40], 10), ("spaceAround", [7.5, 32.5], 10),
        ("spaceEvenly", [10, 30], 10),
    ])
    func lineDistribution(name: String, y: [Double], thickness: Double) throws {
        let keys = "\"lineDistribution\":\"\(name)\",\"width\":20"
        let tall = try answer("\(keys),\"height\":50", widths: 20, 20)
        expectEqual(tall.size, Answer.Size(width: 20, height: 50))
        expectEqual(tall.lines, [.init(0, 1, 0, y[0], 20, thickness), .init(1, 2, 0, y[1], 20, thickness)])
        // Nothing is left where no height is given.
        let plain = try answer(keys, widths: 20, 20)
        expectEqual(plain.size, Answer.Size(width: 20, height: 20))
        expectEqual(plain.frames.map(\.y), [0, 10])
    }

    /// A vertical flow's room across is its width: two columns of 10 in 50.
    @Test func lineDistributionInAVerticalFlow() throws {
        let items = #"[{"width":10,"height":20},{"width":10,"height":20}]"#
        let answer = try Answer.to(
            """
            {"axis":"vertical","width":50,"height":20,"lineSpacing":0,"lineDistribution":"spaceBetween",
             "items":\(items)}
            """)
        expectEqual(answer.size, Answer.Size(width: 50, height: 20))
        expectEqual(answer.frames, [.init(0, 0, 10, 20), .init(40, 0, 10, 20)])
    }

    /// Lines that begin at the bottom stand there in a taller flow.
    @Test func reversedLinesStandAtTheBottomOfTheRoom() throws {
        let answer = try answer(
            #""lineDistribution":"start","reversesLines":true,"height":50,"width":20"#, widths: 20, 20)
        expectEqual(answer.frames.map(\.y), [40, 30])
    }

    /// ```
    /// |AA |
    /// |BB |  as high as the line of A
    /// ```
    @Test(arguments: [(true, 60.0), (false, 40)])
    func equalizesLines(areEqual: Bool, height: Double) throws {
        let answer = try answer(
            "\"equalizesLines\":\(areEqual),\"width\":20",
            items: [#"{"width":20,"height":30}"#, #"{"width":20,"height":10}"#])
        expectEqual(answer.size.height, height)
        expectEqual(answer.lines.map(\.height), [30, height - 30])
    }

    /// 40 high, squares of 10 are 40 wide: two take 80 of 100, and three 120. As near, which takes the third.
    @Test(arguments: [
        ("", [3], 33.333_333), (#","minThickness":null"#, [3], 33.333_333),
        (#","minThickness":35"#, [2, 3], 50.0),
        (#","minThickness":35,"maxThickness":45"#, [2, 3], 45.0),
    ])
    func scaling(limits: String, ends: [Int], height: Double) throws {
        let answer = try answer(
            "\"scaling\":{\"thickness\":40\(limits)},\"width\":100", widths: 10, 10, 10)
        expectEqual(answer.lines.map(\.end), ends)
        // Lengths are truncated to 2⁻²⁰.
        #expect(abs(answer.frames[0].height - height) < 0.000_002)
    }

    /// The others are 40 high, and take the 60 that 40 leave of 100: 30 each.
    @Test func anItemKeepsItsSize() throws {
        let items = [item(10), item(40, #""keepsSize":true"#), item(10, #""keepsSize":null"#)]
        let answer = try answer(
            #""scaling":{"thickness":40},"width":100"#, items: items)
        expectEqual(answer.frames, [.init(0, 0, 30, 30), .init(30, 0, 40, 10), .init(70, 0, 30, 30)])
    }

    /// 40 high, two squares and 20 fit 100. So does the item that stands for the third.
    @Test func theOverflowItemIsNotScaled() throws {
        let answer = try answer(
            #""scaling":{"thickness":40},"width":100,"maxLines":1,"#
                + #""overflow":{"width":20,"height":10}"#, widths: 10, 10, 10, 10)
        expectEqual(answer.shown, 2)
        expectEqual(answer.frames, [.init(0, 0, 40, 40), .init(40, 0, 40, 40)])
        expectEqual(answer.overflow, .init(80, 0, 20, 10))
    }

    /// ```
    /// greedy     balanced   even, for which the last line is free
    /// |AABBCC|   |AABB  |   |AABBCC|
    /// |DD    |   |CCDD  |   |DD    |
    /// ```
    @Test(arguments: [("greedy", [3, 4]), ("balanced", [2, 4]), ("even", [3, 4])])
    func lineBreaking(name: String, ends: [Int]) throws {
        let answer = try answer("\"lineBreaking\":\"\(name)\",\"width\":30", widths: 10, 10, 10, 10)
        expectEqual(answer.lines.map(\.end), ends)
    }

    /// Greedy leaves 0 and 60 on lines that count, even 20 and 20: 3600 to 800.
    @Test(arguments: [("greedy", [2, 3, 4]), ("even", [1, 3, 4])])
    func evenLinesAreNotRagged(name: String, ends: [Int]) throws {
        let answer = try answer("\"lineBreaking\":\"\(name)\",\"width\":100", widths: 80, 20, 40, 90)
        expectEqual(answer.lines.map(\.end), ends)
    }

    /// Two of 60 in 80 fit if they count as the 40 they can shrink to, and three do not.
    @Test(arguments: [
        ("ideal", [1, 2], [60.0, 60]), ("smallest", [2], [40, 40]), ("oneLineIfPossible", [2], [40, 40]),
        ("ideal", [1, 2, 3], [60, 60, 60]), ("smallest", [2, 3], [40, 40, 60]),
        ("oneLineIfPossible", [1, 2, 3], [60, 60, 60]),
    ])
    func wrapping(name: String, ends: [Int], widths: [Double]) throws {
        let item = item(60, #""shrink":1,"minLength":40"#)
        let answer = try answer(
            "\"wrapping\":\"\(name)\",\"width\":80", items: widths.map { _ in item })
        expectEqual(answer.lines.map(\.end), ends)
        expectEqual(answer.frames.map(\.width), widths)
    }

    /// Slots of 30 in 90, with items of 10 in their middle; without a width, slots of 20.
    @Test func columns() throws {
        let keys = #""columns":3"#
        let answer = try answer("\(keys),\"width\":90", widths: 10, 20, 10, 10)
        expectEqual(answer.frames.map(\.x), [10, 35, 70, 10])
        expectEqual(answer.lines.map(\.end), [3, 4])
        try expectEqual(self.answer(keys, widths: 10, 20, 10, 10).frames.map(\.x), [5, 20, 45, 5])
        // More than there are items, and more than there are numbers.
        try expectEqual(
            self.answer(#""columns":1e300"#, widths: 10, 20).frames.map(\.x),
            [5, 20])
    }

    /// Three columns of 30 in 90, with items of 10 in their middle; without a width, columns of 25.
    @Test func columnsOfALeastLength() throws {
        let keys = #""columns":{"minLength":25}"#
        try expectEqual(
            answer("\(keys),\"width\":90", widths: 10, 20, 10, 10).frames.map(\.x), [10, 35, 70, 10])
        try expectEqual(answer(keys, widths: 10, 20, 10, 10).frames.map(\.x), [7.5, 27.5, 57.5, 82.5])
        let limited = #""columns":{"minLength":25,"maxLength":26},"width":90"#
        try expectEqual(answer(limited, widths: 10, 20, 10, 10).frames.map(\.x), [8, 29, 60, 8])
    }

    @Test func maxItemsPerLine() throws {
        try expectEqual(answer(#""maxItemsPerLine":2"#, widths: 10, 10, 10).lines.map(\.end), [2, 3])
        try expectEqual(answer(#""maxItemsPerLine":1e300"#, widths: 10, 10, 10).lines.map(\.end), [3])
    }

    /// 30 are shorter beside 20 than 30 and 10 beside 10; a limit comes first.
    @Test func minLines() throws {
        try expectEqual(answer(#""minLines":2"#, widths: 10, 10, 10).lines.map(\.end), [2, 3])
        try expectEqual(answer(#""minLines":1e300"#, widths: 10, 10, 10).lines.map(\.end), [1, 2, 3])
        try expectEqual(answer(#""minLines":3,"maxLines":2"#, widths: 10, 10, 10).lines.map(\.end), [2, 3])
    }

    /// ```
    /// |CC    |
    /// |  BBAA|
    /// ```
    @Test func reversal() throws {
        let items = #""width":40,"reversesItems":true"#
        try expectEqual(answer(items, widths: 10, 20, 20).frames.map(\.x), [20, 0, 10])
        try expectEqual(answer(items, widths: 10, 20, 20).frames.map(\.y), [0, 0, 10])
        let lines = #""width":40,"reversesLines":true"#
        try expectEqual(answer(lines, widths: 10, 20, 20).frames.map(\.x), [0, 10, 0])
        try expectEqual(answer(lines, widths: 10, 20, 20).frames.map(\.y), [10, 10, 0])
    }

    /// 60 are left: 20 and 40, but one stops at 30 and leaves the rest to the other.
    @Test func growAndMaximum() throws {
        let plain = [item(20, #""grow":1"#), item(20, #""grow":2"#)]
        try expectEqual(answer(#""width":100"#, items: plain).frames.map(\.width), [40, 60])
        let limited = [item(20, #""grow":1,"maxLength":30"#), item(20, #""grow":2,"maxLength":null"#)]
        try expectEqual(answer(#""width":100"#, items: limited).frames.map(\.width), [30, 70])
    }

    /// One item of 100 has 40 too much, and stops at its minimum.
    @Test func shrinkAndMinimum() throws {
        try expectEqual(
            answer(#""width":60"#, items: [item(100, #""shrink":1"#)]).frames.map(\.width), [60])
        try expectEqual(
            answer(#""width":60"#, items: [item(100, #""shrink":1,"minLength":70"#)]).frames
                .map(\.width), [70])
    }

    /// The higher one gets all that is left.
    @Test func priority() throws {
        let items = [item(20, #""grow":1"#), item(20, #""grow":1,"priority":1"#)]
        try expectEqual(answer(#""width":100"#, items: items).frames.map(\.width), [20, 80])
    }

    /// In a line of 30, items of 10.
    @Test(arguments: [
        ("top", 0.0, 10.0), ("center", 10, 10), ("bottom", 20, 10), ("stretch", 0, 30), ("null", 20, 10),
    ])
    func alignment(name: String, y: Double, height: Double) throws {
        let alignment = name == "null" ? name : "\"\(name)\""
        let answer = try answer(
            #""itemAlignment":"bottom""#,
            items: [#"{"width":10,"height":30}"#, item(10, "\"alignment\":\(alignment)")])
        expectEqual(answer.frames, [.init(0, 0, 10, 30), .init(10, y, 10, height)])
    }

    @Test func forcedBreaks() throws {
        let items = [item(10), item(10, #""breaksBefore":true"#), item(10, #""breaksAfter":true"#), item(10)]
        try expectEqual(answer(#""width":100"#, items: items).lines.map(\.end), [1, 3, 4])
    }

    @Test func itemsGoToTheNextLineTogether() throws {
        let items = [item(10), item(10), item(20, #""avoidsBreakBefore":true"#)]
        try expectEqual(answer(#""width":30"#, items: items).lines.map(\.end), [1, 3])
    }

    /// From right to left: two neighbors are read from left to right.
    @Test func itemsHaveDirections() throws {
        let items = [
            item(10), item(20, #""direction":"ltr""#), item(30, #""direction":"leftToRight""#),
            item(40, #""direction":null"#),
        ]
        let answer = try answer(#""direction":"rightToLeft""#, items: items)
        expectEqual(answer.frames.map(\.x), [90, 40, 60, 0])
    }

    @Test func anItemFillsALine() throws {
        let items = [item(10), item(10, #""fillsLine":true"#), item(10, #""fillsLine":null"#)]
        let answer = try answer(#""width":50,"sizing":"fill""#, items: items)
        expectEqual(answer.frames, [.init(0, 0, 10, 10), .init(0, 10, 50, 10), .init(0, 20, 10, 10)])
    }
}
