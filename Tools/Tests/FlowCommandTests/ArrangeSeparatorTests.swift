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
