import FlowEngine
import LazyFlowLayouts

/// Which views of a lazy flow are made: those in the window of its scroll view, and near it. The places of all are drawn
/// first, and then what the lazy flow shows in its window.
struct LazyFlows: View {
    private let height: CGFloat = 244
    private let windowHeight: CGFloat = 68
    private let views = (0..<23).map { number in
        LazyBlock(id: number, width: [40, 28, 52, 36, 28, 44, 32, 40, 28, 36][number % 10])
    }

    var body: some View {
        Panels {
            sample(".fixed { $0.size }", .fixed { CGSize(width: $0.width, height: 28) }) {
                // Rows that meet the window or the 100 points below it.
                flow(of: views) { $0 < 168 }
            }
            // So large that ten are a block.
            sample(".estimated", .estimated(CGSize(width: 200, height: 150))) {
                VStack(alignment: .leading, spacing: 8) {
                    ForEach(0..<3) { block in
                        flow(of: Array(views.dropFirst(block * 10).prefix(10))) { _ in block < 2 }
                            .frame(width: PanelWidth.half.inner, alignment: .leading)
                            .background { Band(width: PanelWidth.half.inner).padding(.vertical, -2) }
                    }
                }
            }
            Legend(.half, .window, .block)
            Legend(.half, .made, .missing)
        }
    }

    private func sample(
        _ code: String, _ size: LazyFlowItemSize<LazyBlock>, @ViewBuilder places: () -> some View
    ) -> some View {
        Panel(.half, code, height: height) {
            places()
                .frame(width: PanelWidth.half.inner, height: height, alignment: .topLeading)
                .overlay(alignment: .topLeading) {
                    ScrollView {
                        LazyHFlow(views, size: size, spacing: 8) { view in
                            NumberedBlock(number: view.id + 1, width: view.width)
                        }
                    }
                    .frame(width: PanelWidth.half.inner, height: windowHeight)
                    .overlay { WindowOutline().padding(-3) }
                }
        }
    }

    /// The places of views, and which of them are made, by where their row begins.
    private func flow(of views: [LazyBlock], isMade: (Double) -> Bool) -> some View {
        var items = FlowItems()
        for view in views { items.append(width: view.width, height: 28) }
        let frames = FlowArrangement(
            of: items, in: PanelWidth.half.inner, options: FlowOptions(itemSpacing: 8, lineSpacing: 8)
        ).frames
        let made = Set(zip(views, frames).filter { isMade($1.y) }.map(\.0.id))
        return HFlow(spacing: 8) {
            ForEach(views) { view in
                Group {
                    if made.contains(view.id) { MadeBlock() } else { MissingBlock() }
                }
                .frame(width: view.width, height: 28)
            }
        }
    }
}

private struct LazyBlock: Identifiable {
    let id: Int
    let width: CGFloat
}

extension GalleryEntry {
    static var lazyFlows: [GalleryEntry] {
        [
            GalleryEntry(
                "lazy-flows",
                "A window onto rows of views: those in it and near it are made, and the others are outlines"
            ) {
                LazyFlows()
            }
        ]
    }
}
