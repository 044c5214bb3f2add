import FlowLayoutsMigration

/// One of the pills.
struct Pill: Identifiable {
    let id: String
}

/// The pill collection of Chris Eidhof's `CollectionView`.
struct PillCollection: View {
    private let pills = [
        "Swift", "Layout", "Charts", "Widgets", "Maps", "Music", "Games", "Photos", "Health",
    ].map(Pill.init)

    var body: some View {
        CollectionView(data: pills) { Chip($0.id) }
    }
}

/// The collection below a slider that sets its width.
struct PillSlider: View {
    let width: CGFloat
    @Environment(\.palette) private var palette

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            ZStack(alignment: .leading) {
                Capsule().fill(palette.line).frame(width: 300, height: 4)
                Circle().fill(palette.flow).frame(width: 20, height: 20).offset(x: width - 10)
            }
            PillCollection()
                .frame(width: width)
                .frame(height: 302, alignment: .top)
                .overlay(alignment: .trailing) {
                    Rectangle().fill(palette.flow).frame(width: 1).offset(x: 0.5)
                }
        }
        .onCard()
    }
}

extension GalleryEntry {
    static var pills: [GalleryEntry] {
        [
            GalleryEntry(
                "pills-slider", "Pills that wrap again as a slider changes their width", width: 342,
                states: [200, 300, 200, 160]
            ) { width in
                PillSlider(width: width)
            }
        ]
    }
}
