import Expectations
import FlowEngine
import FlowLayoutsMigration
import Testing

@testable import FlowLayouts

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

    @Test func eachModifierSetsItsOptionAlone() {
        let layout = FlowLayouts.VFlowLayout(alignment: HorizontalAlignment.trailing, spacing: 8)
        func check(_ flow: some FlowContainer, _ change: (inout FlowConfiguration) -> Void) {
            var expected = layout._configuration.value
            change(&expected)
            expectEqual(flow._configuration.value, expected)
        }
        check(layout.lineBreaking(.even)) { $0.options.lineBreaking = .even }
        check(layout.wrapping(.smallest)) { $0.options.wrapping = .smallest }
        check(layout.maxItemsPerLine(2)) { $0.options.maxItemsPerLine = 2 }
        check(layout.minLines(2)) { $0.options.minLines = 2 }
        check(layout.columns(.uniform)) { $0.options.columns = .uniform }
        check(layout.columns(2)) { $0.options.columns = .count(2) }
        check(layout.columns(minimum: 2)) { $0.options.columns = .adaptive(minimum: 2, maximum: .infinity) }
        check(layout.columns(minimum: 2, maximum: 3)) {
            $0.options.columns = .adaptive(minimum: 2, maximum: 3)
        }
        check(layout.reversesItems()) { $0.options.reversesItems = true }
        check(layout.reversesLines()) { $0.options.reversesLines = true }
        check(layout.sizing(.fill)) { $0.options.sizing = .fill }
        check(layout.distribution(.spaceEvenly)) { $0.options.distribution = .spaceEvenly }
        check(layout.lastLine(.center)) { $0.options.lastLine = .center }
        check(layout.lineDistribution(.end)) { $0.options.lineDistribution = .end }
        check(layout.equalizesLines()) { $0.options.equalizesLines = true }
        check(layout.scalesLines(to: 2)) {
            $0.options.scaling = FlowScaling(thickness: 2, minThickness: 0, maxThickness: .infinity)
        }
        check(layout.scalesLines(to: 2, within: 1...3)) {
            $0.options.scaling = FlowScaling(thickness: 2, minThickness: 1, maxThickness: 3)
        }
        check(layout.growsItems()) { $0.defaultFlexibility.grow = 1 }
        check(layout.stretchesItems()) { $0.options.itemAlignment = .stretch }
        let flow = layout {}
        check(flow.columnAlignment(.bottom)) { $0.options.lineAlignment = .trailing }
        expectEqual(Columns {}.columnAlignment(.bottom)._configuration.options.lineAlignment, .trailing)
        expectEqual(Rows {}.rowAlignment(.trailing)._configuration.options.lineAlignment, .trailing)
        for limited in [layout.maxLines(2)._configuration, flow.maxLines(2)._configuration] {
            expectEqual(limited.value, flow.maxLines(2) { _ in }._configuration.value)
            expectEqual(limited.limit, FlowLimit(maxLines: 2))
        }
        for limited in [layout.maxViews(2)._configuration, flow.maxViews(2)._configuration] {
            expectEqual(limited.value, flow.maxViews(2) { _ in }._configuration.value)
            expectEqual(limited.limit, FlowLimit(maxItems: 2))
        }
        for limited in [layout.hidesOverflow()._configuration, flow.hidesOverflow()._configuration] {
            expectEqual(limited.value, flow.hidesOverflow { _ in }._configuration.value)
            expectEqual(limited.limit, FlowLimit(hidesOverflow: true))
        }
    }

    // Those that need more than a layout are parts of a decoration. All flows have them.
    @Test func eachModifierIsAPartOfTheDecoration() {
        func parts(_ flow: some SeparatedFlow) -> [String] {
            Mirror(reflecting: flow._decoration.value).children
                .filter { "\($0.value)" != "nil" }.compactMap(\.label)
        }
        func check(_ flow: some FlowView) {
            expectEqual(parts(flow), [])
            expectEqual(parts(flow.maxLines(2).maxViews(2).hidesOverflow()), [])
            expectEqual(parts(flow.maxLines(nil) { (_: FlowOverflow) in }), ["overflow"])
            expectEqual(parts(flow.maxLines(2) { (_: Int) in }), ["overflow"])
            expectEqual(parts(flow.maxViews(2) { _ in }), ["overflow"])
            expectEqual(parts(flow.hidesOverflow { _ in }), ["overflow"])
            expectEqual(parts(flow.expandable(isExpanded: .constant(true)) {}), ["isExpanded", "less"])
            expectEqual(parts(flow.onFlowChange { _ in }), ["onChange"])
            expectEqual(parts(flow.itemSeparator {}), ["itemSeparator"])
            expectEqual(parts(flow.lineSeparator {}), ["lineSeparator"])
            expectEqual(parts(flow.onFlowReorder { _, _ in }), ["reordering"])
            expectEqual(flow.onFlowReorder { _, _ in }._decoration.reordering?.isEnabled, true)
            expectEqual(
                flow.onFlowReorder(isEnabled: false) { _, _ in }._decoration.reordering?.isEnabled, false)
            expectEqual(flow.onFlowChange { _ in }._configuration.reportsLines, true)
            for isExpanded in [false, true] {
                let expandable = flow.expandable(isExpanded: .constant(isExpanded)) {}
                expectEqual(expandable._configuration.limit, FlowLimit(isExpanded: isExpanded))
            }
        }
        check(FlowLayouts.HFlow {})
        check(Columns { views })
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
            let closure = LazyHFlow(
                alignment: .bottom, spacing: spacing, itemSpacing: item, rowSpacing: line,
                justified: justified, distributeItemsEvenly: evenly
            ) { views }
            let closureAligned = LazyHFlow(
                horizontalAlignment: .trailing, verticalAlignment: .bottom, horizontalSpacing: item,
                verticalSpacing: line, justified: justified, distributeItemsEvenly: evenly
            ) { views }
            expect(closure, is: flow.sizing(.fill), in: .vertical)
            expect(closureAligned, is: aligned.sizing(.fill), in: .vertical)
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
            expect(closure, is: flow.sizing(.fill), in: .horizontal)
            expect(closureAligned, is: aligned.sizing(.fill), in: .horizontal)
        }
    }

    @Test func whatIsNotGiven() {
        let rows = flow(.horizontal, .leading, (nil, nil, nil))
        let columns = flow(.vertical, .top, (nil, nil, nil))
        check(
            [
                FlowLayouts.HFlow {}._configuration, FlowLayouts.HFlowLayout()._configuration,
                FlowLayouts.HFlowLayout(alignment: Alignment.leading)._configuration,
            ], are: rows)
        check(
            [
                FlowLayouts.VFlow {}._configuration, FlowLayouts.VFlowLayout()._configuration,
                FlowLayouts.VFlowLayout(alignment: Alignment.top)._configuration,
            ], are: columns)
        let alignedRows = Rows(horizontalAlignment: .leading, verticalAlignment: .center) { views }
        let alignedColumns = Columns(horizontalAlignment: .center, verticalAlignment: .top) { views }
        check(
            [
                Rows { views }._configuration, RowLayout()._configuration, alignedRows._configuration,
                RowLayout(horizontalAlignment: .leading, verticalAlignment: .center)._configuration,
            ], are: isJustified(rows, false, evenly: false))
        check(
            [
                Columns { views }._configuration, ColumnLayout()._configuration,
                alignedColumns._configuration,
                ColumnLayout(horizontalAlignment: .center, verticalAlignment: .top)._configuration,
            ], are: isJustified(columns, false, evenly: false))
        check(
            [
                LazyHFlow(data: elements) { _ in Color.red }._configuration,
                LazyHFlow(data: elements, horizontalAlignment: .leading, verticalAlignment: .center) { _ in
                    Color.red
                }._configuration,
            ], are: isLazy(rows, justified: false))
        check(
            [
                LazyVFlow(data: elements) { _ in Color.red }._configuration,
                LazyVFlow(data: elements, horizontalAlignment: .center, verticalAlignment: .top) { _ in
                    Color.red
                }._configuration,
            ], are: isLazy(columns, justified: false))
        let lazyRows = LazyHFlow(horizontalAlignment: .leading, verticalAlignment: .center) { views }
        let lazyColumns = LazyVFlow(horizontalAlignment: .center, verticalAlignment: .top) { views }
        expect(LazyHFlow { views }, is: alignedRows.sizing(.fill), in: .vertical)
        expect(lazyRows, is: alignedRows.sizing(.fill), in: .vertical)
        expect(LazyVFlow { views }, is: alignedColumns.sizing(.fill), in: .horizontal)
        expect(lazyColumns, is: alignedColumns.sizing(.fill), in: .horizontal)
    }

    /// Lazy flows of a closure have an eager flow in them. Even rows of 100 have other views than full ones.
    private func expect(_ lazy: some View, is flow: some View, in axes: Axis.Set) {
        for length in [70, 100, 300] as [CGFloat] {
            let (width, height) = axes == .vertical ? (length, 100) : (100, length)
            func frames(_ view: some View) -> [CGRect] {
                boxes(ScrollView(axes) { view }, width: width, height: height)
            }
            expectEqual(frames(lazy), frames(flow))
        }
    }

    private var views: some View {
        ForEach([20, 30, 25, 10, 15] as [CGFloat], id: \.self) { Box($0, 45 - $0) }
    }
}

extension FlowContainer {
    fileprivate var limit: FlowLimit { _configuration.limit }
}
