import FlowLayouts

/// The first example of the README: what one flow can do.
struct Filters: View {
    private let topics = [
        "Swift", "Layout", "Tag clouds", "Chips", "Wrapping", "Right to left", "Linux", "Baselines",
        "Columns", "Spacing",
    ]
    private let recent = ["A field guide to line breaking", "Baselines", "Toolbars that wrap"]

    var body: some View {
        HFlow(alignment: .firstTextBaseline, spacing: 8) {
            Text("Topics").font(.title)
            SearchField().flowGrow()
            LineBreak()
            ForEach(topics, id: \.self) { Chip($0) }
            Text("Recently read").font(.headline).flowFillsLine()
            ForEach(recent, id: \.self) { Chip($0) }
        }
        .rowAlignment(.center)
        .lineBreaking(.balanced)
        .sizing(.fill)
        .padding()
    }
}

private struct Chip: View {
    private let title: String

    init(_ title: String) {
        self.title = title
    }

    var body: some View {
        Text(title)
            .padding(.horizontal, 12)
            .padding(.vertical, 6)
            .background(Color.green.opacity(0.3), in: Capsule())
    }
}

/// What a search field looks like.
private struct SearchField: View {
    var body: some View {
        Text("Search")
            .foregroundColor(.secondary)
            .padding(.horizontal, 12)
            .padding(.vertical, 6)
            .frame(maxWidth: .infinity, alignment: .leading)
            .background(Color.gray.opacity(0.15), in: RoundedRectangle(cornerRadius: 8))
    }
}

extension GalleryEntry {
    static var filters: [GalleryEntry] {
        [GalleryEntry("filters", width: 424) { Filters() }]
    }
}
