import FlowLayouts

/// The first picture of the documentation.
struct Topics: View {
    private let topics = [
        "Swift", "Layout", "Tag clouds", "Chips", "Filters", "Wrapping", "Right to left", "Linux",
        "Baselines", "Columns", "Spacing", "SwiftUI", "WebAssembly", "Animation", "Previews",
    ]

    var body: some View {
        FlowLayout(spacing: 8) {
            ForEach(topics, id: \.self) { topic in
                Text(topic)
                    .padding(.horizontal, 12)
                    .padding(.vertical, 6)
                    .background(Color.green.opacity(0.3), in: Capsule())
            }
        }
        .padding()
    }
}

extension GalleryEntry {
    static var topics: [GalleryEntry] {
        [GalleryEntry("topics", width: 424) { Topics() }]
    }
}
