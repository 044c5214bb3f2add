import LazyFlowLayouts

struct Photo: Identifiable, Sendable {
    let id: Int
    let url: URL
    let size: CGSize
}

struct Day: Identifiable, Sendable {
    let id: Int
    let title: String
    let photos: [Photo]
}

/// Photos from the network: in a flow, and by days.
struct PhotosScreen: View {
    let photos: [Photo]
    let days: [Day]

    var body: some View {
        HFlow(spacing: 4) {
            ForEach(photos) { photo in
                AsyncImage(url: photo.url) { image in
                    image.resizable()
                } placeholder: {
                    Color.gray.opacity(0.2)
                }
                .aspectRatio(photo.size, contentMode: .fit)
            }
        }
        .scalesLines(to: 180)
        ScrollView {
            LazyHFlow(sections: days, elements: \.photos, size: .fixed { $0.size }, spacing: 4) { photo in
                AsyncImage(url: photo.url) {
                    $0.resizable()
                } placeholder: {
                    Color.gray.opacity(0.2)
                }
            } header: { day in
                Text(day.title).font(.headline)
            }
            .scalesLines(to: 180, within: 120...260)
        }
    }
}
