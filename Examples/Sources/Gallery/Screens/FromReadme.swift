import FlowLayouts

/// The examples that the README has in full, as they are there, and the chip that they have in common.
enum FromReadme {
    static let topics = [
        "Swift", "Layout", "Colors", "Symbols", "Animation", "Charts", "Widgets", "Maps", "Music", "Games",
        "Photos", "Health", "Weather", "Graphics",
    ]

    struct Chip: View {
        let title: String

        init(_ title: String) {
            self.title = title
        }

        var body: some View {
            Text(title)
                .foregroundColor(.primary)
                .padding(.horizontal, 12)
                .padding(.vertical, 6)
                .background(Color.green.opacity(0.25), in: Capsule())
        }
    }

    struct TwoRows: View {
        @State var isExpanded = false

        private let topics = FromReadme.topics

        var body: some View {
            HFlow(spacing: 8) {
                ForEach(topics, id: \.self) { Chip($0) }
            }
            .maxLines(2) { hidden in
                Chip("+\(hidden.count) more")
            }
            .expandable(isExpanded: $isExpanded.animation()) {
                Chip("Show less")
            }
            .buttonStyle(.plain)
        }
    }

    struct TextAroundButton: View {
        let follow: @MainActor () -> Void

        var body: some View {
            HFlow(alignment: .firstTextBaseline, rowSpacing: 4) {
                FlowText("Tap %@ for news about maps, or browse the other topics first.") {
                    Button(action: follow) { Chip("Follow") }
                        .buttonStyle(.plain)
                }
            }
        }
    }

    struct Followers: View {
        @State private var count = 0

        var body: some View {
            VStack(alignment: .leading, spacing: 16) {
                TextAroundButton { count += 1 }
                Text("Followers: \(count)")
            }
        }
    }

    struct DragAndDrop: View {
        @State private var topics = FromReadme.topics

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
        FromReadme.Followers()
        FromReadme.DragAndDrop()
    }
}
