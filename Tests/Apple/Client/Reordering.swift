import FlowLayouts

// The code of the article on reordering for systems whose SwiftUI does it itself.

@available(iOS 27, macOS 27, watchOS 27, visionOS 27, *)
@available(tvOS, unavailable)
struct ReorderableTopics: View {
    @State private var topics: [Topic] = []

    var body: some View {
        HFlow(spacing: 8) {
            ForEach(topics) { topic in
                Text(topic.title)
            }
            .reorderable()
        }
        .reorderContainer(for: Topic.self) { difference in
            let moved = topics.filter { difference.sources.contains($0.id) }
            topics.removeAll { difference.sources.contains($0.id) }
            let index =
                switch difference.destination.position {
                case .before(let id): topics.firstIndex { $0.id == id }
                case .end: topics.endIndex
                }
            topics.insert(contentsOf: moved, at: index ?? topics.endIndex)
        }
    }
}
