import FlowLayouts

/// Which views of a lazy flow exist: those in the window of its scroll view, and about a quarter of it further. Of others
/// it knows the size, drawn as an outline.
struct LazyFlows: View {
    private let height: CGFloat = 244
    private let windowTop: CGFloat = 86
    private let windowHeight: CGFloat = 72
    private let blocks = (0..<31).map { number in
        LazyBlock(id: number, width: [32, 22, 40, 22, 24, 44, 22, 28, 22][number * 5 % 9])
    }

    var body: some View {
        Panels {
            sample(".fixed(size)", .fixed(size(28))) { _ in 28 }
            sample(".fixed { $0.size }", .fixed { size($0.width) }) { $0.width }
            Legend(.full, .window, .missing)
        }
    }

    private func sample(
        _ code: String, _ size: LazyFlowItemSize<LazyBlock>, width: @escaping (LazyBlock) -> CGFloat
    ) -> some View {
        Panel(.half, code, height: height) {
            HFlow(spacing: 8) {
                ForEach(blocks) { block in
                    MissingBlock().frame(width: width(block), height: 28)
                }
            }
            .frame(width: PanelWidth.half.inner, height: height, alignment: .topLeading)
            .overlay(alignment: .topLeading) {
                ScrollView {
                    LazyHFlow(blocks, size: size, spacing: 8) { block in
                        NumberedBlock(number: block.id + 1, width: width(block))
                    }
                    // As if it had been scrolled.
                    .padding(.top, -windowTop)
                }
                .frame(width: PanelWidth.half.inner, height: windowHeight)
                .background { Paper().padding(-3) }
                .overlay { WindowOutline().padding(-3) }
                .offset(y: windowTop)
            }
        }
    }

    private func size(_ width: CGFloat) -> CGSize { CGSize(width: width, height: 28) }
}

private struct LazyBlock: Identifiable {
    let id: Int
    let width: CGFloat
}

extension GalleryEntry {
    static var lazyFlows: [GalleryEntry] {
        [
            GalleryEntry("lazy-flows", "A window in which blocks are drawn, in rows of outlines") {
                LazyFlows()
            }
        ]
    }
}
