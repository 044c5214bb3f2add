import LazyFlowLayouts

/// Ten thousand photos below a large title, to scroll to one by hand and to see how often photos are evaluated.
struct ManyPhotosScreen: View {
    /// Counts what is evaluated. An object, as the count must not cause anything to be evaluated.
    private final class Evaluations {
        var count = 0
    }

    @State private var evaluations = Evaluations()
    @State private var count = 0
    @State private var note = ""

    private static let photos = (0..<10_000).map { Photo(id: $0) }

    var body: some View {
        LazyFlowReader { proxy in
            ScrollView {
                LazyHFlow(Self.photos, size: .fixed { $0.size }, spacing: 4, content: picture)
                    .scalesLines(to: 100)
            }
            .overlay(alignment: .bottom) {
                HStack(spacing: 12) {
                    Button("To 5000") { proxy.scrollTo(5000, anchor: .top) }
                    Button("Count") {
                        count = evaluations.count
                        evaluations.count = 0
                    }
                    Text("\(count)")
                    TextField("Note", text: $note).textFieldStyle(.roundedBorder)
                }
                .padding(12)
                .background(.background)
            }
        }
    }

    private func picture(of photo: Photo) -> some View {
        evaluations.count += 1
        return photo.picture.overlay { Text("\(photo.id)") }
    }
}

#Preview { ManyPhotosScreen() }
