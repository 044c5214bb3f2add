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

/// A placeholder for the reader's own view.
struct SearchField: View {
    @Binding var text: String

    var body: some View {
        Text(text).frame(maxWidth: .infinity)
    }
}

/// Several options together, without and with remarks, and a forced break.
struct CapabilityExamples: View {
    let topics: [String]
    let recent: [String]
    let isExpanded: Bool
    @Binding var query: String

    var body: some View {
        filters
        remarks
        limited
        HFlow {
            Text("Above")
            LineBreak()
            Text("below")
        }
    }

    private var filters: some View {
        HFlow(alignment: .firstTextBaseline, spacing: 8) {
            Text("Topics").font(.title)
            SearchField(text: $query).flowGrow()
            LineBreak()
            ForEach(topics, id: \.self) { Chip($0) }
            Text("Recently read").font(.headline).flowFillsLine()
            ForEach(recent, id: \.self) { Chip($0) }
        }
        .rowAlignment(.center)
        .lineBreaking(.balanced)
        .sizing(.fill)
    }

    private var remarks: some View {
        HFlow(alignment: .firstTextBaseline, spacing: 8) {
            Text("Topics").font(.title)
            SearchField(text: $query)
                .flowGrow()  // takes the rest of its row
            LineBreak()
            ForEach(topics, id: \.self) { Chip($0) }
            Text("Recently read").font(.headline)
                .flowFillsLine()  // gets a row of its own
            ForEach(recent, id: \.self) { Chip($0) }
        }
        .rowAlignment(.center)
        .lineBreaking(.balanced)  // fills rows evenly
        .sizing(.fill)  // takes the full width
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
