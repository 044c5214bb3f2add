import FlowLayouts

struct Topics: View {
    let topics: [String]

    var body: some View {
        HFlow(spacing: 8) {
            ForEach(topics, id: \.self) { topic in
                Text(topic)
                    .padding(.horizontal, 12).padding(.vertical, 6)
                    .background(Color.green.opacity(0.25), in: Capsule())
            }
        }
    }
}

extension Topics {
    static let fifteen = Topics(topics: [
        "Swift", "Layout", "Tag clouds", "Chips", "Filters", "Wrapping", "Right to left", "Linux",
        "Baselines", "Columns", "Spacing", "SwiftUI", "WebAssembly", "Animation", "Previews",
    ])
}
