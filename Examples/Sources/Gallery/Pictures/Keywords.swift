import FlowLayoutsMigration

/// The flexible view of Five Stars, with lines at one edge or in the middle.
struct Keywords: View {
    let alignment: HorizontalAlignment

    private let keywords = [
        "Every", "word", "takes", "the", "room", "that", "it", "needs", "and", "the", "next", "line",
        "begins", "where", "the", "available", "width", "ends",
    ]

    var body: some View {
        FlexibleView(data: keywords, spacing: 8, alignment: alignment) { Chip($0) }
            .onCard()
    }
}

extension GalleryEntry {
    static var keywords: [GalleryEntry] {
        [
            GalleryEntry("flexible-leading", "Eighteen words in rows at the leading edge") {
                Keywords(alignment: .leading)
            },
            GalleryEntry("flexible-center", "Eighteen words in rows that are centered") {
                Keywords(alignment: .center)
            },
            GalleryEntry("flexible-trailing", "Eighteen words in rows at the trailing edge") {
                Keywords(alignment: .trailing)
            },
        ]
    }
}
