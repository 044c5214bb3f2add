import FlowLayoutsMigration

/// Every call of SwiftUI-Flow compiles.
struct SwiftUIFlowCalls: View {
    struct Tag: Identifiable {
        let id: Int
        let name: String
    }

    let tags: [Tag]

    var body: some View {
        flows
        columns
        views
        modifiers
        lazyFlows
        layouts
    }

    private var content: some View {
        ForEach(tags) { Text($0.name) }
    }

    @ViewBuilder private var flows: some View {
        HFlow { content }
        HFlow(alignment: .top) { content }
        HFlow(spacing: 8) { content }
        HFlow(itemSpacing: 4, rowSpacing: 20) { content }
        HFlow(justified: true) { content }
        HFlow(distributeItemsEvenly: true) { content }
        HFlow(alignment: .top, spacing: 8, justified: true, distributeItemsEvenly: true) { content }
        HFlow(
            alignment: .firstTextBaseline, itemSpacing: 4, rowSpacing: nil, justified: true,
            distributeItemsEvenly: false
        ) { content }
        HFlow(horizontalAlignment: .center, verticalAlignment: .top) { content }
        HFlow(
            horizontalAlignment: .trailing, verticalAlignment: .bottom, horizontalSpacing: 4,
            verticalSpacing: 8, justified: true, distributeItemsEvenly: true
        ) { content }
    }

    @ViewBuilder private var columns: some View {
        VFlow { content }
        VFlow(alignment: .leading) { content }
        VFlow(spacing: 8) { content }
        VFlow(itemSpacing: 4, columnSpacing: 20) { content }
        VFlow(alignment: .leading, spacing: 8, justified: true, distributeItemsEvenly: true) { content }
        VFlow(horizontalAlignment: .center, verticalAlignment: .top) { content }
        VFlow(
            horizontalAlignment: .trailing, verticalAlignment: .bottom, horizontalSpacing: 4,
            verticalSpacing: 8, justified: true, distributeItemsEvenly: true
        ) { content }
    }

    private var views: some View {
        HFlow {
            Color.red.frame(minWidth: 50, maxWidth: .infinity).flexibility(.minimum)
            Color.red.frame(minWidth: 50, maxWidth: .infinity).flexibility(.natural)
            Color.red.frame(minWidth: 50, maxWidth: .infinity).flexibility(.maximum)
            Color.red.frame(minWidth: 50, maxWidth: .infinity).flexibility(.grow(2))
            LineBreak()
            Text("First").startInNewLine()
            Text("Second").startInNewLine(false)
        }
        .flexibility(.minimum)
    }

    @ViewBuilder private var modifiers: some View {
        HFlow { content }.maxLines(2)
        HFlow { content }.maxLines(nil)
        HFlow { content }.maxLines(2) { hidden in Text("+\(hidden) more") }
        HFlow { content }.itemSeparator { Text("•") }.lineSeparator { Divider() }
        VFlow { content }.maxLines(2) { Text("+\($0)") }.itemSeparator { Divider() }
        HFlow { content }.padding().maxLines(2)
        HFlow { content }.padding().maxLines(2) { hidden in Text("+\(hidden) more") }
        VStack {
            HFlow { content }
            VFlow { content }
        }
        .itemSeparator { Divider() }
        .lineSeparator { Divider() }
        .maxLines(nil)
        limited(HFlow { content })
    }

    private func limited(_ flow: HFlow<some View>) -> some View {
        flow.maxLines(3)
    }

    @ViewBuilder private var lazyFlows: some View {
        LazyHFlow(data: tags) { Text($0.name) }
        LazyHFlow(data: tags, alignment: .top, spacing: 8) { tag in Text(tag.name) }
        LazyHFlow(
            data: tags, alignment: .top, itemSpacing: 4, rowSpacing: 8, justified: true,
            distributeItemsEvenly: true
        ) { Text($0.name) }
        LazyHFlow(
            data: tags, horizontalAlignment: .center, verticalAlignment: .top, horizontalSpacing: 4,
            verticalSpacing: 8, justified: true, distributeItemsEvenly: true
        ) { Text($0.name) }
        LazyHFlow { content }
        LazyHFlow(alignment: .top, spacing: 8, justified: true) { content }
        LazyHFlow(horizontalAlignment: .center, verticalAlignment: .top) { content }
        LazyVFlow(data: tags) { Text($0.name) }
        LazyVFlow(data: tags, alignment: .leading, itemSpacing: 4, columnSpacing: 8, justified: true) {
            Text($0.name)
        }
        LazyVFlow(data: tags, horizontalAlignment: .center, verticalAlignment: .top, horizontalSpacing: 4) {
            Text($0.name)
        }
        LazyVFlow { content }
        LazyVFlow(alignment: .leading, spacing: 8, distributeItemsEvenly: true) { content }
    }

    @ViewBuilder private var layouts: some View {
        HFlowLayout().withMaxLines(2)({ content })
        HFlowLayout(alignment: .top, itemSpacing: 4, rowSpacing: 8, justified: true) { content }
        VFlowLayout(alignment: .leading, itemSpacing: 4, columnSpacing: 8) { content }
        HFlowLayout(horizontalAlignment: .center, verticalAlignment: .top, justified: true) { content }
        VFlowLayout(horizontalAlignment: .center, verticalAlignment: .top, horizontalSpacing: 4) { content }
        AnyLayout(HFlow())({ content })
        AnyLayout(HFlow().maxLines(2))({ content })
        AnyLayout(HFlow(alignment: .top, spacing: 8))({ content })
        AnyLayout(VFlow(horizontalAlignment: .center, verticalAlignment: .top))({ content })
    }
}
