import LazyFlowLayouts

/// Photos by day, each in its own shape, in rows that fill the width.
struct PhotoDays: View {
    private struct Day: Identifiable {
        let id: String
        let place: String
        let photos: [Photo]
    }

    private let days = [
        Day(
            id: "Saturday, June 12", place: "Lake Constance",
            photos: [7, 10, 13, 4, 8, 2, 15, 11].map { Photo(id: $0) }),
        Day(id: "Sunday, June 13", place: "Home", photos: [16, 12, 3, 14, 5].map { Photo(id: $0) }),
    ]
    @Environment(\.palette) private var palette

    var body: some View {
        AppCard {
            EmptyView()
        } content: {
            ScrollView {
                LazyHFlow(sections: days, elements: \.photos, size: .fixed { $0.size }, spacing: 4) {
                    $0.picture
                } header: { day in
                    HStack(alignment: .firstTextBaseline) {
                        Text(day.id).font(.system(size: 17, weight: .semibold))
                        Spacer()
                        QuietText(day.place)
                    }
                    .padding(.vertical, 8)
                    .background(palette.surface)
                }
                .scalesLines(to: 76)
                .lineBreaking(.even)
                .lastLine(.grows)
                .padding(.horizontal, 12)
            }
        }
    }
}
