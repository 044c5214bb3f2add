import FlowEngine
import LazyFlowLayouts
import PortableUITesting
import TestSupport

import FlowLayouts

/// A lazy flow between other views in a scroll view.
struct LazyScreen: View {
    struct Item: Equatable {
        /// Tells it from all others, for the test.
        let key: Int
        /// Others may have the same one, unless items can be moved.
        var id: Int
        var size: CGSize
    }

    struct Group {
        /// Tells it from all others, for the test.
        let key: String
        /// Another one may have the same one.
        var id: Int
        /// Of the header; `nil` for none.
        var thickness: CGFloat?
        var items: [Item]
    }

    /// What the views tell the test.
    final class Log {
        var proxy: LazyFlowProxy?
        /// The move that people asked for, among the items of all groups.
        var move: (source: IndexSet, destination: Int)?
    }

    /// How views get their sizes.
    enum Sizes: CaseIterable { case equal, fixed, estimated }

    /// Where people can scroll.
    enum Scrolling: CaseIterable { case across, bothWays, nowhere }

    var groups: [Group]
    var sizes: Sizes
    /// By what the sizes of items are multiplied, of which the items know nothing.
    var zoom: CGFloat = 1
    /// What is before and after the flow.
    var space: CGFloat = 0
    /// How long separators between items are, and twice as long as those between lines are thick; `nil` for none.
    var separator: CGFloat?
    /// What the options are made from.
    var optionsSeed: UInt64
    let axis: Axis
    var hasHeaders: Bool
    var hasReader: Bool
    /// Whether the flow is there.
    var hasFlow = true
    let isReorderable: Bool
    let guessesWindow: Bool
    var scrolling = Scrolling.across
    /// How long lines are, if people scroll both ways.
    var lineLength: CGFloat?
    let log = Log()

    static let equalSize = CGSize(width: 17, height: 11)
    /// 10 of them cover 160,000 square points, so that a block has 10 items.
    static let blockLength = 10
    private static let estimate = CGSize(width: 100, height: 160)

    var body: some View { content.environment(\.guessesWindow, guessesWindow) }

    @ViewBuilder private var content: some View {
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
        switch scrolling {
        case .across: ScrollView(axis == .horizontal ? .vertical : .horizontal) { stack }
        case .bothWays: ScrollView([.horizontal, .vertical]) { stack }
        case .nowhere: stack
        }
    }

    @ViewBuilder private var stack: some View {
        switch axis {
        case .horizontal:
            VStack(alignment: .leading, spacing: 0) {
                Color.blue.frame(height: space)
                if hasFlow { rows.frame(width: lineLength, alignment: .leading) }
                Color.blue.frame(height: space)
            }
        case .vertical:
            HStack(alignment: .top, spacing: 0) {
                Color.blue.frame(width: space)
                if hasFlow { columns.frame(height: lineLength, alignment: .top) }
                Color.blue.frame(width: space)
            }
        }
    }

    @ViewBuilder private var rows: some View {
        if hasHeaders {
            styled(LazyHFlow(sections: groups, elements: \.items, size: size, content: tile, header: header))
        } else {
            styled(LazyHFlow(sections[0].items, size: size, content: tile))
        }
    }

    @ViewBuilder private var columns: some View {
        if hasHeaders {
            styled(LazyVFlow(sections: groups, elements: \.items, size: size, content: tile, header: header))
        } else {
            styled(LazyVFlow(sections[0].items, size: size, content: tile))
        }
    }

    /// Without headers, all items are together.
    var sections: [Group] {
        hasHeaders ? groups : [Group(key: "all", id: -1, items: groups.flatMap(\.items))]
    }

    func size(of item: Item) -> CGSize {
        let size = sizes == .equal ? Self.equalSize : item.size
        return CGSize(width: size.width * zoom, height: size.height * zoom)
    }

    private var size: LazyFlowItemSize<Item> {
        switch sizes {
        case .equal: .fixed(CGSize(width: Self.equalSize.width * zoom, height: Self.equalSize.height * zoom))
        case .fixed: .fixed { CGSize(width: $0.size.width * zoom, height: $0.size.height * zoom) }
        case .estimated: .estimated(Self.estimate)
        }
    }

    private func tile(_ item: Item) -> some View {
        Tile(size: sizes == .estimated ? size(of: item) : nil, axis: axis).id(item.key)
    }

    @ViewBuilder private func header(_ group: Group) -> some View {
        if let thickness = group.thickness {
            Color.green.frame(
                width: axis == .vertical ? thickness : 10, height: axis == .horizontal ? thickness : 10
            ).id(group.key)
        }
    }

    // MARK: Options

    /// What the engine follows, by what the article “Lazy flows” says of each modifier.
    var options: FlowOptions {
        let flow =
            axis == .horizontal
            ? styled(HFlow {})._configuration.value : styled(VFlow {})._configuration.value
        var options = flow.options
        if separators.item { options.itemSeparator = separator.map { Double($0) } }
        if separators.line { options.lineSeparator = separator.map { $0 / 2 } }
        if hasHeaders { options.sizing = .fill }
        if sizes == .estimated {
            (options.sizing, options.lineBreaking, options.minLines) = (.fill, .greedy, 1)
            if options.wrapping == .oneLineIfPossible { options.wrapping = .ideal }
            if options.columns == .uniform { options.columns = .natural }
            options.equalizesLines = false
        }
        return options
    }

    /// Between what separators are.
    private var separators: (item: Bool, line: Bool) {
        (separator != nil && optionsSeed & 1 == 0, separator != nil && optionsSeed & 2 == 0)
    }

    private func styled<Flow: SeparatedFlow>(_ flow: Flow) -> Flow {
        var random = SeededGenerator(seed: optionsSeed)
        var flow = random.chance(3) ? flow.sizing(.fill) : flow.randomized(using: &random)
        let horizontal: [HorizontalAlignment] = [.leading, .center, .trailing]
        let vertical: [VerticalAlignment] = [.top, .center, .bottom]
        let column = horizontal.randomElement(using: &random) ?? .leading
        let row = vertical.randomElement(using: &random) ?? .top
        var configuration = FlowConfiguration(
            axis: axis, alignment: Alignment(horizontal: column, vertical: row),
            itemSpacing: random.length(in: 0...6), lineSpacing: random.length(in: 0...4))
        var options = flow._configuration.options
        (options.itemAlignment, options.lineAlignment) =
            (configuration.options.itemAlignment, configuration.options.lineAlignment)
        (options.itemSpacing, options.lineSpacing) =
            (configuration.options.itemSpacing, configuration.options.lineSpacing)
        configuration.options = options
        flow._configuration = FlowBoxed(configuration)
        if random.chance(4) { flow = flow.stretchesItems() }
        if random.chance(8), sizes != .estimated { flow = flow.scalesLines(to: 12, within: 8...20) }
        if separators.item { flow = flow.itemSeparator { Capsule().frame(length: separator, axis: axis) } }
        if separators.line {
            flow = flow.lineSeparator { Capsule().frame(length: separator.map { $0 / 2 }, axis: axis.across) }
        }
        return isReorderable ? flow.onFlowReorder { log.move = ($0, $1) } : flow
    }

    /// A view that takes the size it is given, or has one of its own that may become as thick as its line.
    private struct Tile: View {
        let size: CGSize?
        let axis: Axis

        var body: some View {
            Color.red.frame(
                minWidth: size?.width, idealWidth: size?.width,
                maxWidth: axis == .vertical ? nil : size?.width,
                minHeight: size?.height, idealHeight: size?.height,
                maxHeight: axis == .horizontal ? nil : size?.height)
        }
    }
}

extension LazyScreen.Item: Identifiable {}
extension LazyScreen.Group: Identifiable {}

extension View {
    fileprivate func frame(length: CGFloat?, axis: Axis) -> some View {
        frame(width: axis == .horizontal ? length : nil, height: axis == .vertical ? length : nil)
    }
}
