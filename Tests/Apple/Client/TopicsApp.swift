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

struct Shelf: Identifiable {
    let id: Int
    let topics: [Topic]
}

/// Lazy flows, and what scrolls to their views.
struct LazyScreen: View {
    let topics: [Topic]

    var body: some View {
        LazyFlowReader { proxy in
            ScrollView {
                LazyHFlow(topics, size: .estimated(CGSize(width: 80, height: 30)), spacing: 8) {
                    Chip($0.title)
                }
                .distribution(.justified)
                .itemSeparator { Divider() }
                .rowAlignment(.center)
                LazyHFlow(topics, size: .estimated) { Chip($0.title) }
                    .distribution(.spaceBetween)
                LazyHFlow(sections: [Shelf(id: 1, topics: topics)], elements: \.topics, size: .estimated) {
                    Chip($0.title)
                } header: {
                    Text("Shelf \($0.id)")
                }
            }
            ScrollView(.horizontal) {
                LazyVFlow(topics, id: \.title, size: .fixed(CGSize(width: 80, height: 30))) {
                    Chip($0.title)
                }
                .columns(.uniform)
                .sizing(.hug)
                .lineSeparator { Divider() }
                .columnAlignment(.bottom)
            }
            Button("End") {
                if let last = topics.last {
                    withAnimation { proxy.scrollTo(last.id, anchor: .bottom) }
                }
            }
        }
    }
}

/// The call sites of other designs.
struct MigratedScreen: View {
    let topics: [Topic]
    @Binding var refresh: Int

    var body: some View {
        FlowLayoutView(mode: .scrollable, binding: $refresh, items: topics.map(\.title)) { Chip($0) }
        CollectionView(data: topics) { Chip($0.title) }
        FlexibleView(data: topics.map(\.title), spacing: 8, alignment: .center) { Chip($0) }
        JustifiableFlowLayout(minSpacing: 8, shouldJustify: true) {
            ForEach(topics) { Chip($0.title) }
        }
    }
}

/// The call sites of SwiftUI-Flow, beside those of FlowLayouts.
struct SwiftUIFlowScreen: View {
    let topics: [Topic]

    var body: some View {
        HFlow { chips }
        HFlow(alignment: .top) { chips }
        HFlow(spacing: 8) { chips }
        HFlow(itemSpacing: 4, rowSpacing: 20) { chips }
        HFlow(itemSpacing: 4) { chips }
        HFlow(justified: true) { chips }
        HFlow(alignment: .top, spacing: 8, distributeItemsEvenly: true) { chips }
        HFlow(horizontalAlignment: .center, verticalAlignment: .top) { chips }
        VFlow(alignment: .leading, itemSpacing: 4, columnSpacing: 20) { chips }
        VFlow(horizontalAlignment: .center, verticalAlignment: .top, verticalSpacing: 8) { chips }
        layout { chips }
    }

    private var layout: AnyLayout {
        topics.isEmpty
            ? AnyLayout(HFlowLayout(itemSpacing: 8).withMaxLines(2))
            : AnyLayout(VFlowLayout(alignment: .leading, columnSpacing: 8, justified: true))
    }

    private var chips: some View {
        ForEach(topics) { topic in
            Chip(topic.title).flexibility(.natural).startInNewLine(topic.id == 0)
        }
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
        FlowLayoutView(mode: .vstack, binding: refresh, items: titles) { Text($0) }
    }
}

struct TopicsPreviews: PreviewProvider {
    static var previews: some View {
        TopicsScreen().previewDisplayName("Topics")
        LazyScreen(topics: [Topic(id: 0, title: "Lazy")])
        MigratedScreen(topics: [], refresh: .constant(0))
        Flows.row()
    }
}
