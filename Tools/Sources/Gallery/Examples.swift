// The examples of the README are in files of their own, which the tests of the documentation compile, too.
extension GalleryEntry {
    static var topics: [GalleryEntry] {
        [GalleryEntry("topics", "Fifteen topics on green capsules, in four rows") { Topics().onPaper() }]
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
