import FlowLayouts

/// Examples that need newer systems than the library itself, as the text before them says.
@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
struct DecorationExamples: View {
    let topics: [String]
    let isExpanded: Bool

    var body: some View {
        HFlow(spacing: 8) {
            ForEach(topics, id: \.self) { Chip($0) }
        }
        .maxLines(isExpanded ? nil : 2) { hidden in
            Chip("+\(hidden) more")
        }
    }
}
