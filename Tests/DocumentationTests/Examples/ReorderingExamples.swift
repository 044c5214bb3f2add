import FlowLayouts

@available(iOS 17, *)
struct FocusableTopics: View {
    let topics: [String]

    var body: some View {
        HFlow(spacing: 8) {
            ForEach(topics, id: \.self) { Chip($0).focusable() }
        }
        .arrowKeysMoveFocus()
    }
}

struct ReorderableTopics: View {
    @State private var topics = ["Layout", "Swift", "Flow", "Wrap"]

    var body: some View {
        HFlow(spacing: 8) {
            ForEach(topics, id: \.self) { Chip($0) }
        }
        .onFlowReorder { source, destination in
            topics.move(fromOffsets: source, toOffset: destination)
        }
    }
}
