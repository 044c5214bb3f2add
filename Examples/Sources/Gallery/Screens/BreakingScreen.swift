import FlowLayouts

/// Where rows end.
struct BreakingScreen: View {
    @State private var lineBreaking = FlowLineBreaking.balanced
    @State private var maxItems: Int?
    @State private var minLines = 1
    @State private var breaksBeforeMaps = false

    var body: some View {
        Demo {
            HFlow(spacing: 8) {
                ForEach(exampleTopics, id: \.self) { topic in
                    Chip(topic, tint: topic == "Maps" ? .orange : .green)
                        .flowBreaksBefore(topic == "Maps" && breaksBeforeMaps)
                }
            }
            .lineBreaking(lineBreaking)
            .maxItemsPerLine(maxItems)
            .minLines(minLines)
        } controls: {
            OptionPicker(
                "lineBreaking", $lineBreaking, ["greedy": .greedy, "balanced": .balanced, "even": .even])
            OptionPicker("maxItemsPerLine", $maxItems, ["nil": nil, "1": 1, "2": 2, "3": 3, "4": 4])
            OptionPicker("minLines", $minLines, ["1": 1, "3": 3, "5": 5, "7": 7])
            OptionToggle("flowBreaksBefore", $breaksBeforeMaps)
        }
    }
}

#Preview { BreakingScreen() }
