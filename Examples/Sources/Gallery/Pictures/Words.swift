import FlowLayoutsMigration

/// Words in columns, by the `JustifiableFlowLayout` of lorin-vr.
struct Words: View {
    private let words = [
        "cloud", "hill", "thunder", "if", "run", "fright", "just", "twenty", "agent", "theatre", "ink",
        "so", "rig", "week", "range", "today",
    ]

    var body: some View {
        JustifiableFlowLayout(minSpacing: 10, shouldJustify: true) {
            ForEach(words, id: \.self) { Chip($0) }
        }
        .onCard()
    }
}

extension GalleryEntry {
    static var words: [GalleryEntry] {
        [
            GalleryEntry("words", "Sixteen words in columns as wide as the widest word") { Words() }
        ]
    }
}
