import Expectations
import FlowLayoutsMigration
import Gallery
import Testing

/// The `FlowLayout` and the `Arranger` of onmyway133.
@MainActor
@Suite struct SentenceTests {
    @Test func theGalleryShowsTheSentence() throws {
        let entry = try GalleryEntry.named("sentence")
        expectEqual(
            entry.lines,
            """
            You|can’t|connect|the|dots|looking
            forward;|you|can|only|them
            backwards.|So|have|to|trust|that
            will|somehow|in|your|future.
            """)
        // A character is 8.5 wide, a line 21.25 high, with 4 around them; padding leaves 368.
        let lines: [[CGFloat]] = [
            [33.5, 50.5, 67.5, 33.5, 42, 67.5], [76, 33.5, 33.5, 42, 42], [93, 25, 42, 25, 50.5, 42],
            [42, 67.5, 25, 42, 67.5],
        ]
        let frames = lines.enumerated().flatMap { index, widths in
            line(widths, x: 16, y: 16 + 41.25 * CGFloat(index), height: 29.25, spacing: 12)
        }
        expectEqual(entry.frames.flows.map(\.items), [frames])
    }

    private let blocks = [
        Block("A", 3, 1), Block("B", 5, 2), Block("C", 4, 3), Block("D", 2, 2), Block("E", 1, 1),
    ]
    private let drawing = """
        AAA.BBBBB.
        ....BBBBB.
        ..........
        CCCC.DD.E.
        CCCC.DD...
        CCCC......
        """
    private let places = [
        rect(0, 0, 30, 10), rect(40, 0, 50, 20), rect(0, 30, 40, 30), rect(50, 30, 20, 20),
        rect(80, 30, 10, 10),
    ]

    // The last item is the lowest of its line.
    @Test func theFlowIsAsHighAsItsLowestItemReaches() {
        let shown = layOut(
            FlowLayout(alignment: .topLeading, spacing: 10) { ForEach(blocks) { $0.view } }, width: 100)
        let items = shown.flows.first?.items ?? []
        expectEqual(picture(items, columns: 10), drawing)
        expectEqual(items, places)
        expectEqual(shown.frame, rect(0, 0, 90, 60))
    }

    @Test func anArrangerGivesALayoutOfOnesOwnTheSamePlaces() {
        let shown = layOut(ArrangerLayout(spacing: 10) { ForEach(blocks) { $0.view } }, width: 100)
        let items = shown.children.map(\.frame)
        expectEqual(picture(items, columns: 10), drawing)
        expectEqual(items, places)
        expectEqual(shown.frame, rect(0, 0, 90, 60))
    }
}

/// A layout that has the arranger do all the work.
private struct ArrangerLayout: Layout {
    let spacing: CGFloat

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        Arranger(
            containerSize: proposal.replacingUnspecifiedDimensions(), subviews: subviews, spacing: spacing
        ).arrange().size
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let result = Arranger(containerSize: bounds.size, subviews: subviews, spacing: spacing).arrange()
        for (subview, cell) in zip(subviews, result.cells) {
            subview.place(
                at: CGPoint(x: bounds.minX + cell.frame.minX, y: bounds.minY + cell.frame.minY),
                proposal: ProposedViewSize(cell.frame.size))
        }
    }
}
