import FlowLayoutsMigration

/// Centered rows of the flexible view of Five Stars.
struct Keywords: View {
    private let keywords = [
        "Every", "word", "takes", "the", "room", "that", "it", "needs", "and", "the", "next", "line",
        "begins", "where", "the", "available", "width", "ends",
    ]

    var body: some View {
        FlexibleView(data: keywords, spacing: 8, alignment: .center) { Chip($0) }
            .onCard()
    }
}

extension GalleryEntry {
    static var keywords: [GalleryEntry] {
        [GalleryEntry("keywords", "Eighteen words in centered rows") { Keywords() }]
    }
}
