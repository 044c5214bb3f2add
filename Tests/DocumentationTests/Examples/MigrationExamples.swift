import FlowLayoutsMigration

struct Pill: Identifiable {
    let id: Int
    let title: String
}

/// The call sites of earlier designs, and what to write instead.
struct MigrationExamples: View {
    let tags: [String]
    let words: [String]
    let pills: [Pill]
    @Binding var refresh: Int

    var body: some View {
        clouds
        collections
        columns
        flexible
        evenly
    }

    @ViewBuilder private var clouds: some View {
        FlowLayoutView(mode: .scrollable, binding: $refresh, items: tags) {
            Text($0)
        }
        FlowLayoutView(mode: .scrollable, binding: $refresh, items: tags) { tag in
            Text(tag)
        }
        FlowLayout(spacing: 8) {
            ForEach(tags, id: \.self) { Text($0) }
        }
        FlowLayout(spacing: 12) {
            ForEach(tags, id: \.self) { Text($0) }
        }
    }

    @ViewBuilder private var collections: some View {
        CollectionView(data: pills) { pill in
            Text(pill.title)
        }
        FlowLayout(spacing: 10) {
            ForEach(pills) { pill in Text(pill.title) }
        }
    }

    @ViewBuilder private var columns: some View {
        JustifiableFlowLayout(minSpacing: 10, shouldJustify: true) {
            ForEach(words, id: \.self) { Text($0) }
        }
        HFlow(alignment: .top, spacing: 10) {
            ForEach(words, id: \.self) { Text($0) }
        }
        .columns(.uniform)
    }

    @ViewBuilder private var flexible: some View {
        FlexibleView(data: words, spacing: 8, alignment: .center) { word in
            Text(word)
        }
        HFlow(spacing: 8) {
            ForEach(words, id: \.self) { Text($0) }
        }
        .rowAlignment(.center)
        .frame(maxWidth: .infinity)
    }

    private var evenly: some View {
        HFlow(itemSpacing: 8, rowSpacing: 12) {
            ForEach(tags, id: \.self) { Text($0) }
        }
        .lineBreaking(.balanced)
    }

    private func frame(in size: CGSize) -> FlowRect {
        var flow = IncrementalFlow(in: size.width, itemSpacing: 10, lineSpacing: 10)
        let frame = flow.add(FlowSize(width: 60, height: 20))
        return frame
    }

    private func size(in bounds: CGRect, of subviews: LayoutSubviews) -> CGSize {
        let result = Arranger(containerSize: bounds.size, subviews: subviews, spacing: 12).arrange()
        return result.size
    }

    private func place(_ subviews: LayoutSubviews, in bounds: CGRect) {
        let result = Arranger(containerSize: bounds.size, subviews: subviews, spacing: 8).arrange()
        for (subview, cell) in zip(subviews, result.cells) {
            subview.place(
                at: CGPoint(x: bounds.minX + cell.frame.minX, y: bounds.minY + cell.frame.minY),
                proposal: ProposedViewSize(cell.frame.size))
        }
    }

    @Values nonisolated static var incremental: [String] {
        var flow = IncrementalFlow(in: 120, itemSpacing: 10, lineSpacing: 10)
        flow.add(FlowSize(width: 60, height: 20))  // x 0, y 0, 60 × 20
        flow.add(FlowSize(width: 70, height: 30))  // x 0, y 30, 70 × 30
        flow.size  // 70 × 60
    }
}
