import LazyFlowLayouts
import PortableUITesting
import TestSupport

/// A lazy flow among other views in a scroll view, or the same flow with all of its views.
struct LazyScreen: View {
    struct Item: Identifiable, Equatable {
        let id: Int
        var size: CGSize
    }

    struct Group: Identifiable {
        let id: String
        /// Of the header.
        var thickness: CGFloat
        var items: [Item]
    }

    /// What the views tell the test.
    final class Log {
        var proxy: LazyFlowProxy?
        /// The move that people asked for, among the items of all groups.
        var move: (source: IndexSet, destination: Int)?
    }

    /// How views get their sizes.
    enum Sizes: CaseIterable { case equal, fixed }

    var groups: [Group]
    var sizes = Sizes.fixed
    /// What is before and after the flow.
    var space: CGFloat = 0
    /// How long and how thick separators are; `nil` for none.
    var separator: CGFloat?
    /// Makes the options.
    var optionSeed: UInt64
    let axis: Axis
    let hasHeaders: Bool
    let hasReader: Bool
    let isReorderable: Bool
    let isLazy: Bool
    let log = Log()

    static let equalSize = CGSize(width: 24, height: 16)

    var body: some View {
        if hasReader {
            LazyFlowReader { proxy in
                let _ = log.proxy = proxy
                scrollView
            }
        } else {
            scrollView
        }
    }

    @ViewBuilder private var scrollView: some View {
        switch axis {
        case .horizontal:
            ScrollView {
                VStack(alignment: .leading, spacing: 0) {
                    Color.blue.frame(height: space)
                    rows
                    Color.blue.frame(height: space)
                }
            }
        case .vertical:
            ScrollView(.horizontal) {
                HStack(alignment: .top, spacing: 0) {
                    Color.blue.frame(width: space)
                    columns
                    Color.blue.frame(width: space)
                }
            }
        }
    }

    @ViewBuilder private var rows: some View {
        switch (isLazy, hasHeaders) {
        case (true, true):
            styled(
                LazyHFlow(
                    sections: groups, elements: \.items, size: size, alignment: .top, spacing: 4,
                    content: tile, header: header))
        case (true, false):
            styled(LazyHFlow(all, size: size, alignment: .top, spacing: 4, content: tile))
        case (false, true):
            VStack(alignment: .leading, spacing: 4) {
                ForEach(groups) { group in
                    header(group)
                    if !group.items.isEmpty { eagerRow(group.items).sizing(.fill) }
                }
            }
        case (false, false):
            eagerRow(all)
        }
    }

    @ViewBuilder private var columns: some View {
        switch (isLazy, hasHeaders) {
        case (true, true):
            styled(
                LazyVFlow(
                    sections: groups, elements: \.items, size: size, alignment: .leading, spacing: 4,
                    content: tile, header: header))
        case (true, false):
            styled(LazyVFlow(all, size: size, alignment: .leading, spacing: 4, content: tile))
        case (false, true):
            HStack(alignment: .top, spacing: 4) {
                ForEach(groups) { group in
                    header(group)
                    if !group.items.isEmpty { eagerColumn(group.items).sizing(.fill) }
                }
            }
        case (false, false):
            eagerColumn(all)
        }
    }

    private var all: [Item] { groups.flatMap(\.items) }

    private var size: LazyFlowItemSize<Item> {
        sizes == .equal ? .fixed(Self.equalSize) : .fixed { $0.size }
    }

    private func eagerRow(_ items: [Item]) -> HFlow<some View> {
        styled(HFlow(alignment: .top, spacing: 4) { ForEach(items, content: tile) })
    }

    private func eagerColumn(_ items: [Item]) -> VFlow<some View> {
        styled(VFlow(alignment: .leading, spacing: 4) { ForEach(items, content: tile) })
    }

    private func tile(_ item: Item) -> some View {
        Tile(size: sizes == .equal ? Self.equalSize : item.size)
    }

    @ViewBuilder private func header(_ group: Group) -> some View {
        Color.green.frame(
            width: axis == .vertical ? group.thickness : 10,
            height: axis == .horizontal ? group.thickness : 10)
    }

    private func styled<Flow: SeparatedFlow>(_ flow: Flow) -> Flow {
        var random = SeededGenerator(seed: optionSeed)
        // Views tell how thick their line is, unless it is as thick as others.
        var flow =
            random.chance(2) ? flow.sizing(.fill) : flow.randomized(using: &random).equalizesLines(false)
        if let separator {
            if random.chance(2) { flow = flow.itemSeparator { Divided(thickness: separator) } }
            if random.chance(2) { flow = flow.lineSeparator { Divided(thickness: separator) } }
        }
        if isReorderable {
            flow = flow.onFlowReorder { log.move = ($0, $1) }
        }
        return flow
    }

    /// A view that counts as evaluated when its body is.
    struct Tile: View {
        let size: CGSize

        var body: some View { Color.red.frame(width: size.width, height: size.height) }
    }

    private struct Divided: View {
        let thickness: CGFloat

        var body: some View { Rectangle().frame(width: thickness, height: thickness) }
    }
}
