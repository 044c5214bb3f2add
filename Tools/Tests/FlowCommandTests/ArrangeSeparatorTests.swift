import Expectations
import Foundation
import Testing

/// What stands between items and between lines in `flow arrange`. Frames are worked out by hand.
@Suite struct ArrangeSeparatorTests {
    private let items = """
        "items":[{"width":3,"height":2},{"width":3,"height":1},{"width":3,"height":1}]
        """

    /// ```
    /// |AAA.i.BBB|  3 + 1 + 1 + 1 + 3 fit 9
    /// |AAA.i....|
    /// |.........|
    /// |lllllllll|
    /// |lllllllll|
    /// |.........|
    /// |CCC......|
    /// ```
    @Test func theyStandInTheMiddleOfTheGaps() throws {
        let answer = try Answer.to(
            """
            {"width":9,"itemSpacing":1,"lineSpacing":1,"itemSeparator":1,"lineSeparator":2,\(items)}
            """)
        expectEqual(answer.size, Answer.Size(width: 9, height: 7))
        expectEqual(answer.frames, [.init(0, 0, 3, 2), .init(6, 0, 3, 1), .init(0, 6, 3, 1)])
        expectEqual(answer.itemSeparators, [.init(4, 0, 1, 2)])
        expectEqual(answer.lineSeparators, [.init(0, 3, 9, 2)])
    }

    /// ```
    /// |AAA|  3 + 1 + 1 + 1 + 3 do not fit 8, without the separator 3 + 1 + 3 would
    /// |BBB|
    /// |CCC|
    /// ```
    @Test func theyCountWhereLinesBreak() throws {
        let answer = try Answer.to(
            "{\"width\":8,\"itemSpacing\":1,\"lineSpacing\":0,\"itemSeparator\":1,\(items)}")
        expectEqual(answer.lines.map(\.end), [1, 2, 3])
        expectEqual(answer.itemSeparators, [])
        expectEqual(answer.lineSeparators, nil)
    }

    /// Two columns, A B and C, from the right.
    /// ```
    /// |CCC.l.AAA|
    /// |....l.AAA|
    /// |....l.iii|
    /// |....l.BBB|
    /// ```
    @Test func theyTurnWithTheFlow() throws {
        let answer = try Answer.to(
            """
            {"axis":"vertical","direction":"rightToLeft","height":4,"itemSpacing":0,"lineSpacing":1,
             "itemSeparator":1,"lineSeparator":1,\(items)}
            """)
        expectEqual(answer.frames, [.init(6, 0, 3, 2), .init(6, 3, 3, 1), .init(0, 0, 3, 1)])
        expectEqual(answer.itemSeparators, [.init(6, 2, 3, 1)])
        expectEqual(answer.lineSeparators, [.init(4, 0, 1, 4)])
    }

    /// One that is 0 long has a place, too: in the middle of the two spacings.
    @Test func aLengthOfZeroIsGiven() throws {
        let answer = try Answer.to("{\"itemSpacing\":1,\"itemSeparator\":0,\(items)}")
        expectEqual(answer.frames.map(\.x), [0, 5, 10])
        expectEqual(answer.itemSeparators, [.init(4, 0, 0, 2), .init(9, 0, 0, 2)])
    }

    @Test func answersWithoutThemHaveNoneOfTheirKeys() throws {
        for keys in ["", "\"itemSeparator\":null,\"lineSeparator\":null,"] {
            let flow = try FlowProcess("arrange", input: "{\(keys)\"width\":9,\(items)}")
            let answer = try #require(JSONValue(flow.output).object)
            expectEqual(answer.keys.sorted(), ["frames", "lines", "size"])
        }
    }
}
