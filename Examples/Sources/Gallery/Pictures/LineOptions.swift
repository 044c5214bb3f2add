import FlowLayouts

/// Ways to break the same views into lines.
struct Breakings: View {
    private var flow: HFlow<some View> {
        HFlow(spacing: 8) { Blocks(widths: [28, 40, 20, 44, 24, 40, 20, 44]) }
    }

    var body: some View {
        Panels {
            Panel(.third, ".greedy") { flow.outlined() }
            Panel(.third, ".balanced") { flow.lineBreaking(.balanced).outlined() }
            Panel(.third, ".even") { flow.lineBreaking(.even).outlined() }
            Legend(.full, .flow)
        }
    }
}

/// Whether views shrink before a line breaks.
struct Wrappings: View {
    private func flow(of count: Int) -> HFlow<some View> {
        HFlow(spacing: 8) {
            ForEach(1...count, id: \.self) { number in
                FlexibleBlock(title: "\(number)", ideal: 64).flowShrink()
            }
        }
    }

    var body: some View {
        Panels {
            Panel(.full, "By default") { flow(of: 7) }
            Panel(.full, ".wrapping(.smallest)") { flow(of: 7).wrapping(.smallest) }
            Panel(.full, ".wrapping(.oneLineIfPossible)") { flow(of: 4).wrapping(.oneLineIfPossible) }
            Panel(.full, "The same, of seven") { flow(of: 7).wrapping(.oneLineIfPossible) }
        }
    }
}

/// The most views on a line.
struct ItemLimits: View {
    private var flow: HFlow<some View> {
        HFlow(spacing: 8) { Blocks(widths: [32, 48, 36, 40, 52, 28]) }
    }

    var body: some View {
        Panels {
            Panel(.full, ".maxItemsPerLine(nil)") { flow }
            Panel(.full, ".maxItemsPerLine(3)") { flow.maxItemsPerLine(3) }
            Panel(.full, ".maxItemsPerLine(2)") { flow.maxItemsPerLine(2) }
        }
    }
}

/// The fewest lines, in a flow that could have one.
struct FewestLines: View {
    private var flow: HFlow<some View> {
        HFlow(spacing: 8) { Blocks(widths: [20, 24, 20, 28, 24, 20]) }
    }

    var body: some View {
        Panels {
            Panel(.full, ".minLines(1)") { flow }
            Panel(.full, ".minLines(2)") { flow.minLines(2) }
            Panel(.full, ".minLines(3)") { flow.minLines(3) }
        }
    }
}

@MainActor private var elevenBlocks: HFlow<some View> {
    HFlow(spacing: 8) { Blocks(widths: [32, 24, 32, 16, 32, 28, 16, 40, 24, 28, 48]) }
}

/// The most lines, and the view for the blocks beyond them.
struct LineLimits: View {
    var body: some View {
        Panels {
            Panel(.third, ".maxLines(nil)", height: 136) { elevenBlocks.maxLines(nil) }
            Panel(.third, ".maxLines(2)", height: 136) { elevenBlocks.maxLines(2) }
            Panel(.third, ".maxLines(2)\n{ hidden in … }", height: 136) {
                elevenBlocks.maxLines(2) { OverflowBlock(hidden: $0.count) }
            }
        }
    }
}

/// The most views, on any number of lines and on two.
struct ViewLimits: View {
    var body: some View {
        Panels {
            Panel(.third, ".maxViews(nil)", height: 136) { elevenBlocks.maxViews(nil) }
            Panel(.third, ".maxViews(5)\n{ hidden in … }", height: 136) {
                elevenBlocks.maxViews(5) { OverflowBlock(hidden: $0.count) }
            }
            Panel(.third, ".maxViews(5)\nand .maxLines(2)", height: 136) {
                elevenBlocks.maxViews(5).maxLines(2) { OverflowBlock(hidden: $0.count) }
            }
        }
    }
}

/// A button that stays at the end, and a toolbar whose less important buttons go first.
struct HidingOrder: View {
    private var reactions: some View {
        HFlow(spacing: 8) {
            Blocks(widths: [32, 24, 32, 16, 32, 28, 16, 40])
            Block(isAccented: true) { Text("Add").padding(.horizontal, 8).frame(height: 28) }.layoutPriority(
                1)
        }
        .maxLines(2) { hidden in
            count(of: hidden)
        }
    }

    /// The second and the third button are less important.
    private var toolbar: some View {
        HFlow(spacing: 8) {
            ForEach(1..<6) { number in
                NumberedBlock(number: number, width: 28).layoutPriority([2, 3].contains(number) ? -1 : 0)
            }
        }
        .maxLines(1) { hidden in
            count(of: hidden)
        }
    }

    private func count(of hidden: FlowOverflow) -> some View {
        Block(isAccented: true) { Text("+\(hidden.count)").padding(.horizontal, 6).frame(height: 28) }
    }

    var body: some View {
        Panels {
            Panel(.half, "Add with\n.layoutPriority(1)", height: 136) {
                reactions.frame(width: 132, alignment: .leading)
            }
            Panel(.half, "2 and 3 with\n.layoutPriority(-1)", height: 136) {
                VStack(alignment: .leading, spacing: 20) {
                    ForEach([172, 144, 108], id: \.self) { width in
                        toolbar.frame(width: width, alignment: .leading).outliningSpace()
                    }
                }
            }
            Legend(.full, .space)
        }
    }
}

/// A long text that makes space for the view that says how many blocks are hidden.
struct LongViews: View {
    private func flow(_ text: some View) -> some View {
        HFlow(alignment: .top, spacing: 8) {
            Block { text.padding(.horizontal, 8).padding(.vertical, 6) }
            Blocks(widths: [32, 40])
        }
        .maxLines(1) { OverflowBlock(hidden: $0.count) }
    }

    var body: some View {
        let text = Text("Open every day of the week")
        Panels {
            Panel(.half, "Text(\"Open …\")", height: 64) { flow(text) }
            Panel(.half, "Text(\"Open …\")\n.lineLimit(1)", height: 64) { flow(text.lineLimit(1)) }
        }
    }
}

/// As many lines as fit into a height.
struct FittingLines: View {
    private func flow(in height: CGFloat) -> some View {
        HFlow(spacing: 8) { Blocks(widths: [32, 24, 32, 16, 32, 28, 16, 40, 24, 28, 48]) }
            .hidesOverflow { OverflowBlock(hidden: $0.count) }
            .frame(width: 104, height: height, alignment: .topLeading)
            .outliningSpace()
    }

    var body: some View {
        Panels {
            Panel(.third, "In a height\nof 136", height: 148) { flow(in: 136) }
            Panel(.third, "of 120", height: 148) { flow(in: 120) }
            Panel(.third, "of 64", height: 148) { flow(in: 64) }
            Legend(.full, .space)
        }
    }
}

/// A flow that is collapsed, one that is expanded, and one that need not be.
struct ExpandableFlows: View {
    private func flow(_ count: Int, isExpanded: Bool) -> some View {
        HFlow(spacing: 8) {
            Blocks(widths: Array([32, 24, 32, 16, 32, 28, 16, 40, 24, 28, 48].prefix(count)))
        }
        .maxLines(2) { OverflowBlock(hidden: $0.count) }
        .expandable(isExpanded: .constant(isExpanded)) {
            Block(isAccented: true) { Text("Less").padding(.horizontal, 8).frame(height: 28) }
        }
    }

    var body: some View {
        Panels {
            Panel(.third, "Collapsed", height: 172) { flow(11, isExpanded: false) }
            Panel(.third, "Expanded", height: 172) { flow(11, isExpanded: true) }
            Panel(.third, "Two rows\nare enough", height: 172) { flow(5, isExpanded: true) }
        }
    }
}

/// The number of blocks that are hidden.
private struct OverflowBlock: View {
    let hidden: Int

    var body: some View {
        Block(isAccented: true) {
            Text("+\(hidden) more").padding(.horizontal, 8).frame(height: 28)
        }
    }
}

/// Separators between blocks and between lines.
struct Separators: View {
    private var flow: HFlow<some View> {
        HFlow(spacing: 8) { Blocks(widths: [40, 56, 32, 60, 44, 36, 48]) }
    }

    var body: some View {
        Panels {
            Panel(.full, ".itemSeparator {\n    Text(\"·\")\n}") { flow.itemSeparator { Dot() } }
            Panel(.full, ".itemSeparator {\n    Divider()\n}") { flow.itemSeparator { Divider() } }
            Panel(.full, ".lineSeparator {\n    Divider()\n}") { flow.lineSeparator { Divider() } }
        }
    }
}

private struct Dot: View {
    @Environment(\.palette) private var palette

    var body: some View {
        Text("·").font(.system(size: 17, weight: .heavy)).foregroundColor(palette.flow)
    }
}

/// Lines that begin at their other end, or at the other side of the flow.
struct Reversals: View {
    private var flow: HFlow<some View> {
        HFlow(spacing: 8) { Blocks(widths: [60, 44, 52, 36, 80, 52, 40]) }
    }

    var body: some View {
        Panels {
            Panel(.half, "HFlow") { flow }
            Panel(.half, ".reversesItems()") { flow.reversesItems() }
            Panel(.half, ".reversesLines()") { flow.reversesLines() }
            Panel(.half, "Both") { flow.reversesItems().reversesLines() }
        }
    }
}

extension GalleryEntry {
    static var lineOptions: [GalleryEntry] {
        [
            GalleryEntry("option-line-breaking", "Eight blocks, broken into rows in three ways") {
                Breakings()
            },
            GalleryEntry(
                "option-wrapping",
                "Seven blocks in four rows, and shrunk in two. Four share one row, and seven do not"
            ) { Wrappings() },
            GalleryEntry("option-items-per-line", "Six blocks in rows of as many as fit, of three and of two")
            {
                ItemLimits()
            },
            GalleryEntry("option-min-lines", "Six blocks in one row, in two and in three") { FewestLines() },
            GalleryEntry("option-max-lines", "Eleven blocks in four rows, in two, and in two with “+7 more”")
            {
                LineLimits()
            },
            GalleryEntry(
                "option-max-views",
                "Eleven blocks in four rows, five and “+6 more” in three, and four and “+7 more” in two"
            ) { ViewLimits() },
            GalleryEntry(
                "option-hiding-order",
                "Blocks in two rows that end with a number and “Add”, and a toolbar that hides its second and third first"
            ) {
                HidingOrder()
            },
            GalleryEntry(
                "option-long-view", "A long text that wraps beside “+2 more”, and one that is cut there"
            ) {
                LongViews()
            },
            GalleryEntry("option-hides-overflow", "Eleven blocks in as many rows as fit into three heights") {
                FittingLines()
            },
            GalleryEntry(
                "option-expandable",
                "Eleven blocks in two rows, and in all their rows with a button that says “Less”"
            ) {
                ExpandableFlows()
            },
            GalleryEntry(
                "option-separators", "Blocks separated by dots and by lines, and rows separated by lines"
            ) {
                Separators()
            },
            GalleryEntry(
                "option-reversal", "Rows that start at the right, rows that start at the bottom, and both"
            ) { Reversals() },
        ]
    }
}
