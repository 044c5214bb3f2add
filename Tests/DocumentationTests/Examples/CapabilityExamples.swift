import FlowLayout

/// Stands for a view of the reader's.
struct Chip: View {
    let title: String

    init(_ title: String) {
        self.title = title
    }

    var body: some View {
        Text(title)
    }
}

/// Stands for a view of the reader's.
struct SearchField: View {
    @Binding var text: String

    var body: some View {
        Text(text).frame(maxWidth: .infinity)
    }
}

/// Several options together, without and with remarks, and the end of a line.
struct CapabilityExamples: View {
    let topics: [String]
    let recent: [String]
    let words: [String]
    let isExpanded: Bool
    @Binding var query: String

    var body: some View {
        filters
        remarks
        limited
        separated
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
                .flowGrow()  // takes what its row leaves
            LineBreak()
            ForEach(topics, id: \.self) { Chip($0) }
            Text("Recently read").font(.headline)
                .flowFillsLine()  // has a row of its own
            ForEach(recent, id: \.self) { Chip($0) }
        }
        .rowAlignment(.center)
        .lineBreaking(.balanced)  // rows are filled evenly
        .sizing(.fill)  // as wide as there is room
    }

    private var limited: some View {
        HFlow(spacing: 8) {
            ForEach(topics, id: \.self) { Chip($0) }
        }
        .maxLines(isExpanded ? nil : 2) { hidden in
            Chip("+\(hidden) more")
        }
    }

    private var separated: some View {
        HFlow(spacing: 8) {
            ForEach(words, id: \.self) { Text($0) }
        }
        .itemSeparator { Text("·") }
        .maxLines(2) { hidden in Text("+\(hidden) more") }
    }
}
