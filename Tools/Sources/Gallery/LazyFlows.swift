import FlowLayouts

/// Which views of a lazy flow exist: those in the window of its scroll view. Of others it knows the size, drawn
/// as an outline, or has an estimate of it.
struct LazyFlows: View {
    private let blocks = (0..<23).map { number in
        LazyBlock(id: number, width: [60, 44, 72, 36, 56, 84, 40, 52, 32][number * 5 % 9])
    }

    var body: some View {
        HStack(alignment: .top, spacing: 20) {
            sample("size: .fixed(CGSize(…))", .fixed(size(48)), window: 86) { _ in 48 }
            sample("size: .fixed { $0.size }", .fixed { size($0.width) }, window: 86) { $0.width }
            // Nothing has been seen but the lines in the window, and the next one.
            sample("size: .estimated(CGSize(…))", .estimated(size(48)), window: 0) {
                $0.id < 12 ? $0.width : 48
            }
        }
        .padding()
    }

    /// - Parameters:
    ///   - position: Where the window is.
    ///   - width: How wide views are, or are taken to be.
    private func sample(
        _ code: String, _ size: LazyFlowItemSize<LazyBlock>, window position: CGFloat,
        width: @escaping (LazyBlock) -> CGFloat
    ) -> some View {
        Sample(code: code) {
            HFlow(spacing: 8) {
                ForEach(blocks) { block in
                    RoundedRectangle(cornerRadius: 6)
                        .stroke(Color.indigo.opacity(0.35), lineWidth: 1)
                        .frame(width: width(block), height: 28)
                }
            }
            .frame(width: 180, height: 316, alignment: .topLeading)
            .overlay(alignment: .topLeading) {
                ScrollView {
                    LazyHFlow(blocks, size: size, spacing: 8) { block in
                        NumberedBlock(number: block.id + 1, width: width(block))
                    }
                    // As if it had been scrolled.
                    .padding(.top, -position)
                }
                .frame(width: 180, height: 126)
                .background { RoundedRectangle(cornerRadius: 9).fill(Color.white).padding(-4) }
                .outlined()
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
        [GalleryEntry("lazy-flows", width: 684) { LazyFlows() }]
    }
}
