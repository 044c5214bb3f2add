import FlowLayouts

/// Placeholders for what a reader's toolbar has.
struct Tool: Identifiable {
    let id: String
    let isEssential: Bool
}

struct ToolButton: View {
    let tool: Tool

    init(_ tool: Tool) {
        self.tool = tool
    }

    var body: some View {
        Button(tool.id) {}
    }
}

/// Forced breaks, and limits on lines.
struct CapabilityExamples: View {
    let topics: [String]
    let reactions = ["👍", "🎉"]
    let tools = [Tool(id: "Bold", isEssential: true), Tool(id: "Strike", isEssential: false)]
    @State private var isExpanded = false
    @State private var hidden: [String] = []
    @State private var shown: [String] = []
    @State private var rows = 0

    var body: some View {
        limited
        atMostFive
        lastOnes
        toolbar
        reported
        expandable
        fitting
        columns
        growing
        sharing
        numbered
        scrolling
    }

    private var limited: some View {
        HFlow(spacing: 8) {
            ForEach(topics, id: \.self) { Chip($0) }
        }
        .maxLines(isExpanded ? nil : 2) { hidden in
            Chip("+\(hidden.count) more")
        }
    }

    private var atMostFive: some View {
        HFlow(spacing: 8) {
            ForEach(topics, id: \.self) { Chip($0) }
        }
        .maxViews(5) { hidden in
            Chip("+\(hidden.count)")
        }
    }

    private func add() {}

    private var lastOnes: some View {
        HFlow(spacing: 8) {
            ForEach(reactions, id: \.self) { Chip($0) }
            Button("Add", action: add)
                .layoutPriority(1)
        }
        .maxLines(2) { hidden in
            Chip("+\(hidden.count) more")
        }
    }

    private var toolbar: some View {
        HFlow(spacing: 8) {
            ForEach(tools) { tool in
                ToolButton(tool).layoutPriority(tool.isEssential ? 0 : -1)
            }
        }
        .maxLines(1) { hidden in
            Text("+\(hidden.count)")
        }
    }

    private var sharing: some View {
        HFlow(spacing: 8) {
            ForEach(topics, id: \.self) { topic in
                Chip(topic).lineLimit(1).frame(minWidth: 60).flowShrink()
            }
        }
        .wrapping(.oneLineIfPossible)
    }

    private var reported: some View {
        HFlow(spacing: 8) {
            ForEach(topics, id: \.self) { Chip($0) }
        }
        .maxLines(2)
        .onFlowChange { flow in
            hidden = flow.hiddenIDs()
            rows = flow.lineCount
        }
    }

    private var counted: some View {
        HFlow(spacing: 8) {
            ForEach(topics, id: \.self) { Chip($0) }
        }
        .maxLines(1) { hidden in
            Button("+\(hidden.count)") { shown = hidden.ids() }
        }
    }

    private var expandable: some View {
        HFlow(spacing: 8) {
            ForEach(topics, id: \.self) { Chip($0) }
        }
        .maxLines(2) { hidden in
            Chip("Show \(hidden.count) more")
        }
        .expandable(isExpanded: $isExpanded.animation()) {
            Chip("Show less")
        }
        .buttonStyle(.plain)
    }

    private var fitting: some View {
        HFlow(spacing: 8) {
            ForEach(topics, id: \.self) { Chip($0) }
        }
        .hidesOverflow()
        .frame(maxHeight: 100)
    }

    private var columns: some View {
        HFlow(spacing: 8) {
            ForEach(topics, id: \.self) { topic in
                Text(topic)
                    .frame(maxWidth: .infinity)
                    .background(Color.green.opacity(0.3), in: Capsule())
                    .flowGrow()
            }
        }
        .columns(.uniform)
    }

    private var adaptive: some View {
        HFlow(spacing: 8) {
            ForEach(topics, id: \.self) { topic in
                Text(topic).frame(maxWidth: .infinity).flowGrow()
            }
        }
        .columns(minimum: 120)
    }

    private var growing: some View {
        HFlow(spacing: 8) {
            ForEach(topics, id: \.self) { topic in
                Text(topic)
                    .frame(maxWidth: .infinity)
                    .background(Color.green.opacity(0.3), in: Capsule())
            }
        }
        .growsItems()
    }

    private var numbered: some View {
        ScrollView(.horizontal) {
            HFlow(spacing: 8) {
                ForEach(topics, id: \.self) { Chip($0) }
            }
            .minLines(2)
        }
    }

    private var scrolling: some View {
        ScrollView(isExpanded ? [] : .horizontal) {
            HFlow(spacing: 8) {
                ForEach(topics, id: \.self) { Chip($0) }
            }
        }
    }
}
