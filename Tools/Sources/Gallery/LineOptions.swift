import FlowLayouts

/// Ways to break the same views into lines. The outline is the flow.
struct Breakings: View {
    private var flow: HFlow<some View> {
        HFlow(spacing: 8) { Blocks(widths: [76, 48, 40, 76, 44, 40, 40, 60, 76]) }
    }

    var body: some View {
        HStack(alignment: .top, spacing: 20) {
            sample(".lineBreaking(.greedy)", flow)
            sample(".lineBreaking(.balanced)", flow.lineBreaking(.balanced))
            sample(".lineBreaking(.even)", flow.lineBreaking(.even))
        }
        .padding()
    }

    private func sample(_ code: String, _ flow: some View) -> some View {
        Sample(code: code) {
            flow.outlined().frame(width: 180, alignment: .leading)
        }
    }
}

/// Whether views shrink before a line breaks.
struct Wrappings: View {
    private var flow: HFlow<some View> {
        HFlow(spacing: 8) {
            ForEach(1...7, id: \.self) { number in
                FlexibleBlock(title: "\(number)", ideal: 64).flowShrink()
            }
        }
    }

    var body: some View {
        HStack(alignment: .top, spacing: 20) {
            sample(".shrinksBeforeBreaking(false)", flow)
            sample(".shrinksBeforeBreaking()", flow.shrinksBeforeBreaking())
        }
        .padding()
    }

    private func sample(_ code: String, _ flow: some View) -> some View {
        Sample(code: code) {
            flow.frame(width: 180, height: 136, alignment: .topLeading)
        }
    }
}

/// The most views on a line.
struct ItemLimits: View {
    private var flow: HFlow<some View> {
        HFlow(spacing: 8) { Blocks(widths: [32, 48, 36, 40, 52, 28]) }
    }

    var body: some View {
        HStack(alignment: .top, spacing: 20) {
            sample(".maxItemsPerLine(nil)", flow)
            sample(".maxItemsPerLine(3)", flow.maxItemsPerLine(3))
            sample(".maxItemsPerLine(2)", flow.maxItemsPerLine(2))
        }
        .padding()
    }

    private func sample(_ code: String, _ flow: some View) -> some View {
        Sample(code: code) {
            flow.frame(width: 180, height: 100, alignment: .topLeading)
        }
    }
}

/// The most lines, and the view for the blocks beyond them.
@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
struct LineLimits: View {
    private var flow: HFlow<some View> {
        HFlow(spacing: 8) { Blocks(widths: [60, 44, 56, 36, 84, 44, 52, 60, 40, 72, 48]) }
    }

    var body: some View {
        HStack(alignment: .top, spacing: 20) {
            sample(".maxLines(nil)", flow.maxLines(nil))
            sample(".maxLines(2)", flow.maxLines(2))
            sample(".maxLines(2) { hidden in … }", flow.maxLines(2) { OverflowBlock(hidden: $0) })
        }
        .padding()
    }

    private func sample(_ code: String, _ flow: some View) -> some View {
        Sample(code: code) {
            flow.frame(width: 180, height: 136, alignment: .topLeading)
        }
    }
}

/// The number of blocks that are hidden.
private struct OverflowBlock: View {
    let hidden: Int

    var body: some View {
        Text("+\(hidden) more")
            .padding(.horizontal, 8)
            .frame(height: 28)
            .block(.orange)
    }
}

/// Separators between blocks and between lines.
@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
struct Separators: View {
    private var flow: HFlow<some View> {
        HFlow(spacing: 8) { Blocks(widths: [40, 56, 32, 60, 44, 36, 48]) }
    }

    var body: some View {
        HStack(alignment: .top, spacing: 20) {
            sample(".itemSeparator { Text(\"·\") }", flow.itemSeparator { dot })
            sample(".itemSeparator { Divider() }", flow.itemSeparator { Divider() })
            sample(".lineSeparator { Divider() }", flow.lineSeparator { Divider() })
        }
        .padding()
    }

    private var dot: some View {
        Text("·").font(.system(size: 17, weight: .heavy)).foregroundColor(.red)
    }

    private func sample(_ code: String, _ flow: some View) -> some View {
        Sample(code: code) {
            flow.frame(width: 180, height: 120, alignment: .topLeading)
        }
    }
}

/// Lines that begin at their other end, or at the other side of the flow.
struct Reversals: View {
    private var flow: HFlow<some View> {
        HFlow(spacing: 8) { Blocks(widths: [60, 44, 60, 36, 88, 52, 40]) }
    }

    var body: some View {
        HStack(alignment: .top, spacing: 20) {
            sample("HFlow", flow)
            sample(".reversesItems()", flow.reversesItems())
            sample(".reversesLines()", flow.reversesLines())
        }
        .padding()
    }

    private func sample(_ code: String, _ flow: some View) -> some View {
        Sample(code: code) {
            flow.frame(width: 180)
        }
    }
}

extension GalleryEntry {
    static var lineOptions: [GalleryEntry] {
        [
            GalleryEntry("option-line-breaking", width: 684) { Breakings() },
            GalleryEntry("option-shrinks-before-breaking", width: 460) { Wrappings() },
            GalleryEntry("option-items-per-line", width: 684) { ItemLimits() },
            GalleryEntry("option-max-lines", width: 684) {
                if #available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *) { LineLimits() }
            },
            GalleryEntry("option-separators", width: 684) {
                if #available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *) { Separators() }
            },
            GalleryEntry("option-reversal", width: 684) { Reversals() },
        ]
    }
}
