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
