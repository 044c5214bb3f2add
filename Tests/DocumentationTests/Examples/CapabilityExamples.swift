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

/// A forced break, and a limit on lines.
struct CapabilityExamples: View {
    let topics: [String]
    let isExpanded: Bool

    var body: some View {
        limited
    }

    @ViewBuilder private var limited: some View {
        let flow = HFlow(spacing: 8) {
            ForEach(topics, id: \.self) { Chip($0) }
        }
        if #available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *) {
            flow.maxLines(isExpanded ? nil : 2) { hidden in
                Chip("+\(hidden) more")
            }
        } else {
            flow
        }
    }
}
