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

/// The collection at several widths, each shown by the bar above it.
struct PillWidths: View {
    @Environment(\.palette) private var palette

    var body: some View {
        VStack(alignment: .leading, spacing: 24) {
            HStack(alignment: .top, spacing: 32) {
                collection(width: 100)
                collection(width: 200)
            }
            collection(width: 300)
        }
        .onCard()
    }

    private func collection(width: CGFloat) -> some View {
        VStack(alignment: .leading, spacing: 12) {
            Capsule().fill(palette.flow).frame(width: width, height: 2)
            PillCollection().frame(width: width)
        }
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
            GalleryEntry("pills-widths", "Nine pills at widths of 100, 200 and 300 points") { PillWidths() },
            GalleryEntry(
                "pills-slider", "Pills that wrap again as a slider changes their width", width: 342,
                states: [200, 300, 200, 160]
            ) { width in
                PillSlider(width: width)
            },
        ]
    }
}
