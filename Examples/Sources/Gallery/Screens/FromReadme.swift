import FlowLayouts

/// The six examples that the README has in full, as they are there.
enum FromReadme {
    struct TwoRows: View {
        @State private var isExpanded = false

        private let topics = exampleTopics

        var body: some View {
            HFlow(spacing: 8) {
                ForEach(topics, id: \.self) { Chip($0) }
            }
            .maxLines(2) { hidden in
                Chip("+\(hidden) more")
            }
            .expandable(isExpanded: $isExpanded.animation()) {
                Chip("Show less")
            }
        }
    }

    struct GrowingField: View {
        @State private var topics = exampleTopics
        @State private var newTopic = ""

        var body: some View {
            HFlow(spacing: 8) {
                ForEach(topics, id: \.self) { Chip($0) }
                TextField("Add a topic", text: $newTopic)
                    .frame(minWidth: 120, maxWidth: .infinity)
                    .flowGrow()
            }
            .onSubmit(add)
        }

        private func add() {
            if !newTopic.isEmpty, !topics.contains(newTopic) {
                withAnimation { topics.append(newTopic) }
            }
            newTopic = ""
        }
    }

    struct UniformColumns: View {
        private let topics = exampleTopics

        var body: some View {
            HFlow(spacing: 8) {
                ForEach(topics, id: \.self) { Chip($0) }
            }
            .columns(.uniform)
        }
    }

    struct BalancedRows: View {
        private let topics = exampleTopics

        var body: some View {
            HFlow(spacing: 8) {
                ForEach(topics, id: \.self) { Chip($0) }
            }
            .lineBreaking(.balanced)
            .rowAlignment(.center)
            .sizing(.fill)
        }
    }

    struct TextAroundButton: View {
        @State private var followers = 0

        var body: some View {
            VStack(alignment: .leading, spacing: 16) {
                HFlow(alignment: .firstTextBaseline, itemSpacing: 0, rowSpacing: 4) {
                    FlowText("Tap ")
                    Button("Follow") { follow() }
                    FlowText(", or look at the others first.")
                }
                Text("Followers: \(followers)")
            }
        }

        private func follow() { followers += 1 }
    }

    struct DragAndDrop: View {
        @State private var topics = exampleTopics

        var body: some View {
            HFlow(spacing: 8) {
                ForEach(topics, id: \.self) { Chip($0) }
            }
            .onFlowReorder { source, destination in
                topics.move(fromOffsets: source, toOffset: destination)
            }
        }
    }
}

#Preview {
    VStack(alignment: .leading, spacing: 40) {
        FromReadme.TwoRows()
        FromReadme.GrowingField()
        FromReadme.UniformColumns()
        FromReadme.BalancedRows()
        FromReadme.TextAroundButton()
        FromReadme.DragAndDrop()
    }
}
