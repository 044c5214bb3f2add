import FlowLayout
import Testing

struct Photo: Identifiable {
    let id: Int
    let year: Int
    let thumbnailSize: CGSize
}

/// Stands for a view of the reader's.
struct Thumbnail: View {
    let photo: Photo

    init(_ photo: Photo) {
        self.photo = photo
    }

    var body: some View {
        Color.gray
    }
}

/// Stands for a view of the reader's, which calls the action when a year is chosen.
struct YearPicker: View {
    let action: (Int) -> Void

    var body: some View {
        Text("2026")
    }
}

struct LazyExamples: View {
    let photos: [Photo]

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

/// How a test scrolls.
@Suite struct ScrollingTests {
    @MainActor
    @Test func rowsAreMadeAsTheyAreSeen() {
        let rows = ScrollView {
            LazyVStack(spacing: 0) {
                ForEach(0..<1000) { _ in Color.red.frame(height: 20) }
            }
        }
        let host = ViewHost(rows, proposal: ProposedViewSize(width: 100, height: 200))
        host.scroll(to: CGPoint(x: 0, y: 10_000))
        #expect(host.frames.frame(id: 500) == CGRect(x: 0, y: 0, width: 100, height: 20))
        #expect(host.frames.frame(id: 0) == nil)
    }
}
