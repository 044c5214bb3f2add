import FlowLayoutsMigration

/// Letters of similar widths in a `JustifiableFlowLayout`.
struct Letters: View {
    let shouldJustify: Bool

    private let letters = [
        "r", "s", "t", "u", "v", "w", "x", "y", "z", "R", "S", "T", "U", "V", "W", "X", "Y", "Z",
    ]

    var body: some View {
        JustifiableFlowLayout(minSpacing: 10, shouldJustify: shouldJustify) {
            ForEach(letters, id: \.self) { Chip($0) }
        }
        .onCard()
    }
}

/// Words of varied widths in a `JustifiableFlowLayout`.
struct Words: View {
    let shouldJustify: Bool

    private let words = [
        "cloud", "hill", "thunder", "if", "run", "fright", "just", "twenty", "agent", "theatre", "ink",
        "so", "rig", "week", "range", "today",
    ]

    var body: some View {
        JustifiableFlowLayout(minSpacing: 10, shouldJustify: shouldJustify) {
            ForEach(words, id: \.self) { Chip($0) }
        }
        .onCard()
    }
}

/// Words that come and go at the same time. They are opaque, as they pass over others on their way.
struct ChangingWords: View {
    let words: [String]
    @Environment(\.palette) private var palette

    var body: some View {
        JustifiableFlowLayout(minSpacing: 10) {
            ForEach(words, id: \.self) { word in
                Chip(word).background(palette.surface, in: Capsule())
            }
        }
        .onCard()
    }
}

extension GalleryEntry {
    static var lettersAndWords: [GalleryEntry] {
        [
            GalleryEntry("default-similar-widths", "Eighteen letters in rows") {
                Letters(shouldJustify: false)
            },
            GalleryEntry("justified-similar-widths", "Eighteen letters in columns") {
                Letters(shouldJustify: true)
            },
            GalleryEntry("default-varied-widths", "Sixteen words in rows") {
                Words(shouldJustify: false)
            },
            GalleryEntry("justified-varied-widths", "Sixteen words in columns as wide as the widest word") {
                Words(shouldJustify: true)
            },
            GalleryEntry(
                "add-and-remove", "Words that come and go", width: 340,
                states: [
                    ["cloud", "hill", "thunder", "run", "fright", "just", "twenty", "agent"],
                    ["cloud", "theatre", "thunder", "run", "ink", "just", "agent"],
                    ["theatre", "so", "thunder", "week", "run", "ink", "range", "just", "agent", "today"],
                    ["cloud", "hill", "so", "thunder", "week", "fright", "just", "today"],
                ]
            ) { words in
                ChangingWords(words: words)
            },
        ]
    }
}
