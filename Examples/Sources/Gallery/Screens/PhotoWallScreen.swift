import LazyFlowLayouts

/// Rows of photos that fill the width, each photo in its own shape. The rows of 2,000 photos are made as they are seen.
struct PhotoWallScreen: View {
    @State private var isLazy = false
    @State private var height: CGFloat = 90
    @State private var leastHeight: CGFloat = 60
    @State private var largestHeight: CGFloat = 200
    @State private var spacing: CGFloat = 4
    @State private var breaking = FlowLineBreaking.even
    @State private var lastLine = FlowLastLine.natural

    var body: some View {
        Demo {
            if isLazy {
                ScrollView {
                    LazyHFlow(photos(2000), size: .fixed { $0.size }, spacing: spacing) { $0.picture }
                        .scalesLines(to: height, within: range)
                        .lineBreaking(breaking)
                        .lastLine(lastLine)
                }
                .frame(height: 400)
            } else {
                HFlow(spacing: spacing) {
                    ForEach(photos(40)) { photo in
                        photo.picture.aspectRatio(photo.size, contentMode: .fit)
                    }
                }
                .scalesLines(to: height, within: range)
                .lineBreaking(breaking)
                .lastLine(lastLine)
            }
        } controls: {
            OptionSlider("scalesLines", $height, in: 40...200)
            OptionSlider("Least height", $leastHeight, in: 0...200)
            OptionSlider("Largest height", $largestHeight, in: 0...400)
            OptionSlider("spacing", $spacing, in: 0...24)
            OptionPicker(
                "lineBreaking", $breaking, ["greedy": .greedy, "balanced": .balanced, "even": .even])
            OptionPicker("lastLine", $lastLine, ["natural": .natural, "grows": .grows])
            OptionToggle("Lazy", $isLazy)
        }
    }

    private var range: ClosedRange<CGFloat> { leastHeight...max(leastHeight, largestHeight) }

    private func photos(_ count: Int) -> [Photo] { (0..<count).map { Photo(id: $0) } }
}

#Preview { PhotoWallScreen() }
