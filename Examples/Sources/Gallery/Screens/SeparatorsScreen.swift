import FlowLayouts

/// Views between views and between rows, and the order of both.
struct SeparatorsScreen: View {
    @State private var separatesItems = true
    @State private var separatesLines = true
    @State private var reversesItems = false
    @State private var reversesLines = false

    var body: some View {
        Demo {
            HFlow(spacing: 8) {
                ForEach(exampleTopics, id: \.self) { Text($0) }
            }
            .itemSeparator { if separatesItems { Text("·") } }
            .lineSeparator { if separatesLines { Divider() } }
            .reversesItems(reversesItems)
            .reversesLines(reversesLines)
        } controls: {
            OptionToggle("itemSeparator", $separatesItems)
            OptionToggle("lineSeparator", $separatesLines)
            OptionToggle("reversesItems", $reversesItems)
            OptionToggle("reversesLines", $reversesLines)
        }
    }
}

#Preview { SeparatorsScreen() }
