import FlowLayouts

/// A tag cloud in two languages: the one that is read from the right begins there, but not the English days in it.
struct TwoLanguages: View {
    @Environment(\.palette) private var palette

    private let english = [
        ("mountains", 22), ("sea", 16), ("trains", 19), ("old towns", 16), ("food", 20),
    ]
    private let hebrew = [
        ("הרים", 22), ("ים", 16), ("רכבות", 19), ("ערים עתיקות", 16), ("אוכל", 20),
    ]

    var body: some View {
        AppCard {
            EmptyView()
        } content: {
            VStack(spacing: 16) {
                cloud("Journeys", english, hue: 0.06)
                Rectangle().fill(palette.line).frame(height: 1)
                cloud("מסעות", hebrew, hue: 0.53, days: ["Day 1", "Day 2", "Day 3"])
                    .environment(\.layoutDirection, .rightToLeft)
            }
            .padding(.horizontal, 20)
        }
    }

    private func cloud(
        _ title: String, _ words: [(String, Int)], hue: Double, days: [String] = []
    ) -> some View {
        VStack(alignment: .leading, spacing: 10) {
            Text(title).font(.system(size: 17, weight: .semibold))
            HFlow(itemSpacing: 6, rowSpacing: 6) {
                ForEach(words, id: \.0) { word, size in
                    AppChip(title: word, tint: palette.soft(hue: hue), size: CGFloat(size))
                }
                ForEach(days, id: \.self) { day in
                    AppChip(title: day, tint: palette.soft(hue: 0.06), size: 16)
                        .flowDirection(.leftToRight)
                }
            }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
    }
}
