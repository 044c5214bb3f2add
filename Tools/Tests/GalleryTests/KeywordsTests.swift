import Expectations
import FlowLayoutsMigration
import Gallery
import Testing

/// The `FlexibleView` of Five Stars.
@MainActor
@Suite struct KeywordsTests {
    // A character is 8.5 wide, a line 21.25 high, with 8 around them; padding leaves 368. The lines are
    // 348.5, 314.5, 350 and 50 long.
    @Test(arguments: [
        ("flexible-leading", [16, 16, 16, 16]),
        ("flexible-center", [25.75, 42.75, 25, 175]),
        ("flexible-trailing", [35.5, 69.5, 34, 334]),
    ])
    func theGalleryShowsEachAlignment(name: String, edges: [CGFloat]) throws {
        let entry = try GalleryEntry.named(name)
        expectEqual(
            entry.lines,
            """
            Every|word|takes|the|room|that
            it|needs|and|the|next|line
            begins|where|the|available|width
            ends
            """)
        let lines: [[CGFloat]] = [
            [58.5, 50, 58.5, 41.5, 50, 50], [33, 58.5, 41.5, 41.5, 50, 50], [67, 58.5, 41.5, 92.5, 58.5],
            [50],
        ]
        let frames = zip(lines, edges).enumerated().flatMap { index, line in
            GalleryTests.line(
                line.0, x: line.1, y: 16 + 45.25 * CGFloat(index), height: 37.25, spacing: 8)
        }
        expectEqual(entry.frames.flows.map(\.items), [frames])
    }

    // As in the stacks of the original, items stand in the middle of their line.
    @Test func aLineIsAsHighAsItsHighestItem() {
        let blocks = [Block("A", 3, 3), Block("B", 4, 1), Block("C", 4, 2), Block("D", 1, 2)]
        let view = FlexibleView(data: blocks, spacing: 10, alignment: .center) { $0.view }
        let shown = layOut(view, width: 100)
        let items = shown.flows.first?.items ?? []
        expectEqual(
            picture(items, columns: 10),
            """
            .AAA......
            .AAA.BBBB.
            .AAA......
            ..........
            ..CCCC.D..
            ..CCCC.D..
            """)
        expectEqual(
            items, [rect(10, 0, 30, 30), rect(50, 10, 40, 10), rect(20, 40, 40, 20), rect(70, 40, 10, 20)])
        expectEqual(shown.frame, rect(0, 0, 100, 60))
    }
}
