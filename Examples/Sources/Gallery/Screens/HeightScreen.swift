import FlowLayouts

/// What a flow does with more height than its rows take, and with less.
struct HeightScreen: View {
    @State private var height: CGFloat = 240
    @State private var lineDistribution = FlowLineDistribution.spaceBetween
    @State private var hidesOverflow = true

    var body: some View {
        Demo {
            HFlow(spacing: 8) {
                ForEach(exampleTopics, id: \.self) { Chip($0) }
            }
            .lineDistribution(lineDistribution)
            .hidesOverflow(hidesOverflow) { hidden in
                Chip("+\(hidden.count) more", tint: .gray)
            }
            .frame(height: height, alignment: .topLeading)
        } controls: {
            OptionSlider("Height", $height, in: 40...320)
            OptionPicker(
                "lineDistribution", $lineDistribution,
                [
                    "start": .start, "center": .center, "end": .end, "stretch": .stretch,
                    "spaceBetween": .spaceBetween, "spaceAround": .spaceAround, "spaceEvenly": .spaceEvenly,
                ])
            OptionToggle("hidesOverflow", $hidesOverflow)
        }
    }
}

#Preview { HeightScreen() }
