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
            Text($0)
                .font(.system(size: 13))
                .padding()
                .background(RoundedRectangle(cornerRadius: 4).foregroundColor(Color.gray.opacity(0.3)))
        }
        .onCard()
    }
}

extension GalleryEntry {
    static var tagCloud: [GalleryEntry] {
        [GalleryEntry("tag-cloud", "A tag cloud in four rows") { DataDrivenTagCloud() }]
    }
}
