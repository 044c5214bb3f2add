import FlowLayoutsMigration

struct Topic: Identifiable, Sendable {
    let id: Int
    let title: String
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

    /// What the compiler says to write in place of `FlowLayout(containerSize:)` and `add(element:)` needs no other import.
    static func frames(of sizes: [CGSize], in container: CGSize) -> (frames: [CGRect], size: CGSize) {
        var flow = IncrementalFlow(in: container.width, itemSpacing: 10, lineSpacing: 10)
        let frames = sizes.map { flow.add($0) }
        return (frames, flow.size)
    }
}

struct FlowsPreviews: PreviewProvider {
    static var previews: some View { Flows.row().previewDisplayName("Topics") }
}
