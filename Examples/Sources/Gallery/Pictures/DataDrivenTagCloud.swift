import FlowLayoutsMigration

/// The tag cloud of the swiftuirecipes.com `FlowLayout`: a data-driven view with a binding.
struct DataDrivenTagCloud: View {
    var body: some View {
        FlowLayoutView(
            binding: .constant(5),
            items: [
                "Some long item here", "And then some longer one", "Short", "Items", "Here", "And", "A",
                "Few", "More", "And then a very very very long one",
            ]
        ) {
            Chip($0)
        }
        .onCard()
    }
}

extension GalleryEntry {
    static var tagCloud: [GalleryEntry] {
        [GalleryEntry("tag-cloud", "A tag cloud in five rows") { DataDrivenTagCloud() }]
    }
}
