import FlowLayouts

/// Which views of a lazy flow exist: those in the window of its scroll view. Of others it knows the size, drawn
/// as an outline, or has an estimate of it.
struct LazyFlows: View {
    private let blocks = (0..<23).map { number in
        LazyBlock(id: number, width: [32, 22, 40, 22, 24, 44, 22, 28, 22][number * 5 % 9])
    }

    var body: some View {
        Panels {
            sample(".fixed(size)", .fixed(size(28)), window: 86) { _ in 28 }
            sample(".fixed { $0.size }", .fixed { size($0.width) }, window: 86) { $0.width }
            // Nothing has been seen but the lines in the window, and the next one.
            sample(".estimated(size)", .estimated(size(28)), window: 0) { $0.id < 12 ? $0.width : 28 }
            Legend(.full, .window, .missing)
        }
    }

    /// - Parameters:
    ///   - position: Where the window is.
    ///   - width: How wide views are, or are taken to be.
    private func sample(
        _ code: String, _ size: LazyFlowItemSize<LazyBlock>, window position: CGFloat,
        width: @escaping (LazyBlock) -> CGFloat
    ) -> some View {
        Panel(.third, code, height: 316) {
            HFlow(spacing: 8) {
                ForEach(blocks) { block in
                    MissingBlock().frame(width: width(block), height: 28)
                }
            }
            .frame(width: PanelWidth.third.inner, height: 316, alignment: .topLeading)
            .overlay(alignment: .topLeading) {
                ScrollView {
                    LazyHFlow(blocks, size: size, spacing: 8) { block in
                        NumberedBlock(number: block.id + 1, width: width(block))
                    }
                    // As if it had been scrolled.
                    .padding(.top, -position)
                }
                .frame(width: PanelWidth.third.inner, height: 126)
                .background { Paper().padding(-3) }
                .overlay { WindowOutline().padding(-3) }
                .offset(y: position)
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
