import FlowLayouts

/// A text on a capsule, in all examples.
struct Chip: View {
    let title: String

    init(_ title: String) {
        self.title = title
    }

    var body: some View {
        Text(title)
            .foregroundColor(.primary)
            .padding(.horizontal, 12)
            .padding(.vertical, 6)
            .background(Color.green.opacity(0.25), in: Capsule())
    }
}

/// Two rows of topics, and how many more there are.
struct TopicSummary: View {
    let topics: [String]
    @State private var isExpanded = false

    var body: some View {
        HFlow(spacing: 8) {
            ForEach(topics, id: \.self) { Chip($0) }
        }
        .maxLines(2) { hidden in
            Chip("+\(hidden.count) more")
        }
        .expandable(isExpanded: $isExpanded.animation()) {
            Chip("Show less")
        }
        .buttonStyle(.plain)
    }
}
