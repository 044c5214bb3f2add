import FlowLayouts

/// Views that become shorter before they go to another row.
struct ShrinkingScreen: View {
    @State private var idealWidth: CGFloat = 150
    @State private var shrink: CGFloat = 1
    @State private var wrapping = FlowWrapping.smallest

    var body: some View {
        Demo {
            HFlow(spacing: 8) {
                ForEach(exampleTopics, id: \.self) { topic in
                    Text(topic)
                        .lineLimit(1)
                        .frame(minWidth: 120, idealWidth: idealWidth, maxWidth: .infinity, minHeight: 32)
                        .background(
                            (topic == "Layout" ? Color.orange : .green).opacity(0.25),
                            in: RoundedRectangle(cornerRadius: 8)
                        )
                        .flowShrink(topic == "Layout" ? shrink : 1)
                }
            }
            .wrapping(wrapping)
        } controls: {
            OptionSlider("idealWidth", $idealWidth, in: 120...300)
            OptionSlider("flowShrink", $shrink, in: 0...4)
            OptionPicker(
                "wrapping", $wrapping,
                ["ideal": .ideal, "smallest": .smallest, "oneLineIfPossible": .oneLineIfPossible])
        }
    }
}

#Preview { ShrinkingScreen() }
