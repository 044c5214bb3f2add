import FlowLayouts

/// The examples of the flows themselves.
struct FlowExamples: View {
    let tags: [String]
    let names: [String]
    let isExpanded: Bool
    let isCompact: Bool
    let remove: (String) -> Void

    var body: some View {
        rows
        buttons
        alignments
        columns
        changing
        limited
    }

    @ViewBuilder private var rows: some View {
        HFlow(spacing: 8) {
            ForEach(tags, id: \.self) { Text($0) }
        }
        HFlow(itemSpacing: 12, rowSpacing: 4) {
            ForEach(tags, id: \.self) { Text($0) }
        }
        FlowLayout(spacing: 8) {
            ForEach(tags, id: \.self) { Text($0) }
        }
        .columns(.uniform)
        VFlowLayout(spacing: 8) {
            ForEach(tags, id: \.self) { Text($0) }
        }
        .columns(.uniform)
    }

    @ViewBuilder private var buttons: some View {
        // tvOS 16 has no such style.
        #if !os(tvOS)
            HFlow(spacing: 8) {
                ForEach(tags, id: \.self) { tag in
                    Button(tag) { remove(tag) }
                }
            }
            .buttonStyle(.borderless)
        #endif
    }

    @ViewBuilder private var alignments: some View {
        HFlow(alignment: .firstTextBaseline, spacing: 8) {
            Text("Large").font(.largeTitle)
            Text("small").font(.footnote)
        }
        HFlow(spacing: 8) {
            ForEach(tags, id: \.self) { Text($0) }
        }
        .rowAlignment(.center)
        HFlow(spacing: 8) {
            ForEach(tags, id: \.self) { Text($0) }
        }
        .rowAlignment(.center)
        .sizing(.fill)
    }

    @ViewBuilder private var columns: some View {
        HFlow(spacing: 8) {
            ForEach(tags, id: \.self) { Text($0) }
        }
        .columns(.uniform)
        VFlow(alignment: .leading, spacing: 8) {
            ForEach(names, id: \.self) { Text($0) }
        }
        .frame(maxHeight: 300)
        VFlow(alignment: .leading, spacing: 8) {
            ForEach(tags, id: \.self) { Text($0) }
        }
        .frame(maxHeight: 300)
    }

    @ViewBuilder private var changing: some View {
        let layout = isExpanded ? AnyLayout(FlowLayout(spacing: 8)) : AnyLayout(HStackLayout(spacing: 8))
        layout {
            ForEach(tags, id: \.self) { Text($0) }
        }
    }

    @ViewBuilder private var limited: some View {
        let layout = isCompact ? AnyLayout(FlowLayout(spacing: 8).maxLines(2)) : AnyLayout(VStackLayout())
        layout {
            ForEach(tags, id: \.self) { Text($0) }
        }
    }
}
