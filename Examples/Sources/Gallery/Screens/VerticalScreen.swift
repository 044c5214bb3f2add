import FlowLayouts

/// Views in columns, and where columns are that are shorter than the flow.
struct VerticalScreen: View {
    @State private var height: CGFloat = 320
    @State private var alignment = HorizontalAlignment.leading
    @State private var columnAlignment = VerticalAlignment.top

    var body: some View {
        Demo {
            VFlow(alignment: alignment, spacing: 8) {
                ForEach(exampleTopics, id: \.self) { Chip($0) }
            }
            .columnAlignment(columnAlignment)
            .sizing(.fill)
            .frame(height: height)
        } controls: {
            OptionSlider("Height", $height, in: 200...480)
            OptionPicker(
                "alignment", $alignment,
                ["leading": .leading, "center": .center, "trailing": .trailing])
            OptionPicker(
                "columnAlignment", $columnAlignment,
                ["top": .top, "center": .center, "bottom": .bottom])
        }
    }
}

#Preview { VerticalScreen() }
