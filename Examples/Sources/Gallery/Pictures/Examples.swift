import FlowLayouts

// The examples of the README are in files of their own, which the tests of the documentation compile, too.
extension GalleryEntry {
    static var topics: [GalleryEntry] {
        [
            GalleryEntry("topics", "Fifteen topics on green capsules, in four rows") { Topics().onPaper() },
            GalleryEntry(
                "topics-wrapping", "Fifteen topics that wrap again as the space for them changes",
                states: [350, 250, 300]
            ) { width in
                WrappingTopics(width: width).onPaper()
            },
        ]
    }

    static var filters: [GalleryEntry] {
        [
            GalleryEntry(
                "filters",
                "A title, a rule that takes the rest of its row, and two groups of tags in centered rows"
            ) { Filters().onPaper() }
        ]
    }
}

/// The topics in space that ends at a handle.
private struct WrappingTopics: View {
    let width: CGFloat
    @Environment(\.palette) private var palette

    var body: some View {
        Topics()
            .frame(width: width, alignment: .leading)
            .overlay(alignment: .topTrailing) {
                Capsule().fill(palette.flow).frame(width: 5, height: 168).offset(x: 16)
            }
    }
}
