import FlowLayouts

// The examples of the README are in files of their own, which the tests of the documentation compile, too.
extension GalleryEntry {
    static var topics: [GalleryEntry] {
        [
            GalleryEntry("topics", "Fifteen topics on green capsules, in five rows") {
                Topics.fifteen.onCard()
            },
            GalleryEntry(
                "topics-wrapping", "Fifteen topics that wrap again as the space for them changes", width: 580,
                states: [540, 470, 400, 470]
            ) { width in
                WrappingTopics(width: width)
            },
        ]
    }

    static var filters: [GalleryEntry] {
        [
            GalleryEntry(
                "filters",
                "A title, a rule that fills the rest of the row, and two groups of tags in centered rows"
            ) { Filters().onCard() }
        ]
    }
}
