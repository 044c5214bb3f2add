import FlowLayoutsMigration

@main
struct TopicsApp: App {
    var body: some Scene {
        WindowGroup {
            TopicsScreen()
        }
    }
}

struct Topic: Identifiable, Sendable {
    let id: Int
    let title: String
}

struct Chip: View {
    let title: String

    init(_ title: String) {
        self.title = title
    }

    var body: some View {
        Text(title)
            .padding(.horizontal, 12)
            .background(Color.green.opacity(0.3), in: Capsule())
    }
}

/// Flows with all their modifiers, as rows or as columns.
struct TopicsScreen: View {
    @State private var topics = (0..<20).map { Topic(id: $0, title: "Topic \($0)") }
    @State private var isVertical = false
    @State private var hasColumns = false
    @State private var hiddenCount = 0
    @State private var query = ""

    private var layout: AnyLayout {
        isVertical
            ? AnyLayout(VFlowLayout(spacing: 8))
            : AnyLayout(HStackLayout(spacing: 8))
    }

    var body: some View {
        ScrollView {
            VStack(alignment: .leading) {
                Toggle("Columns", isOn: $hasColumns.animation())
                layout {
                    ForEach(topics) { Chip($0.title) }
                }
                rows
                columns
                shortened
            }
        }
    }

    private var rows: some View {
        HFlow(alignment: .firstTextBaseline, itemSpacing: 8, rowSpacing: 4) {
            Text("Topics").font(.title)
            TextField("Search", text: $query).flowGrow()
            LineBreak()
            ForEach(topics) { topic in
                Button(topic.title) {
                    withAnimation { topics.removeAll { $0.id == topic.id } }
                }
                .flowShrink(2)
                .flowAlignment(.stretch)
            }
            Divider().flowFillsLine()
            Text("First").flowBreaksBefore()
            Text("Last").flowBreaksAfter()
            Text("km").flowAvoidsBreakBefore()
            Text("Swift").flowDirection(.leftToRight)
        }
        .rowAlignment(.center)
        .columns(hasColumns ? .uniform : .natural)
        .lineBreaking(.balanced)
        .maxItemsPerLine(5)
        .minLines(2)
        .wrapping(.oneLineIfPossible)
        .distribution(.spaceBetween)
        .lastLine(.natural)
        .lineDistribution(.center)
        .sizing(.fill)
        .equalizesLines()
        .stretchesItems()
        .reversesItems()
        .reversesLines()
        .padding()
    }

    private var columns: some View {
        VFlow(alignment: .leading, spacing: nil) {
            ForEach(topics) { Chip($0.title) }
        }
        .columnAlignment(.bottom)
        .frame(height: 200)
    }

    private var shortened: some View {
        HFlow {
            ForEach(topics) { Chip($0.title) }
        }
        .itemSeparator { Text("·") }
        .lineSeparator { Divider() }
        .maxLines(2) { hidden in Chip("+\(hidden.count) more") }
        .hidesOverflow()
        .expandable(isExpanded: $hasColumns.animation()) { Text("Less") }
        .onFlowChange { hiddenCount = $0.hiddenCount }
    }
}

/// Views can be made anywhere, as SwiftUI's own can, and not only on the main actor.
nonisolated enum Flows {
    static func row() -> some View {
        HFlow(spacing: 8) {
            Text("1")
            LineBreak()
            Text("2").flowGrow()
        }
        .rowAlignment(.trailing)
        .lineBreaking(.even)
    }

    static func column() -> some View {
        VFlow { Text("1") }.columnAlignment(.center)
    }

    static func layout() -> some View {
        FlowLayout(spacing: 8) { Text("1") }
    }

    static func justified() -> some View {
        HFlow(horizontalAlignment: .leading, verticalAlignment: .top, justified: true) {
            Text("1").flexibility(.maximum)
        }
    }

    static func lazyRows(_ topics: [Topic]) -> some View {
        LazyHFlow(topics, size: .fixed { _ in CGSize(width: 80, height: 30) }) { Text($0.title) }
            .rowAlignment(.center)
    }

    static func lazyRows(titled titles: [String]) -> some View {
        LazyHFlow(
            titles, id: \.self, size: .fixed(CGSize(width: 80, height: 30)), spacing: 8, rowSpacing: 4
        ) { Text($0) }
    }

    static func lazyColumns(_ topics: [Topic]) -> some View {
        LazyVFlow(topics, size: .fixed(CGSize(width: 80, height: 30))) { Text($0.title) }
            .columnAlignment(.top)
    }

    static func lazyColumns(titled titles: [String]) -> some View {
        LazyVFlow(
            titles, id: \.self, size: .fixed(CGSize(width: 80, height: 30)), spacing: 8, columnSpacing: 4
        ) { Text($0) }
    }

    static func reader(of topics: [Topic]) -> some View {
        LazyFlowReader { _ in lazyRows(topics) }
    }

    static func flexible(_ titles: [String]) -> some View {
        FlexibleView(data: titles) { Text($0) }
    }

    static func collection(_ topics: [Topic]) -> some View {
        CollectionView(data: topics) { Text($0.title) }
    }

    static func cloud(_ titles: [String], refresh: Binding<Int>) -> some View {
        FlowLayoutView(binding: refresh, items: titles) { Text($0) }
    }
}

struct TopicsPreviews: PreviewProvider {
    static var previews: some View {
        TopicsScreen().previewDisplayName("Topics")
        Flows.row()
    }
}
