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
                        .frame(maxWidth: grows ? .infinity : nil)
                        .background(Color.green.opacity(0.25), in: RoundedRectangle(cornerRadius: 8))
                        .flowGrow(grows ? 1 : 0)
                }
            }
            .distribution(distribution)
            .lastLine(lastLine)
            .sizing(sizing)
        } controls: {
            OptionPicker(
                "distribution", $distribution,
                [
                    "natural": .natural, "justified": .justified, "spaceBetween": .spaceBetween,
                    "spaceAround": .spaceAround, "spaceEvenly": .spaceEvenly,
                ])
            OptionPicker(
                "lastLine", $lastLine,
                ["likeOthers": .likeOthers, "grows": .grows, "natural": .natural])
            OptionPicker("sizing", $sizing, ["automatic": .automatic, "hug": .hug, "fill": .fill])
            OptionToggle("flowGrow", $grows)
        }
    }
}

#Preview { DistributionScreen() }
