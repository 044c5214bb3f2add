import Expectations
import Foundation
import Testing

/// At most so many lines and items in `flow arrange`, and an item in place of the hidden ones. Frames are worked out
/// by hand.
@Suite struct ArrangeLimitTests {
    /// Items that are 1 high, with 1 between those of a line and nothing between lines.
    private func answer(_ keys: String, widths: Int...) throws -> Answer {
        let items = widths.map { "{\"width\":\($0),\"height\":1}" }.joined(separator: ",")
        return try Answer.to("{\"itemSpacing\":1,\"lineSpacing\":0,\(keys),\"items\":[\(items)]}")
    }

    /// ```
    /// |AAA.BBB|      |AAA.BBB|
    /// |CCC.DDD|  to  |CCC.++.|
    /// |EEE    |
    /// ```
    @Test func theOverflowItemStandsOnTheLastLine() throws {
        let answer = try answer(
            #""width":7,"maxLines":2,"overflow":{"width":2,"height":1}"#, widths: 3, 3, 3, 3, 3)
        expectEqual(answer.shown, 3)
        expectEqual(answer.frames, [.init(0, 0, 3, 1), .init(4, 0, 3, 1), .init(0, 1, 3, 1)])
        expectEqual(answer.overflow, .init(4, 1, 2, 1))
        expectEqual(answer.lines, [.init(0, 2, 0, 0, 7, 1), .init(2, 4, 0, 1, 6, 1)])
        expectEqual(answer.size, Answer.Size(width: 7, height: 2))
    }

    /// Its widths for 1, 2, 3 … hidden ones of five items.
    /// ```
    /// |AAA.BBB|      |AAA.BBB|
    /// |CCC.++.|  or  |+++++  |
    /// ```
    @Test(arguments: [
        // In place of D and E, where it may be 3 wide.
        ([1, 2, 7], 3, Answer.Frame(4, 1, 2, 1)),
        // It does not fit in place of D and E, but of C, too.
        ([1, 4, 5], 2, .init(0, 1, 5, 1)),
        // The last width stands for all larger numbers.
        ([1, 7], 2, .init(0, 1, 7, 1)),
    ])
    func itIsAsLargeAsTheHiddenItemsAreMany(lengths: [Int], shown: Int, overflow: Answer.Frame) throws {
        let sizes = lengths.map { "{\"width\":\($0),\"height\":1}" }.joined(separator: ",")
        let answer = try answer(
            "\"width\":7,\"maxLines\":2,\"overflow\":[\(sizes)]", widths: 3, 3, 3, 3, 3)
        expectEqual(answer.shown, shown)
        expectEqual(answer.overflow, overflow)
    }

    /// The others have their baseline at their height, and it has one there, too.
    @Test(arguments: ["first", "last"])
    func itsTextStandsOnTheLineOfTheOthers(place: String) throws {
        let answer = try answer(
            #""width":7,"maxLines":1,"itemAlignment":"\#(place)TextBaseline","#
                + #""overflow":{"width":3,"height":4,"\#(place)Baseline":1}"#, widths: 3, 3, 3)
        expectEqual(answer.frames, [.init(0, 0, 3, 1)])
        expectEqual(answer.overflow, .init(4, 0, 3, 4))
    }

    /// B and C are hidden, and D stays.
    /// ```
    /// |AAA.++.D|
    /// ```
    @Test func theLeastImportantAreHidden() throws {
        let items = [0, 0, -1, 1].map { "{\"width\":\($0 == 1 ? 1 : 3),\"height\":1,\"priority\":\($0)}" }
        let answer = try Answer.to(
            """
            {"itemSpacing":1,"width":8,"maxLines":1,"overflow":{"width":2,"height":1},
             "items":[\(items.joined(separator: ","))]}
            """)
        expectEqual(answer.shown, 2)
        expectEqual(answer.hidden, [1, 2])
        expectEqual(answer.frames, [.init(0, 0, 3, 1), .init(7, 0, 1, 1)])
        expectEqual(answer.overflow, .init(4, 0, 2, 1))
        expectEqual(answer.lines, [.init(0, 3, 0, 0, 8, 1)])
    }

    @Test func answersWithoutALimitHaveNoneOfItsKeys() throws {
        for keys in ["", "\"maxLines\":null,\"maxItems\":null,\"overflow\":null,"] {
            let flow = try FlowProcess("arrange", input: "{\(keys)\"items\":[{\"width\":1,\"height\":1}]}")
            let answer = try #require(JSONValue(flow.output).object)
            expectEqual(answer.keys.sorted(), ["frames", "lines", "size"])
        }
    }
}
