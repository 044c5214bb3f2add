import FlowLayouts

/// What happens to the space that a row leaves.
struct DistributionScreen: View {
    @State private var distribution = FlowDistribution.spaceBetween
    @State private var lastLine = FlowLastLine.likeOthers
    @State private var sizing = FlowSizing.automatic
    @State private var grows = false

    var body: some View {
        Demo {
            HFlow(spacing: 8) {
                ForEach(exampleTopics, id: \.self) { topic in
                    Text(topic)
                        .padding(8)
                        .frame(maxWidth: .infinity)
                        .background(Color.green.opacity(0.25), in: RoundedRectangle(cornerRadius: 8))
                }
            }
            .distribution(distribution)
            .lastLine(lastLine)
            .sizing(sizing)
            .growsItems(grows)
        } controls: {
            OptionPicker(
                "distribution", $distribution,
                [
                    "natural": .natural, "justified": .justified, "spaceBetween": .spaceBetween,
                    "spaceAround": .spaceAround, "spaceEvenly": .spaceEvenly,
                    "fillEqually": .fillEqually,
                ])
            OptionPicker(
                "lastLine", $lastLine,
                ["likeOthers": .likeOthers, "grows": .grows, "natural": .natural, "center": .center])
            OptionPicker("sizing", $sizing, ["automatic": .automatic, "hug": .hug, "fill": .fill])
            OptionToggle("growsItems", $grows)
        }
    }
}

#Preview { DistributionScreen() }
