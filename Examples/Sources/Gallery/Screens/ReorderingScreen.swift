import LazyFlowLayouts

/// Views that people drag to other places, in a flow that has all of them or in a lazy one.
struct ReorderingScreen: View {
    @State private var topics = exampleTopics
    @State private var isEnabled = true
    @State private var isLazy = false

    var body: some View {
        Demo {
            if isLazy {
                LazyHFlow(topics, id: \.self, size: .estimated, spacing: 8) { Chip($0) }
                    .onFlowReorder(isEnabled: isEnabled, perform: move)
            } else {
                HFlow(spacing: 8) {
                    ForEach(topics, id: \.self) { Chip($0) }
                    Chip("This stays").flowMoveDisabled()
                }
                .onFlowReorder(isEnabled: isEnabled, perform: move)
            }
        } controls: {
            OptionToggle("isEnabled", $isEnabled)
            OptionToggle("Lazy", $isLazy)
            Button("Sort") { withAnimation { topics.sort() } }.control("Sort")
            Button("Shuffle") { withAnimation { topics.shuffle() } }.control("Shuffle")
        }
    }

    private func move(from source: IndexSet, to destination: Int) {
        topics.move(fromOffsets: source, toOffset: destination)
    }
}

#Preview { ReorderingScreen() }
