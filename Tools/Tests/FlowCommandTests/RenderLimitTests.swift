import Expectations
import FlowEngine
import Foundation
import Testing

@testable import flow

/// What is known before words are measured: which of them are too many.
@Suite struct RenderLimitTests {
    private func options(
        length: Double = 640, maxLines: Int? = nil, maxItems: Int? = nil,
        change: (inout FlowOptions) -> Void = { _ in }
    ) -> Picture.Options {
        var flow = FlowOptions(itemSpacing: 8, lineSpacing: 8)
        change(&flow)
        return Picture.Options(
            format: .json, flow: flow,
            decoration: CloudDecoration(limit: FlowLimit(maxLines: maxLines, maxItems: maxItems)),
            length: length, style: .points(fontSize: 16), palette: .light, scale: 1)
    }

    /// In 592 points between margins of 24, 16 chips of 28 with 8 between them take 568, and 17 take 604.
    @Test func noMoreWordsThanEmptyChipsFitOnALine() {
        expectEqual(CloudBounds(options(maxLines: 1)).words, 17)
        expectEqual(CloudBounds(options(maxLines: 3)).words, 3 * 16 + 1)
        // Just as long as 16 chips, and margins.
        expectEqual(CloudBounds(options(length: 568 + 48, maxLines: 1)).words, 17)
        expectEqual(CloudBounds(options(length: 567 + 48, maxLines: 1)).words, 16)
        expectEqual(CloudBounds(options(length: 10, maxLines: 2)).words, 3)
    }

    @Test func columnsMayBeNarrowerThanChips() {
        expectEqual(CloudBounds(options(maxLines: 1) { $0.columns = .count(40) }).words, 41)
        expectEqual(CloudBounds(options(maxLines: 1) { $0.columns = .uniform }).words, 17)
    }

    @Test func anyNumberFitsWhereChipsOverlapEntirely() {
        expectEqual(CloudBounds(options(maxLines: 1) { $0.itemSpacing = -28 }).words, nil)
    }

    /// And one, in place of which the others are counted.
    @Test func noMoreWordsAreNeededThanMayBeShown() {
        expectEqual(CloudBounds(options(maxItems: 5)).words, 6)
        expectEqual(CloudBounds(options(maxLines: 1, maxItems: 5)).words, 6)
        expectEqual(CloudBounds(options(maxLines: 1, maxItems: 500)).words, 17)
        expectEqual(CloudBounds(options(maxItems: .max)).words, nil)
        expectEqual(CloudBounds(options()).words, nil)
    }

    @Test func unlimitedLinesHoldAnyNumber() {
        expectEqual(CloudBounds(options(maxLines: .max)).words, nil)
    }

    /// The words beyond the last line count as hidden.
    @Test func wordsThatAreLeftOutAreCounted() throws {
        let words = Array(repeating: "word", count: 5_000).joined(separator: "\n")
        let flow = try FlowProcess("render", "--max-lines", "2", "--width", "40", input: words)
        expectEqual(
            flow.output,
            """
            ╭──────╮ ╭──────╮ ╭──────╮ ╭──────╮
            │ word │ │ word │ │ word │ │ word │
            ╰──────╯ ╰──────╯ ╰──────╯ ╰──────╯
            ╭──────╮ ╭──────╮ ╭──────╮ ╭───────╮
            │ word │ │ word │ │ word │ │ +4993 │
            ╰──────╯ ╰──────╯ ╰──────╯ ╰───────╯

            """)
    }

    @Test func atMostSoManyWordsAreShownOnAsManyLinesAsTheyTake() throws {
        let words = Array(repeating: "word", count: 5_000).joined(separator: "\n")
        let flow = try FlowProcess("render", "--max-items", "3", "--width", "20", input: words)
        expectEqual(
            flow.output,
            """
            ╭──────╮ ╭──────╮
            │ word │ │ word │
            ╰──────╯ ╰──────╯
            ╭──────╮ ╭───────╮
            │ word │ │ +4997 │
            ╰──────╯ ╰───────╯

            """)
    }
}
