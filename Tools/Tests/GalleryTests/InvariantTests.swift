import Expectations
import Gallery
import PortableUITesting
import Testing

/// What holds for every entry of the gallery, whatever it shows and however wide its letters are.
@MainActor
@Suite struct InvariantTests {
    /// The engine truncates each length to 2⁻²⁰ point: what the sum of those in a flow may be off by.
    private let tolerance = 64 * 0x1p-20

    @Test func namesAreUniqueAndEachEntryHasAFlow() {
        let names = GalleryEntry.all.map(\.name)
        expectEqual(Set(names).count, names.count)
        for entry in GalleryEntry.all {
            #expect(
                entry.states.flatMap { flows($0, entry) }.contains { $0.items.count >= 2 }, "\(entry.name)")
        }
    }

    @Test(arguments: [0.3, 0.5, 0.6])
    func itemsAreInsideOfTheirFlowAndDoNotOverlap(advance: Double) {
        for entry in GalleryEntry.all {
            for flow in entry.states.flatMap({ flows($0, entry, advance: advance) }) {
                let room = flow.frame.insetBy(dx: -tolerance, dy: -tolerance)
                for (index, item) in flow.items.enumerated() {
                    #expect(room.contains(item), "\(entry.name), item \(index)")
                    let inner = item.insetBy(dx: tolerance, dy: tolerance)
                    #expect(
                        !flow.items[..<index].contains { $0.intersects(inner) },
                        "\(entry.name), item \(index)")
                }
            }
        }
    }

    @Test func nothingThatIsDrawnLeavesTheWidthOffered() {
        for entry in GalleryEntry.all {
            for view in entry.states {
                for node in layOut(view, width: entry.width).preorderOutsideOfClips where !node.isFarAway {
                    #expect(
                        node.frame.minX >= 0 && node.frame.maxX <= entry.width + tolerance,
                        "\(entry.name): \(node.identity) at \(node.frame)")
                }
            }
        }
    }

    private func flows(
        _ view: some View, _ entry: GalleryEntry, advance: Double = 0.5
    ) -> [(frame: CGRect, items: [CGRect])] {
        layOut(view, width: entry.width, measurer: FixedTextMeasurer(advance: advance)).flows
    }
}

extension FrameNode {
    /// The nodes without those of which only what is inside a frame is drawn.
    fileprivate var preorderOutsideOfClips: [FrameNode] {
        [self] + (name == "clipped" ? [] : children.flatMap(\.preorderOutsideOfClips))
    }
}
