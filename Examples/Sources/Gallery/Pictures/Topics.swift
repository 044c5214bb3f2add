import FlowLayouts

struct Topics: View {
    let topics: [String]

    var body: some View {
        HFlow(spacing: 8) {
            ForEach(topics, id: \.self) { topic in
                Text(topic).padding(8).background(Color.green.opacity(0.3), in: Capsule())
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
