import Expectations
import Gallery
import PortableUITesting
import Testing

/// What holds for every flow of the gallery, whatever it shows and however wide its letters are.
@MainActor
@Suite struct InvariantTests {
    /// A flow of the gallery, laid out.
    private struct Flow {
        let name: String
        let frame: CGRect
        let items: [CGRect]
    }

    private let flows: [Flow] = {
        var flows: [Flow] = []
        for entry in GalleryEntry.all {
            for (state, view) in entry.states.enumerated() {
                for advance in [0.3, 0.5, 0.6] {
                    let measurer = FixedTextMeasurer(advance: advance)
                    let found = layOut(view, width: entry.width, measurer: measurer).flows
                    flows += found.enumerated().map { index, flow in
                        Flow(
                            name: "\(entry.name), state \(state), flow \(index), characters of \(advance)",
                            frame: flow.frame, items: flow.items)
                    }
                }
            }
        }
        return flows
    }()

    /// The engine truncates each length to 2⁻²⁰ point: what the sum of those in a flow may be off by.
    private let tolerance = 64 * 0x1p-20

    @Test func namesAreUniqueAndEachEntryHasAFlow() {
        let names = GalleryEntry.all.map(\.name)
        expectEqual(Set(names).count, names.count)
        for name in names {
            #expect(flows.contains { $0.name.hasPrefix(name + ",") && $0.items.count >= 2 }, "\(name)")
        }
    }

    @Test func nothingLeavesItsFlow() {
        for flow in flows {
            let room = flow.frame.insetBy(dx: -tolerance, dy: -tolerance)
            #expect(flow.items.allSatisfy { room.contains($0) }, "\(flow.name)")
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

    @Test func itemsDoNotOverlap() {
        for flow in flows {
            for (index, item) in flow.items.enumerated() {
                let inner = item.insetBy(dx: tolerance, dy: tolerance)
                #expect(
                    !flow.items[..<index].contains { $0.intersects(inner) }, "\(flow.name), item \(index)")
            }
        }
    }

    // Each item stands behind the one before it, or below all before it. Phrases of the other direction do not, nor does
    // the view that says how many are hidden: it is the last view of its flow, and may stand before others.
    @Test func itemsAreInReadingOrder() {
        let others = [
            "option-text-directions", "app-two-languages, state 0, flow 1",
            "option-hiding-order, state 0, flow 0",
            "option-hiding-order, state 0, flow 2",
        ]
        for flow in flows where !others.contains(where: flow.name.hasPrefix) {
            let items = flow.items.map { asRowsFromTheLeft($0, in: flow) }
            var bottom = -CGFloat.infinity
            for (index, item) in items.enumerated() where index > 0 {
                bottom = max(bottom, items[index - 1].maxY)
                #expect(
                    item.minX >= items[index - 1].maxX - tolerance || item.minY >= bottom - tolerance,
                    "\(flow.name), item \(index)")
            }
        }
    }

    /// Columns become rows, and lines from the right or from below become lines from the left and above.
    private func asRowsFromTheLeft(_ item: CGRect, in flow: Flow) -> CGRect {
        if flow.name.hasPrefix("option-axis, state 0, flow 1") {
            return CGRect(x: item.minY, y: item.minX, width: item.height, height: item.width)
        }
        if flow.name.hasPrefix("option-reversal, state 0, flow 2") {
            return CGRect(x: item.minX, y: -item.maxY, width: item.width, height: item.height)
        }
        if flow.name.hasPrefix("option-reversal, state 0, flow 3") {
            return CGRect(x: -item.maxX, y: -item.maxY, width: item.width, height: item.height)
        }
        if flow.name.hasPrefix("option-direction, state 0, flow 1")
            || flow.name.hasPrefix("option-reversal, state 0, flow 1")
            || flow.name.hasPrefix("human-rights, state 0, flow 8")
            || flow.name.hasPrefix("human-rights, state 0, flow 9")
        {
            return CGRect(x: -item.maxX, y: item.minY, width: item.width, height: item.height)
        }
        return item
    }
}

extension FrameNode {
    /// The nodes without those of which only what is inside a frame is drawn.
    fileprivate var preorderOutsideOfClips: [FrameNode] {
        [self] + (name == "clipped" ? [] : children.flatMap(\.preorderOutsideOfClips))
    }
}
