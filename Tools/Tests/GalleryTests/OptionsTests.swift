import Expectations
import Gallery
import PortableUITesting
import Testing

/// What the pictures of options show, one flow after the other.
@MainActor
@Suite struct OptionsTests {
    /// The items of each flow that are on each line, as numbers: `2 1` for two on the first and one below.
    private func lines(_ name: String) throws -> [String] {
        try GalleryEntry.named(name).frames.flows.map { flow in
            var counts: [Int] = []
            var right = CGFloat.infinity
            for item in flow.items {
                if item.minX < right {
                    counts.append(0)
                }
                counts[counts.count - 1] += 1
                right = item.maxX
            }
            return counts.map(String.init).joined(separator: " ")
        }
    }

    // Rows of 104 with 8 between blocks of 28 40 20 | 44 24 | 40 20 | 44; the balanced ones leave 28 and three times 32,
    // and all even ones but the last 28, 32 and 4.
    @Test func linesBreakInThreeWays() throws {
        try expectEqual(lines("option-line-breaking"), ["3 2 2 1", "2 2 2 2", "2 2 3 1"])
    }

    @Test func linesHoldAtMostSoManyBlocks() throws {
        try expectEqual(lines("option-items-per-line"), ["4 2", "3 3", "2 2 2"])
    }

    // Rows of 104 with 8 between blocks of 32 24 32 | 16 32 28 | …, and space for "+11 more", which is 16 + 8 · 13/2
    // wide: after 16 it ends at 92, after 16 and 32 it would at 132.
    @Test func blocksBeyondTheLastLineAreHidden() throws {
        try expectEqual(
            texts("option-max-lines") { $0.hasPrefix(".") },
            ["1 2 3 4 5 6 7 8 9 10 11", "1 2 3 4 5 6", "1 2 3 4 +7 more"])
    }

    // Rows are 28 high: four of them 136, three 100, and two 64.
    @Test func blocksThatDoNotFitAreHidden() throws {
        try expectEqual(
            texts("option-hides-overflow") { $0.contains("of ") }.prefix(3),
            ["1 2 3 4 5 6 7 8 9 10 11", "1 2 3 4 5 6 7 +4 more", "1 2 3 4 +7 more"])
    }

    @Test func aFlowIsExpandedWhereItHidesBlocks() throws {
        try expectEqual(
            texts("option-expandable") { ["Collapsed", "Expanded"].contains($0) || $0.hasPrefix("Two") },
            ["1 2 3 4 +7 more", "1 2 3 4 5 6 7 8 9 10 11 Less", "1 2 3 4 5"])
    }

    /// What is drawn in each panel, before its caption.
    private func texts(_ name: String, endingWith isCaption: (String) -> Bool) throws -> [String] {
        let entry = try GalleryEntry.named(name)
        let host = ViewHost(
            entry.states[0], proposal: ProposedViewSize(width: entry.width, height: nil), measurer: measurer)
        let texts = host.displayList.items.compactMap { item in
            if case .text(let text, _) = item.content { text.string } else { nil }
        }
        return texts.split(whereSeparator: isCaption).map { $0.joined(separator: " ") }
    }

    // With gaps of 17 rows are 40 56 32 | 60 44 36 | 48, with four of them, and so they are without.
    @Test func separatorsStandBetweenBlocksAndLines() throws {
        let frames = try GalleryEntry.named("option-separators").frames
        let dividers = frames.preorder.filter { $0.name == "Divider" && !$0.isHidden }
        expectEqual(dividers.count { $0.frame.width == 1 }, 4)
        expectEqual(dividers.count { $0.frame.height == 1 }, 2)
    }

    @Test func blocksShrinkBeforeALineEnds() throws {
        try expectEqual(lines("option-wrapping"), ["2 2 2 1", "5 2", "4", "2 2 2 1"])
        try expectEqual(lines("option-shrink"), ["2 1", "3", "3"])
    }

    @Test func linesBreakWhereABlockSays() throws {
        try expectEqual(lines("option-breaks"), ["2 3", "2 3", "3 2"])
        try expectEqual(lines("option-together"), ["3 2", "2 3"])
        try expectEqual(lines("option-fills-line"), ["3 2", "2 1 2"])
    }

    // In 172, there are as many columns of 28 as blocks, three of at least 40, or two.
    @Test func headingsSpanColumns() throws {
        try expectEqual(lines("option-column-headings"), ["1 4 1 2", "1 3 1 1 2", "1 2 2 1 2", "1 2 2 1 2"])
        let flows = try GalleryEntry.named("option-column-headings").frames.flows
        expectEqual(flows.prefix(3).map { $0.items[0].width }, [172, 172, 172])
        #expect(flows[3].items.allSatisfy { $0.width < 172 / 2 })
    }

    // 180 without 36 and two gaps of 8 is 128: 92 for one beside another 36, else by factors 36 + 14 and
    // 36 + 42 of the 56 that are left.
    @Test func blocksGrow() throws {
        let widths = try GalleryEntry.named("option-grow").frames.flows.map { $0.items.map(\.width) }
        expectEqual(widths, [[36, 60, 36], [36, 92, 36], [36, 50, 78]])
        // A row of 36 + 44 + 28 + 36 and three gaps of 8 leaves 12 for four, and one of 44 leaves all for one.
        let items = try GalleryEntry.named("option-grows-items").frames.flows.map { $0.items.map(\.width) }
        expectEqual(items, [[36, 44, 28, 36, 44], [39, 47, 31, 39, 180], [39, 47, 31, 39, 44]])
        let first = try GalleryEntry.named("option-priority").frames.flows.map { $0.items.map(\.width) }
        expectEqual(first, [[36, 64, 64], [36, 36, 92]])
    }

    // Blocks of 36 44 36 and gaps of 8 leave a spacer 40 of 180, and 52 does not fit. A divider is 1 wide.
    @Test func aSpacerTakesWhatItsRowLeavesAndADividerStandsAcrossIt() throws {
        let frames = try GalleryEntry.named("option-spacer-divider").frames
        let widths = frames.flows.map { $0.items.map(\.width) }
        expectEqual(widths, [[36, 40, 44, 36, 52], [36, 1, 44, 36, 52]])
        expectEqual(frames.frames(named: "Divider").map(\.size), [CGSize(width: 1, height: 44)])
    }

    @Test func flowsHugOrFill() throws {
        try expectEqual(GalleryEntry.named("option-sizing").frames.flows.map(\.frame.width), [140, 172])
    }

    // Rows of 172 hold 44 36 52 and, with a gap of 8 after it, 40 before 36, which can grow to 72.
    @Test func theLastLineSpreadsItsBlocksOrDoesNot() throws {
        let last = try GalleryEntry.named("option-last-line").frames.flows.map { flow in
            [flow.items[4].minX - flow.frame.minX, flow.items[4].width]
        }
        expectEqual(last, [[100, 72], [48, 72], [48, 36]])
    }

    // Places are a flow of 23 items, in rows of 28 that are 8 apart, or one for each block of ten; what follows are the items
    // that exist. A window of 68 begins at 70. So there are the rows that meet 36 to 172, which is half of it more on both
    // sides: those that begin at 36, 72, 108 and 144.
    @Test func whatExistsOfALazyFlowStandsWhereItWouldInAFlow() throws {
        let flows = try GalleryEntry.named("lazy-flows").frames.flows
        let top = flows[0].frame.minY
        expectEqual(flows[1].items, flows[0].items.filter { [36, 72, 108, 144].contains($0.minY - top) })
        // Those of two blocks are drawn as made. PortableUI makes one more than are in the window.
        let (blocks, existing) = (flows[2..<5], flows[5...])
        expectEqual(blocks.map(\.items.count), [10, 10, 3])
        expectEqual(existing.map(\.items), blocks.map(\.items))
    }

    // Two lines of 28 and a gap of 8 leave 48 of 112: stretched, each line is 24 thicker. The first and the third block
    // are as tall as their line.
    @Test func bandsAreAsThickAsTheirLines() throws {
        let flows = try GalleryEntry.named("option-line-distribution").frames.flows
        let lines: [[CGFloat]] = Array(repeating: [28, 28], count: 6) + Array(repeating: [52, 52], count: 2)
        expectEqual(flows.map { [$0.items[0].height, $0.items[2].height] }, lines)
        let thick = try GalleryEntry.named("option-equalized-lines").frames.flows
        expectEqual(
            thick.map { flow in [0, 2, 4].map { flow.items[$0].height } }, [[28, 52, 28], [52, 52, 52]])
    }
}
