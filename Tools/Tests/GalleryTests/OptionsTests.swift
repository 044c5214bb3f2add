import Expectations
import Gallery
import PortableUITesting
import Testing

/// What the pictures of options show, one flow after the other.
@MainActor
@Suite struct OptionsTests {
    /// What an option does is seen in each panel: nowhere do the same blocks stand as in another one.
    @Test func eachPanelDiffersFromTheOthers() {
        // Two ways to the same rows, and what a drag begins with.
        let alike = ["option-breaks", "option-wrapping", "option-reorder"]
        for entry in GalleryEntry.all where entry.name.hasPrefix("option-") && !alike.contains(entry.name) {
            let panels = entry.frames.flows.map { flow in
                flow.items.map { $0.offsetBy(dx: -flow.frame.minX, dy: -flow.frame.minY) } + [
                    CGRect(origin: .zero, size: flow.frame.size)
                ]
            }
            for (index, panel) in panels.enumerated() {
                #expect(!panels[..<index].contains(panel), "\(entry.name), flow \(index)")
            }
        }
    }

    /// The items of each flow that are on each line, as numbers: `2 1` for two on the first and one below.
    @Test(arguments: [
        // Rows of 104 with 8 between blocks of 28 40 20 | 44 24 | 40 20 | 44; the balanced ones leave 28 and three times
        // 32, and all even ones but the last 28, 32 and 4.
        ("option-line-breaking", ["3 2 2 1", "2 2 2 2", "2 2 3 1"]),
        ("option-items-per-line", ["4 2", "3 3", "2 2 2"]),
        ("option-wrapping", ["2 2 2 1", "5 2", "4", "2 2 2 1"]), ("option-shrink", ["2 1", "3", "3"]),
        ("option-breaks", ["2 3", "2 3", "3 2"]), ("option-together", ["3 2", "2 3"]),
        ("option-fills-line", ["3 2", "2 1 2"]),
        // In 172, there are as many columns of 28 as blocks, three of at least 40, or two.
        ("option-column-headings", ["1 4 1 2", "1 3 1 1 2", "1 2 2 1 2", "1 2 2 1 2"]),
    ])
    func blocksAreOnTheirLines(name: String, lines: [String]) throws {
        let found = try GalleryEntry.named(name).frames.flows.map { flow in
            var counts: [Int] = []
            var right = CGFloat.infinity
            for item in flow.items {
                if item.minX < right { counts.append(0) }
                counts[counts.count - 1] += 1
                right = item.maxX
            }
            return counts.map(String.init).joined(separator: " ")
        }
        expectEqual(found, lines)
    }

    /// What is drawn in each panel, before its caption.
    @Test(arguments: [
        // Rows of 104 with 8 between blocks of 32 24 32 | 16 32 28 | …, and space for "+11 more", which is 16 + 8 · 13/2
        // wide: after 16 it ends at 92, after 16 and 32 it would at 132.
        ("option-max-lines", ["."], ["1 2 3 4 5 6 7 8 9 10 11", "1 2 3 4 5 6", "1 2 3 4 +7 more"]),
        ("option-max-views", ["."], ["1 2 3 4 5 6 7 8 9 10 11", "1 2 3 4 5 +6 more", "1 2 3 4 +7 more"]),
        // Rows are 28 high: four of them 136, three 100, and two 64.
        (
            "option-hides-overflow", ["In a height", "of "],
            ["1 2 3 4 5 6 7 8 9 10 11", "1 2 3 4 5 6 7 +4 more", "1 2 3 4 +7 more"]
        ),
        (
            "option-expandable", ["Collapsed", "Expanded", "Two"],
            ["1 2 3 4 +7 more", "1 2 3 4 5 6 7 8 9 10 11 Less", "1 2 3 4 5"]
        ),
    ])
    func blocksAreHidden(name: String, captions: [String], texts: [String]) throws {
        let entry = try GalleryEntry.named(name)
        let host = ViewHost(
            entry.states[0], proposal: ProposedViewSize(width: entry.width, height: nil), measurer: measurer)
        let drawn = host.displayList.items.compactMap { item in
            if case .text(let text, _) = item.content { text.string } else { nil }
        }
        let panels = drawn.split { text in captions.contains(where: text.hasPrefix) }
        expectEqual(panels.map { $0.joined(separator: " ") }.prefix(texts.count), texts[...])
    }

    // Places are a flow of 23 items, in rows of 28 that are 8 apart, or one for each block of ten; what follows are the items
    // that exist. A window of 68 begins at the top. So there are the rows that meet 0 to 168, which is 100 points more: those
    // that begin at 0, 36, 72, 108 and 144.
    @Test func whatExistsOfALazyFlowStandsWhereItWouldInAFlow() throws {
        let flows = try GalleryEntry.named("lazy-flows").frames.flows
        let top = flows[0].frame.minY
        expectEqual(flows[1].items, flows[0].items.filter { [0, 36, 72, 108, 144].contains($0.minY - top) })
        // The first is in the window, and PortableUI makes one more: two are drawn as made.
        let (blocks, existing) = (flows[2..<5], flows[5...])
        expectEqual(blocks.map(\.items.count), [10, 10, 3])
        expectEqual(existing.map(\.items), blocks.prefix(2).map(\.items))
    }
}
