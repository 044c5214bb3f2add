import FlowLayouts

/// A placeholder for the reader's own view.
struct Chip: View {
    let title: String

    init(_ title: String) {
        self.title = title
    }

    var body: some View {
        Text(title)
    }
}

/// Forced breaks, and a limit on lines.
struct CapabilityExamples: View {
    let topics: [String]
    let isExpanded: Bool

    var body: some View {
        limited
    }

    private var limited: some View {
        HFlow(spacing: 8) {
            ForEach(topics, id: \.self) { Chip($0) }
        }
        .maxLines(isExpanded ? nil : 2) { hidden in
            Chip("+\(hidden) more")
        }
    }
}
