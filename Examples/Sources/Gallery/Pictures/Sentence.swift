import FlowLayouts

/// The words of a sentence: the example of onmyway133's `FlowLayout`.
struct Sentence: View {
    private let words = [
        "Views", "follow", "one", "another", "like", "words", "in", "a", "paragraph,", "and", "the", "next",
        "row", "begins", "where", "no", "space", "is", "left.",
    ]

    var body: some View {
        ScrollView {
            FlowLayout(spacing: 12) {
                ForEach(words, id: \.self) { Chip($0) }
            }
        }
        .onCard()
    }
}

extension GalleryEntry {
    static var sentence: [GalleryEntry] {
        [GalleryEntry("sentence", "The words of a sentence on capsules") { Sentence() }]
    }
}
