import FlowLayouts

/// The pictures of the documentation, alive: the views that are drawn for it. One that is wider than the window scrolls.
struct PicturesScreen: View {
    var body: some View {
        ScrollView {
            LazyVStack(alignment: .leading, spacing: 24) {
                ForEach(GalleryEntry.all, id: \.name) { entry in
                    VStack(alignment: .leading, spacing: 8) {
                        ScrollView(.horizontal) {
                            entry.states[0].frame(width: entry.width, alignment: .leading)
                        }
                        Text(entry.title).font(.footnote)
                    }
                    .frame(maxWidth: entry.width, alignment: .leading)
                }
            }
            .padding(24)
        }
    }
}

#Preview { PicturesScreen() }
