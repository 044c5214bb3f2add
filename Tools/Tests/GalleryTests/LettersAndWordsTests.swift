import Expectations
import FlowLayoutsMigration
import Gallery
import PortableUITesting
import Testing

/// `JustifiableFlowLayout`.
@MainActor
@Suite struct LettersAndWordsTests {
    /// The widths of the words: a character is 11 wide, with 20 at each end.
    private let words: [CGFloat] = [
        95, 84, 117, 62, 73, 106, 84, 106, 95, 117, 73, 62, 73, 84, 95, 95,
    ]

    // Characters of one width leave nothing to justify.
    @Test(arguments: ["default-similar-widths", "justified-similar-widths"])
    func theGalleryShowsTheLetters(name: String) throws {
        let entry = try GalleryEntry.named(name)
        expectEqual(
            entry.lines,
            """
            r|s|t|u|v|w
            x|y|z|R|S|T
            U|V|W|X|Y|Z
            """)
        let frames = (0..<3).flatMap { index in
            line(
                Array(repeating: 57, count: 6), x: 16, y: 16 + 92.5 * CGFloat(index), height: 82.5,
                spacing: 10)
        }
        expectEqual(entry.frames.flows.map(\.items), [frames])
    }

    @Test func theGalleryShowsTheWords() throws {
        let entry = try GalleryEntry.named("default-varied-widths")
        expectEqual(
            entry.lines,
            """
            cloud|hill|thunder|if
            run|fright|just|twenty
            agent|theatre|ink|so
            rig|week|range|today
            """)
        let frames = stride(from: 0, to: 16, by: 4).flatMap { start -> [CGRect] in
            let y = 16 + 77.5 * CGFloat(start / 4)
            return line(Array(words[start..<start + 4]), x: 16, y: y, height: 67.5, spacing: 10)
        }
        expectEqual(entry.frames.flows.map(\.items), [frames])
    }

    // Three slots as wide as "thunder", 117, with 10 between them.
    @Test func theGalleryShowsTheWordsInColumns() throws {
        let entry = try GalleryEntry.named("justified-varied-widths")
        expectEqual(
            entry.lines,
            """
            cloud|hill|thunder
            if|run|fright
            just|twenty|agent
            theatre|ink|so
            rig|week|range
            today
            """)
        let frames = words.enumerated().map { index, width -> CGRect in
            let slot = CGPoint(x: 16 + 127 * CGFloat(index % 3), y: 16 + 77.5 * CGFloat(index / 3))
            return rect(slot.x + (117 - width) / 2, slot.y, width, 67.5)
        }
        expectEqual(entry.frames.flows.map(\.items), [frames])
    }

    @Test(arguments: [
        (
            false,
            """
            AA.BBBB..
            ...BBBB..
            .........
            CC.DDDD..
            CC.......
            CC.......
            """
        ),
        (
            true,
            """
            .AA..BBBB
            .....BBBB
            .........
            .CC..DDDD
            .CC......
            .CC......
            """
        ),
    ])
    func aLineIsAsHighAsItsHighestItem(shouldJustify: Bool, drawing: String) {
        let blocks = [Block("A", 2, 1), Block("B", 4, 2), Block("C", 2, 3), Block("D", 4, 1)]
        let view = JustifiableFlowLayout(minSpacing: 10, shouldJustify: shouldJustify) {
            ForEach(blocks) { $0.view }
        }
        let shown = layOut(view, width: 90)
        let items = shown.flows.first?.items ?? []
        expectEqual(picture(items, columns: 9), drawing)
        let (left, right): (CGFloat, CGFloat) = shouldJustify ? (10, 50) : (0, 30)
        expectEqual(
            items,
            [
                rect(left, 0, 20, 10), rect(right, 0, 40, 20), rect(left, 30, 20, 30),
                rect(right, 30, 40, 10),
            ])
        expectEqual(shown.frame, rect(0, 0, shouldJustify ? 90 : 70, 60))
    }

    // In 308 points, with 10 between words and 10 around characters of 10 × 25:
    // cloud|hill|thunder|run, fright|just|twenty, agent  →  cloud|theatre|thunder, run|ink|just|agent
    @Test func wordsThatStayKeepTheirIdentity() throws {
        let entry = try GalleryEntry.named("add-and-remove")
        let host = ViewHost(
            entry.states[0], proposal: ProposedViewSize(width: entry.width, height: nil), measurer: measurer)
        #expect(host.update().allSatisfy { $0.isInsertion })
        let before = host.frames.element(withID: "run")
        expectEqual(before?.frame, rect(266, 16, 50, 45))

        host.rootView = entry.states[1]
        let changes = host.update()
        expectEqual(words(changes) { $0.isInsertion }, ["theatre", "ink"])
        expectEqual(words(changes) { $0.isRemoval }, ["hill", "fright", "twenty"])
        expectEqual(words(changes) { $0.old != nil && $0.new != nil }, ["thunder", "run", "just", "agent"])
        let after = host.frames.element(withID: "run")
        expectEqual(after?.frame, rect(16, 71, 50, 45))
        expectEqual(after?.identity, before?.identity)
    }

    private func words(_ changes: [FrameChange], where isWanted: (FrameChange) -> Bool) -> Set<String> {
        Set(changes.filter(isWanted).compactMap { $0.identity.id?.base as? String })
    }
}

extension FrameNode {
    /// The outermost element inside the view with an explicit id.
    fileprivate func element(withID id: String) -> FrameNode? {
        preorder.first { $0.identity.id == AnyHashable(id) }
    }
}
