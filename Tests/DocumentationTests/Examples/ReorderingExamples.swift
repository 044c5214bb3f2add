import LazyFlowLayouts

struct TopicsAndAButton: View {
    @State private var topics = ["Swift", "Rust"]

    var body: some View {
        HFlow(spacing: 8) {
            ForEach(topics, id: \.self) { Chip($0) }
            Button("Add") { topics.append("New") }
                .flowMoveDisabled()
        }
        .onFlowReorder { source, destination in
            topics.move(fromOffsets: source, toOffset: destination)
        }
    }
}

struct ReorderableTopics: View {
    @State private var topics = ["Layout", "Swift", "Flow", "Wrap"]

    var body: some View {
        HFlow(spacing: 8) {
            ForEach(topics, id: \.self) { Chip($0) }
        }
        .onFlowReorder { source, destination in
            topics.move(fromOffsets: source, toOffset: destination)
        }
    }
}

struct ReorderablePhotos: View {
    @State private var photos: [Photo] = []
    @State private var albums: [Album] = []

    var body: some View {
        ScrollView {
            LazyHFlow(photos, size: .fixed { $0.thumbnailSize }, spacing: 4) { photo in
                Thumbnail(photo)
            }
            .onFlowReorder { source, destination in
                photos.move(fromOffsets: source, toOffset: destination)
            }
        }
        ScrollView {
            LazyHFlow(sections: albums, elements: \.photos, size: .fixed { $0.thumbnailSize }) { photo in
                Thumbnail(photo)
            } header: { album in
                Text(album.title)
            }
            .onFlowReorder { album, source, destination in
                albums[album].photos.move(fromOffsets: source, toOffset: destination)
            }
        }
    }
}
