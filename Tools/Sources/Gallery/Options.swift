import FlowLayouts

/// Where lines go that are shorter than the longest one.
struct LineAlignments: View {
    var body: some View {
        HStack(alignment: .top, spacing: 20) {
            sample("alignment: .topLeading", .topLeading)
            sample("alignment: .top", .top)
            sample("alignment: .topTrailing", .topTrailing)
        }
        .padding()
    }

    private func sample(_ code: String, _ alignment: Alignment) -> some View {
        Sample(code: code) {
            FlowLayout(alignment: alignment, spacing: 8) {
                Blocks(widths: [60, 44, 60, 36, 88, 52, 40])
            }
            .frame(width: 180)
        }
    }
}

/// Where views go across their line. The red line is the flow's own guide.
struct ItemAlignments: View {
    var body: some View {
        FlowLayout(spacing: 20) {
            sample("alignment: .top", .top)
            sample("alignment: .center", .center)
            sample("alignment: .bottom", .bottom)
            sample("alignment: .firstTextBaseline", .firstTextBaseline)
            sample("alignment: .lastTextBaseline", .lastTextBaseline)
        }
        .padding()
    }

    private func sample(_ code: String, _ alignment: VerticalAlignment) -> some View {
        Sample(code: code) {
            HFlow(alignment: alignment, spacing: 8) {
                text("Ag", size: 13)
                text("Ag", size: 30)
                text("Two\nlines", size: 15)
            }
            .padding(.horizontal, 12)
            .background(alignment: Alignment(horizontal: .center, vertical: alignment)) {
                Rectangle().fill(Color.red).frame(height: 1)
            }
            .frame(width: 180, height: 64)
        }
    }

    private func text(_ string: String, size: CGFloat) -> some View {
        Text(string)
            .font(.system(size: size, weight: .medium))
            .foregroundColor(.indigo)
            .padding(6)
            .background(Color.indigo.opacity(0.2), in: RoundedRectangle(cornerRadius: 6))
    }
}

/// Lines as rows or as columns.
struct Axes: View {
    private let widths: [CGFloat] = [52, 40, 64, 60, 44, 52, 36]

    var body: some View {
        HStack(alignment: .top, spacing: 20) {
            Sample(code: "HFlow") {
                HFlow(spacing: 8) { Blocks(widths: widths) }
                    .frame(width: 180, height: 100, alignment: .leading)
            }
            Sample(code: "VFlow") {
                VFlow(alignment: .leading, spacing: 8) { Blocks(widths: widths) }
                    .frame(width: 180, height: 100, alignment: .leading)
            }
        }
        .padding()
    }
}

/// Views as wide as they are, or in columns.
struct Columns: View {
    private var flow: HFlow<some View> {
        HFlow(spacing: 8) { Blocks(widths: [48, 36, 64, 40, 32, 56, 44, 28]) }
    }

    var body: some View {
        HStack(alignment: .top, spacing: 20) {
            sample(".columns(.natural)", flow)
            sample(".columns(.uniform)", flow.columns(.uniform))
            sample(".columns(2)", flow.columns(2))
        }
        .padding()
    }

    private func sample(_ code: String, _ flow: some View) -> some View {
        Sample(code: code) {
            flow.frame(width: 208, height: 136, alignment: .topLeading)
        }
    }
}

/// The distance between views, and that between lines.
struct Spacings: View {
    var body: some View {
        HStack(alignment: .top, spacing: 20) {
            sample("spacing: 8", item: 8, row: 8)
            sample("itemSpacing: 20, rowSpacing: 4", item: 20, row: 4)
            sample("itemSpacing: 4, rowSpacing: 20", item: 4, row: 20)
        }
        .padding()
    }

    private func sample(_ code: String, item: CGFloat, row: CGFloat) -> some View {
        Sample(code: code) {
            HFlow(itemSpacing: item, rowSpacing: row) {
                Blocks(widths: [48, 64, 36, 60, 52, 44, 40])
            }
            .frame(width: 188, height: 124, alignment: .topLeading)
        }
    }
}

/// A distance that slides from one value to another.
struct AnimatedSpacing: View {
    let spacing: CGFloat

    var body: some View {
        Sample(code: ".animation(.default, value: gap)") {
            HFlow(spacing: spacing) {
                Blocks(widths: [48, 64, 36, 60, 52, 44, 40])
            }
            .frame(width: 208, height: 124, alignment: .topLeading)
        }
        .padding()
    }
}

/// Lines that begin at the left or at the right.
struct Directions: View {
    var body: some View {
        HStack(alignment: .top, spacing: 20) {
            sample(".leftToRight", .leftToRight)
            sample(".rightToLeft", .rightToLeft)
        }
        .padding()
    }

    private func sample(_ code: String, _ direction: LayoutDirection) -> some View {
        Sample(code: code) {
            HFlow(spacing: 8) {
                Blocks(widths: [60, 44, 60, 36, 88, 52, 40])
            }
            .frame(width: 180)
            .environment(\.layoutDirection, direction)
        }
    }
}

extension GalleryEntry {
    static var options: [GalleryEntry] {
        [
            GalleryEntry("option-line-alignment", width: 684) { LineAlignments() },
            GalleryEntry("option-item-alignment", width: 684) { ItemAlignments() },
            GalleryEntry("option-axis", width: 460) { Axes() },
            GalleryEntry("option-columns", width: 768) { Columns() },
            GalleryEntry("option-spacing", width: 708) { Spacings() },
            GalleryEntry("option-animation", width: 264, states: [4, 20]) { spacing in
                AnimatedSpacing(spacing: spacing)
            },
            GalleryEntry("option-direction", width: 460) { Directions() },
        ]
    }
}
