import FlowLayoutsMigration

/// Five published flow layouts, each in a panel: the views that moved here with their call sites.
struct Seeds: View {
    var body: some View {
        Panels {
            Panel(.third, "swiftuirecipes", height: height) { tagCloud }
            Panel(.third, "Five Stars", height: height) { keywords }
            Panel(.third, "onmyway133", height: height) { sentence }
            Panel(.half, "Chris Eidhof", height: height) { pills }
            Panel(.half, "JustifiableFlowLayout", height: height) { columns }
        }
    }

    private let height: CGFloat = 100

    private var tagCloud: some View {
        FlowLayoutView(mode: .vstack, binding: .constant(0), items: ["Short", "Items", "Here", "A", "Few"]) {
            Text($0).font(.footnote).padding(6)
                .background(RoundedRectangle(cornerRadius: 4).foregroundColor(Color.gray.opacity(0.3)))
        }
        // The view has a margin of its own.
        .padding(-4)
    }

    private var keywords: some View {
        FlexibleView(data: ["Every", "word", "takes", "its", "own", "space"], spacing: 6, alignment: .center)
        { word in
            Text(verbatim: word).font(.footnote).padding(4)
                .background(RoundedRectangle(cornerRadius: 6).fill(Color.blue.opacity(0.15)))
        }
    }

    private var sentence: some View {
        FlowLayout(spacing: 6) {
            ForEach(["You", "can’t", "connect", "the", "dots", "looking"], id: \.self) { word in
                Text(word).font(.footnote).padding(4).background(Color.green.opacity(0.5), in: Capsule())
            }
        }
    }

    private var pills: some View {
        CollectionView(data: (1...5).map(Pill.init)) { pill in
            Text("Element \(pill.id)").font(.footnote).padding(5)
                .background(RoundedRectangle(cornerRadius: 5).fill(Color.purple.opacity(0.2)))
        }
    }

    private var columns: some View {
        JustifiableFlowLayout(minSpacing: 6, shouldJustify: true) {
            ForEach(["cloud", "hill", "if", "run", "just", "agent", "ink", "so"], id: \.self) { word in
                Text(word).font(.footnote).padding(6).border(Color.mint, width: 1.5)
            }
        }
    }
}

extension GalleryEntry {
    static var seeds: [GalleryEntry] {
        [
            GalleryEntry(
                "seeds",
                "Five flow layouts: a tag cloud, centered words, a sentence in capsules, pills, and words in columns"
            ) { Seeds() }
        ]
    }
}
