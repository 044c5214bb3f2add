import FlowLayouts

/// Views that people drag to other places.
struct ReorderingScreen: View {
    @State private var topics = exampleTopics
    @State private var isEnabled = true

    var body: some View {
        Demo {
            HFlow(spacing: 8) {
                ForEach(topics, id: \.self) { Chip($0) }
            }
            .onFlowReorder(isEnabled: isEnabled) { source, destination in
                topics.move(fromOffsets: source, toOffset: destination)
            }
        } controls: {
            OptionToggle("isEnabled", $isEnabled)
            Button("Sort") { withAnimation { topics.sort() } }.control("Sort")
            Button("Shuffle") { withAnimation { topics.shuffle() } }.control("Shuffle")
        }
    }
}

#Preview { ReorderingScreen() }
