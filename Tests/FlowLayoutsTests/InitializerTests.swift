import Expectations
import FlowEngine
import FlowLayoutsMigration
import Testing

@_spi(Tools) @testable import FlowLayouts

/// What initializers take is in the flow, whichever of it is given. A distance of its own counts before the one for both. A
/// modifier that is off is as one that is not there.
@MainActor
@Suite struct InitializerTests {
    private typealias Parameters = (spacing: CGFloat?, itemSpacing: CGFloat?, lineSpacing: CGFloat?)
    private typealias Rows = FlowLayoutsMigration.HFlow
    private typealias RowLayout = FlowLayoutsMigration.HFlowLayout
    private typealias Columns = FlowLayoutsMigration.VFlow
    private typealias ColumnLayout = FlowLayoutsMigration.VFlowLayout

    private let all: [Parameters] = [nil, 1].flatMap { spacing in
        [nil, 2].flatMap { itemSpacing in [nil, 3].map { (spacing, itemSpacing, $0) } }
    }

    private func flow(_ axis: Axis, _ alignment: Alignment, _ parameters: Parameters) -> FlowConfiguration {
        let (spacing, itemSpacing, lineSpacing) = parameters
        return FlowConfiguration(
            axis: axis, alignment: alignment, itemSpacing: itemSpacing ?? spacing,
            lineSpacing: lineSpacing ?? spacing)
    }

    private func check(_ flows: [FlowBoxed<FlowConfiguration>], are expected: FlowConfiguration) {
        for (number, flow) in flows.enumerated() { expectEqual(flow.value, expected, "\(number)") }
    }

    @Test func flows() {
        for own in all {
            let (spacing, item, line) = own
            check(
                [
                    FlowLayouts.HFlow(
                        alignment: .bottom, spacing: spacing, itemSpacing: item, rowSpacing: line
                    ) {}._configuration,
                    FlowLayouts.HFlowLayout(
                        alignment: VerticalAlignment.bottom, spacing: spacing, itemSpacing: item,
                        rowSpacing: line
                    )._configuration,
                    FlowLayouts.HFlowLayout(
                        alignment: .bottomLeading, spacing: spacing, itemSpacing: item, rowSpacing: line
                    )._configuration,
                ], are: flow(.horizontal, .bottomLeading, own))
            check(
                [
                    FlowLayouts.VFlow(
                        alignment: .trailing, spacing: spacing, itemSpacing: item, columnSpacing: line
                    ) {}._configuration,
                    FlowLayouts.VFlowLayout(
                        alignment: HorizontalAlignment.trailing, spacing: spacing, itemSpacing: item,
                        columnSpacing: line
                    )._configuration,
                    FlowLayouts.VFlowLayout(
                        alignment: .topTrailing, spacing: spacing, itemSpacing: item, columnSpacing: line
                    )._configuration,
                ], are: flow(.vertical, .topTrailing, own))
        }
        check(
            [FlowLayouts.HFlow {}._configuration, FlowLayouts.HFlowLayout()._configuration],
            are: flow(.horizontal, .leading, (nil, nil, nil)))
        check(
            [FlowLayouts.VFlow {}._configuration, FlowLayouts.VFlowLayout()._configuration],
            are: flow(.vertical, .top, (nil, nil, nil)))
    }

    // Spacers and dividers run along the one, and across the other.
    @Test func layoutsSayWhichWayTheyRun() {
        let rows = [
            FlowLayouts.HFlowLayout.layoutProperties, RowLayout.layoutProperties,
            Rows<EmptyView>.layoutProperties, JustifiableFlowLayout.layoutProperties,
        ]
        let columns = [
            FlowLayouts.VFlowLayout.layoutProperties, ColumnLayout.layoutProperties,
            Columns<EmptyView>.layoutProperties,
        ]
        expectEqual(rows.map(\.stackOrientation), [.horizontal, .horizontal, .horizontal, .horizontal])
        expectEqual(columns.map(\.stackOrientation), [.vertical, .vertical, .vertical])
    }

    @Test func modifiersThatAreOff() {
        let layout = FlowLayout(alignment: .bottom, spacing: 8)
        check(
            [
                layout.reversesItems().reversesItems(false), layout.reversesLines().reversesLines(false),
                layout.equalizesLines().equalizesLines(false), layout.growsItems().growsItems(false),
                layout.stretchesItems().stretchesItems(false),
                layout.scalesLines(to: 40).scalesLines(to: nil),
                layout.maxItemsPerLine(2).maxItemsPerLine(nil),
            ].map(\._configuration), are: layout._configuration.value)
        let flow = FlowLayouts.HFlow {}
        let unlimited = [
            layout.maxLines(2).maxLines(nil).limit, layout.maxViews(2).maxViews(nil).limit,
            layout.hidesOverflow().hidesOverflow(false).limit,
            flow.maxLines(2) { _ in }.maxLines(nil) { _ in }.limit,
            flow.maxViews(2) { _ in }.maxViews(nil) { _ in }.limit,
            flow.hidesOverflow().hidesOverflow(false).limit,
            flow.hidesOverflow { _ in }.hidesOverflow(false) { _ in }.limit,
        ]
        for limit in unlimited { expectEqual(limit, FlowLimit()) }
    }

    // MARK: SwiftUI-Flow's

    private struct Element: Identifiable { let id: Int }

    /// With distances in place of `nil`, as lazy flows have their own.
    private let elements = [Element(id: 0)]

    private func isJustified(_ flow: FlowConfiguration, _ justified: Bool, evenly: Bool) -> FlowConfiguration
    {
        var flow = flow
        flow.options.distribution = justified ? .spaceBetween : .natural
        flow.options.lineBreaking = evenly ? .balanced : .greedy
        (flow.defaultFlexibility.grow, flow.defaultFlexibility.fillsThickness) = (1, true)
        return flow
    }

    private func isLazy(_ flow: FlowConfiguration, justified: Bool) -> FlowConfiguration {
        var flow = isJustified(flow, justified, evenly: false)
        flow.options.sizing = .fill
        return flow
    }

    @Test(arguments: [false, true], [false, true])
    func rows(justified: Bool, evenly: Bool) {
        for own in all {
            let (spacing, item, line) = own
            let leading = flow(.horizontal, .bottomLeading, own)
            let trailing = flow(.horizontal, .bottomTrailing, (nil, item, line))
            let flow = Rows(
                alignment: .bottom, spacing: spacing, itemSpacing: item, rowSpacing: line,
                justified: justified, distributeItemsEvenly: evenly
            ) { views }
            let aligned = Rows(
                horizontalAlignment: .trailing, verticalAlignment: .bottom, horizontalSpacing: item,
                verticalSpacing: line, justified: justified, distributeItemsEvenly: evenly
            ) { views }
            let layout = RowLayout(
                alignment: .bottom, spacing: spacing, itemSpacing: item, rowSpacing: line,
                justified: justified, distributeItemsEvenly: evenly)
            check(
                [flow._configuration, layout._configuration],
                are: isJustified(leading, justified, evenly: evenly))
            check([aligned._configuration], are: isJustified(trailing, justified, evenly: evenly))
            let lazy = LazyHFlow(
                data: elements, alignment: .bottom, spacing: spacing, itemSpacing: item, rowSpacing: line,
                justified: justified, distributeItemsEvenly: evenly
            ) { _ in Color.red }
            let lazyAligned = LazyHFlow(
                data: elements, horizontalAlignment: .trailing, verticalAlignment: .bottom,
                horizontalSpacing: item, verticalSpacing: line, justified: justified,
                distributeItemsEvenly: evenly
            ) { _ in Color.red }
            check([lazy._configuration], are: isLazy(leading, justified: justified))
            check([lazyAligned._configuration], are: isLazy(trailing, justified: justified))
            // Those of a closure have an eager flow in them.
            let closure = LazyHFlow(
                alignment: .bottom, spacing: spacing, itemSpacing: item, rowSpacing: line,
                justified: justified, distributeItemsEvenly: evenly
            ) { views }
            let closureAligned = LazyHFlow(
                horizontalAlignment: .trailing, verticalAlignment: .bottom, horizontalSpacing: item,
                verticalSpacing: line, justified: justified, distributeItemsEvenly: evenly
            ) { views }
            for width in [70, 300] as [CGFloat] {
                func frames(_ view: some View) -> [CGRect] {
                    boxes(ScrollView { view }, width: width, height: 100)
                }
                expectEqual(frames(closure), frames(flow.sizing(.fill)))
                expectEqual(frames(closureAligned), frames(aligned.sizing(.fill)))
            }
        }
    }

    @Test(arguments: [false, true], [false, true])
    func columns(justified: Bool, evenly: Bool) {
        for own in all {
            let (spacing, item, line) = own
            let top = flow(.vertical, .topTrailing, own)
            let bottom = flow(.vertical, .bottomTrailing, (nil, item, line))
            let flow = Columns(
                alignment: .trailing, spacing: spacing, itemSpacing: item, columnSpacing: line,
                justified: justified, distributeItemsEvenly: evenly
            ) { views }
            let aligned = Columns(
                horizontalAlignment: .trailing, verticalAlignment: .bottom, horizontalSpacing: line,
                verticalSpacing: item, justified: justified, distributeItemsEvenly: evenly
            ) { views }
            let layout = ColumnLayout(
                alignment: .trailing, spacing: spacing, itemSpacing: item, columnSpacing: line,
                justified: justified, distributeItemsEvenly: evenly)
            check(
                [flow._configuration, layout._configuration], are: isJustified(top, justified, evenly: evenly)
            )
            check([aligned._configuration], are: isJustified(bottom, justified, evenly: evenly))
            let lazy = LazyVFlow(
                data: elements, alignment: .trailing, spacing: spacing, itemSpacing: item,
                columnSpacing: line, justified: justified, distributeItemsEvenly: evenly
            ) { _ in Color.red }
            let lazyAligned = LazyVFlow(
                data: elements, horizontalAlignment: .trailing, verticalAlignment: .bottom,
                horizontalSpacing: line, verticalSpacing: item, justified: justified,
                distributeItemsEvenly: evenly
            ) { _ in Color.red }
            check([lazy._configuration], are: isLazy(top, justified: justified))
            check([lazyAligned._configuration], are: isLazy(bottom, justified: justified))
            let closure = LazyVFlow(
                alignment: .trailing, spacing: spacing, itemSpacing: item, columnSpacing: line,
                justified: justified, distributeItemsEvenly: evenly
            ) { views }
            let closureAligned = LazyVFlow(
                horizontalAlignment: .trailing, verticalAlignment: .bottom, horizontalSpacing: line,
                verticalSpacing: item, justified: justified, distributeItemsEvenly: evenly
            ) { views }
            for height in [70, 300] as [CGFloat] {
                func frames(_ view: some View) -> [CGRect] {
                    boxes(ScrollView(.horizontal) { view }, width: 100, height: height)
                }
                expectEqual(frames(closure), frames(flow.sizing(.fill)))
                expectEqual(frames(closureAligned), frames(aligned.sizing(.fill)))
            }
        }
    }

    @Test func whatIsNotGiven() {
        let rows = flow(.horizontal, .leading, (nil, nil, nil))
        let columns = flow(.vertical, .top, (nil, nil, nil))
        check(
            [Rows { views }._configuration, RowLayout()._configuration],
            are: isJustified(rows, false, evenly: false))
        check(
            [Columns { views }._configuration, ColumnLayout()._configuration],
            are: isJustified(columns, false, evenly: false))
        check(
            [LazyHFlow(data: elements) { _ in Color.red }._configuration], are: isLazy(rows, justified: false)
        )
        check(
            [LazyVFlow(data: elements) { _ in Color.red }._configuration],
            are: isLazy(columns, justified: false))
        expectEqual(
            boxes(ScrollView { LazyHFlow { views } }, width: 70, height: 100),
            boxes(ScrollView { Rows { views }.sizing(.fill) }, width: 70, height: 100))
        expectEqual(
            boxes(ScrollView(.horizontal) { LazyVFlow { views } }, width: 100, height: 70),
            boxes(ScrollView(.horizontal) { Columns { views }.sizing(.fill) }, width: 100, height: 70))
    }

    private var views: some View {
        ForEach([20, 30, 25, 10, 15] as [CGFloat], id: \.self) { Box($0, 45 - $0) }
    }
}

extension FlowContainer {
    fileprivate var limit: FlowLimit { _configuration.limit }
}
