import FlowLayouts

/// Where lines go that are shorter than the longest one.
struct LineAlignments: View {
    var body: some View {
        Panels {
            sample(".leading", .leading)
            sample(".center", .center)
            sample(".trailing", .trailing)
        }
    }

    private func sample(_ code: String, _ alignment: HorizontalAlignment) -> some View {
        Panel(.third, code) {
            HFlow(spacing: 8) { Blocks(widths: [32, 24, 32, 24, 56, 36, 28]) }
                .rowAlignment(alignment)
        }
    }
}

/// Where views go across their line.
struct ItemAlignments: View {
    var body: some View {
        Panels {
            sample(".top", .top)
            sample(".center", .center)
            sample(".bottom", .bottom)
            sample(".firstTextBaseline", .firstTextBaseline)
            sample(".lastTextBaseline", .lastTextBaseline)
            Legend(.half, .guide)
        }
    }

    private func sample(_ code: String, _ alignment: VerticalAlignment) -> some View {
        Panel(.half, code) {
            HFlow(alignment: alignment, spacing: 8) {
                text("Ag", size: 13)
                text("Ag", size: 30)
                text("Two\nlines", size: 15)
            }
            .frame(maxWidth: .infinity, alignment: .leading)
            .overlay(alignment: Alignment(horizontal: .center, vertical: alignment)) { GuideLine() }
            .frame(height: 64)
        }
    }

    private func text(_ string: String, size: CGFloat) -> some View {
        Block(size: size) { Text(string).padding(6) }
    }
}

/// Lines as rows or as columns.
struct Axes: View {
    private let widths: [CGFloat] = [52, 40, 60, 60, 44, 52, 36]

    var body: some View {
        Panels {
            Panel(.half, "HFlow", height: 100) {
                HFlow(spacing: 8) { Blocks(widths: widths) }
            }
            Panel(.half, "VFlow", height: 100) {
                VFlow(alignment: .leading, spacing: 8) { Blocks(widths: widths) }
            }
        }
    }
}

/// Views as wide as they are, or in columns.
struct Columns: View {
    private var flow: HFlow<some View> {
        HFlow(spacing: 8) { Blocks(widths: [16, 36, 20, 28, 36, 16, 24, 32]) }
    }

    var body: some View {
        Panels {
            Panel(.half, "No columns", height: 136) { flow }
            Panel(.half, ".columns(.uniform)", height: 136) { flow.columns(.uniform) }
            Panel(.half, ".columns(2)", height: 136) { flow.columns(2) }
            Panel(.half, ".columns(minimum: 40)", height: 136) { flow.columns(minimum: 40) }
        }
    }
}

/// Headings that are as wide as all columns, or not.
struct ColumnHeadings: View {
    var body: some View {
        Panels {
            sample(".columns(.uniform)") { $0.columns(.uniform) }
            sample(".columns(minimum: 40)") { $0.columns(minimum: 40) }
            sample(".columns(2)") { $0.columns(2) }
            sample(".columns(2)\nHeadings that do not grow", growsHeadings: false) { $0.columns(2) }
        }
    }

    private func sample(
        _ code: String, growsHeadings: Bool = true, columns: (HFlow<Headed>) -> HFlow<Headed>
    ) -> some View {
        Panel(.half, code, height: 172) {
            columns(HFlow(spacing: 8) { Headed(grows: growsHeadings) })
        }
    }

    /// Blocks below two headings.
    struct Headed: View {
        /// Whether headings are as wide as they can be.
        let grows: Bool

        var body: some View {
            heading("Days")
            Blocks(widths: [28, 20, 24, 28])
            heading("Nights")
            Blocks(widths: [28, 20])
        }

        private func heading(_ title: String) -> some View {
            Block(isAccented: true) {
                Text(title).padding(.horizontal, 8)
                    .frame(maxWidth: grows ? .infinity : nil, alignment: .leading)
                    .frame(height: 28)
            }
            .flowFillsLine()
        }
    }
}

/// The distance between views, and that between lines.
struct Spacings: View {
    var body: some View {
        Panels {
            sample("spacing: 8", item: 8, row: 8)
            sample("itemSpacing: 20\nrowSpacing: 4", item: 20, row: 4)
            sample("itemSpacing: 4\nrowSpacing: 20", item: 4, row: 20)
        }
    }

    private func sample(_ code: String, item: CGFloat, row: CGFloat) -> some View {
        Panel(.third, code, height: 124) {
            HFlow(itemSpacing: item, rowSpacing: row) { Blocks(widths: [28, 36, 24, 36, 32, 28, 24]) }
        }
    }
}

/// Lines that begin at the left or at the right.
struct Directions: View {
    var body: some View {
        Panels {
            sample(".leftToRight", .leftToRight)
            sample(".rightToLeft", .rightToLeft)
        }
    }

    private func sample(_ code: String, _ direction: LayoutDirection) -> some View {
        Panel(.half, code) {
            HFlow(spacing: 8) { Blocks(widths: [60, 44, 52, 36, 80, 52, 40]) }
                .environment(\.layoutDirection, direction)
        }
    }
}

extension GalleryEntry {
    static var options: [GalleryEntry] {
        [
            GalleryEntry(
                "option-line-alignment", "Rows at the leading edge, centered, and at the trailing edge"
            ) {
                LineAlignments()
            },
            GalleryEntry("option-item-alignment", "Texts of three sizes, aligned in five ways") {
                ItemAlignments()
            },
            GalleryEntry("option-axis", "Seven blocks in rows and in columns") { Axes() },
            GalleryEntry(
                "option-columns",
                "Blocks at their own widths, in columns as wide as the widest, in two columns, and in as many as fit at a minimum width"
            ) { Columns() },
            GalleryEntry(
                "option-column-headings",
                "Two headings above columns: as wide as all of them three times, and once as wide as their texts"
            ) { ColumnHeadings() },
            GalleryEntry("option-spacing", "Blocks with different spacings") { Spacings() },
            GalleryEntry("option-direction", "Rows that start at the left, and rows that start at the right")
            {
                Directions()
            },
        ]
    }
}
