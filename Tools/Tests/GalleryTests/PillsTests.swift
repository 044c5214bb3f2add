import Expectations
import Gallery
import PortableUITesting
import Testing

/// Chris Eidhof's `CollectionView`.
@MainActor
@Suite struct PillsTests {
    /// The widths of the nine pills: a character is 6.5 wide, with 5 at each end.
    private let pills: [CGFloat] = [81.5, 94.5, 75, 88, 68.5, 81.5, 94.5, 75, 88]

    @Test func theGalleryShowsThePillsAtThreeWidths() throws {
        let collections = try GalleryEntry.named("pills-widths").frames.flows.map(\.items)
        expectEqual(
            collections,
            [
                frames(pillsInLines: Array(repeating: 1, count: 9), x: 16, y: 32),
                frames(pillsInLines: [2, 2, 2, 2, 1], x: 148, y: 32),
                // 24 below the bar and the nine lines of the first.
                frames(pillsInLines: [3, 3, 3], x: 16, y: 32 + 316.25 + 24 + 16),
            ])
    }

    @Test func thePillsWrapAnewAsTheSliderMoves() throws {
        let entry = try GalleryEntry.named("pills-slider")
        let host = ViewHost(
            entry.states[0], proposal: ProposedViewSize(width: entry.width, height: nil), measurer: measurer)
        // The slider stands at 200, 300, 200 and 100.
        let lines = [[2, 2, 2, 2, 1], [3, 3, 3], [2, 2, 2, 2, 1], Array(repeating: 1, count: 9)]
        for (state, lines) in zip(entry.states, lines) {
            host.rootView = state
            expectEqual(host.frames.flows.map(\.items), [frames(pillsInLines: lines, x: 16, y: 48)])
        }
    }

    /// The pills, so many in each line, with 10 between them.
    private func frames(pillsInLines counts: [Int], x: CGFloat, y: CGFloat) -> [CGRect] {
        var rest = pills[...]
        return counts.enumerated().flatMap { index, count in
            defer { rest = rest.dropFirst(count) }
            return line(
                Array(rest.prefix(count)), x: x, y: y + 36.25 * CGFloat(index), height: 26.25, spacing: 10)
        }
    }
}
