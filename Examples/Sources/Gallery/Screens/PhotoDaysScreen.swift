import LazyFlowLayouts

/// Photos by day, in a lazy flow with sections. The day at the top stays there while its photos scroll, and photos can be
/// dragged to other places in their day.
struct PhotoDaysScreen: View {
    private struct Day: Identifiable {
        let id: Int
        var photos: [Photo]
    }

    @State private var days = (1...30).map { day in
        Day(id: day, photos: (0..<(5 + day * 7 % 20)).map { Photo(id: day * 100 + $0) })
    }
    @State private var height: CGFloat = 100
    @State private var spacing: CGFloat = 4
    @State private var isEnabled = true

    var body: some View {
        Demo {
            LazyHFlow(sections: days, elements: \.photos, size: .fixed { $0.size }, spacing: spacing) {
                $0.picture
            } header: { day in
                Text("June \(day.id)")
                    .font(.headline)
                    .padding(8)
                    .frame(maxWidth: .infinity, alignment: .leading)
                    .background(.background)
            }
            .scalesLines(to: height)
            .onFlowReorder(isEnabled: isEnabled) { day, source, destination in
                days[day].photos.move(fromOffsets: source, toOffset: destination)
            }
        } controls: {
            OptionSlider("scalesLines", $height, in: 40...200)
            OptionSlider("spacing", $spacing, in: 0...24)
            OptionToggle("isEnabled", $isEnabled)
        }
    }
}

#Preview { PhotoDaysScreen() }
