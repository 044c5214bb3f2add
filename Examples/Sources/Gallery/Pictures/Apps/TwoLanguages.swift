import FlowLayouts

/// A tag cloud in a language that is read from the right. It begins there, but not the English days in it.
struct TwoLanguages: View {
    @Environment(\.palette) private var palette

    private let topics = ["הרים", "ים", "רכבות", "ערים עתיקות", "אוכל", "שווקים", "מוזיקה"]
    private let days = ["Day 1", "Day 2", "Day 3", "Day 4"]
    private let cities = [
        "חיפה", "ירושלים", "צפת", "תל אביב", "עכו", "באר שבע",
        "אילת", "ראש פינה", "טבריה", "יפו",
    ]

    var body: some View {
        AppCard {
            AppTitle("מסעות")
        } content: {
            VStack(alignment: .leading, spacing: 16) {
                HFlow(spacing: 10) {
                    chips(topics, hue: 0.53)
                    chips(days, hue: 0.06).flowDirection(.leftToRight)
                    chips(cities, hue: 0.7)
                }
                HFlow(spacing: 4) {
                    ForEach([7, 8, 4, 10, 15].map { Photo(id: $0) }) { photo in
                        photo.picture.aspectRatio(photo.size, contentMode: .fit)
                    }
                }
                .lastLine(.grows)
                .scalesLines(to: 80)
            }
            .padding(.horizontal, 20)
        }
        .environment(\.layoutDirection, .rightToLeft)
    }

    private func chips(_ titles: [String], hue: Double) -> some View {
        ForEach(titles, id: \.self) { AppChip(title: $0, tint: palette.soft(hue: hue)) }
    }
}
