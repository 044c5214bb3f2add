import FlowLayouts

/// The distance between views of a row, and between rows. Below zero, views overlap.
struct SpacingScreen: View {
    @State private var itemSpacing: CGFloat = 8
    @State private var rowSpacing: CGFloat = 8

    var body: some View {
        Demo {
            HFlow(itemSpacing: itemSpacing, rowSpacing: rowSpacing) {
                ForEach(exampleTopics, id: \.self) { Chip($0) }
            }
        } controls: {
            OptionSlider("itemSpacing", $itemSpacing, in: -20...40)
            OptionSlider("rowSpacing", $rowSpacing, in: -20...40)
        }
    }
}

#Preview { SpacingScreen() }
