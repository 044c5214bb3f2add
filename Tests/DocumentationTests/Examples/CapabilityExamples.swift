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

/// Forced breaks, and limits on lines.
struct CapabilityExamples: View {
    let topics: [String]
    @State private var isExpanded = false

    var body: some View {
        limited
        expandable
        fitting
        columns
        numbered
        scrolling
    }

    private var limited: some View {
        HFlow(spacing: 8) {
            ForEach(topics, id: \.self) { Chip($0) }
        }
        .maxLines(isExpanded ? nil : 2) { hidden in
            Chip("+\(hidden) more")
        }
    }

    private var expandable: some View {
        HFlow(spacing: 8) {
            ForEach(topics, id: \.self) { Chip($0) }
        }
        .maxLines(2) { hidden in
            Chip("Show \(hidden) more")
        }
        .expandable(isExpanded: $isExpanded.animation()) {
            Chip("Show less")
        }
    }

    private var fitting: some View {
        HFlow(spacing: 8) {
            ForEach(topics, id: \.self) { Chip($0) }
        }
        .hidesOverflow()
        .frame(maxHeight: 100)
    }

    private var columns: some View {
        HFlow(spacing: 8) {
            ForEach(topics, id: \.self) { topic in
                Text(topic)
                    .frame(maxWidth: .infinity)
                    .background(Color.green.opacity(0.3), in: Capsule())
                    .flowGrow()
            }
        }
        .columns(.uniform)
    }

    private var numbered: some View {
        ScrollView(.horizontal) {
            HFlow(spacing: 8) {
                ForEach(topics, id: \.self) { Chip($0) }
            }
            .minLines(2)
        }
    }

    private var scrolling: some View {
        ScrollView(isExpanded ? [] : .horizontal) {
            HFlow(spacing: 8) {
                ForEach(topics, id: \.self) { Chip($0) }
            }
        }
    }
}
