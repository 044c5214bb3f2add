import FlowLayoutsMigration

/// One of the pills.
struct Pill: Identifiable {
    let id: Int

    var title: String { "Element \(id)" + String(repeating: "x", count: id * 7 % 5) }
}

/// The pill collection of Chris Eidhof's `CollectionView`.
struct PillCollection: View {
    var body: some View {
        CollectionView(data: (1..<10).map(Pill.init)) { pill in
            Text(pill.title)
                .font(.footnote)
                .padding(5)
                .background(RoundedRectangle(cornerRadius: 5).fill(Color.purple.opacity(0.35)))
        }
    }
}

/// The collection at several widths, each shown by the bar above it.
struct PillWidths: View {
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
            Capsule().fill(Color.red).frame(width: width, height: 4)
            PillCollection().frame(width: width)
        }
    }
}

/// The collection below a slider that sets its width.
struct PillSlider: View {
    let width: CGFloat

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            ZStack(alignment: .leading) {
                Capsule().fill(Color.gray.opacity(0.3)).frame(width: 300, height: 4)
                Circle().fill(Color.red).frame(width: 20, height: 20).offset(x: width - 10)
            }
            PillCollection()
                .frame(width: width)
                .frame(height: 314, alignment: .top)
                .overlay(alignment: .trailing) {
                    Rectangle().fill(Color.red).frame(width: 2).offset(x: 1)
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
                states: [200, 300, 200, 100]
            ) { width in
                PillSlider(width: width)
            },
        ]
    }
}
