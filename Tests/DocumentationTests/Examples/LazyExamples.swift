import LazyFlowLayouts

struct Photo: Identifiable {
    let id: Int
    let year: Int
    let thumbnailSize: CGSize
}

struct Album: Identifiable {
    let id: Int
    let title: String
    var photos: [Photo]
}

/// A placeholder for the reader's own view.
struct Thumbnail: View {
    let photo: Photo

    init(_ photo: Photo) {
        self.photo = photo
    }

    var body: some View {
        Color.gray
    }
}

/// A placeholder for the reader's own view, which calls the action when a year is chosen.
struct YearPicker: View {
    let action: (Int) -> Void

    var body: some View {
        Text("2026")
    }
}

struct LazyExamples: View {
    let photos: [Photo]
    let albums: [Album]

    var body: some View {
        ScrollView {
            LazyHFlow(photos, size: .fixed { $0.thumbnailSize }, spacing: 4) { photo in
                Thumbnail(photo)
            }
        }
        ScrollView(.horizontal) {
            LazyVFlow(photos, size: .fixed { $0.thumbnailSize }, spacing: 4) { photo in
                Thumbnail(photo)
            }
        }
        ScrollView {
            LazyHFlow(sections: albums, elements: \.photos, size: .fixed { $0.thumbnailSize }) { photo in
                Thumbnail(photo)
            } header: { album in
                Text(album.title).font(.headline)
            }
        }
        LazyFlowReader { proxy in
            ScrollView {
                LazyHFlow(photos, size: .fixed { $0.thumbnailSize }) { photo in
                    Thumbnail(photo)
                }
            }
            YearPicker { year in
                if let photo = photos.first(where: { $0.year == year }) {
                    proxy.scrollTo(photo.id, anchor: .top)
                }
            }
        }
    }
}
