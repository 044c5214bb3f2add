import FlowLayouts

/// Limits, separators and whether views can be moved, some of which are others after each change.
struct ChangingOptions: FlowChoice {
    /// A view that is wider by a step for each view that is hidden.
    struct Overflow {
        let number: Int
        let (width, step, height): (CGFloat, CGFloat, CGFloat)
    }

    /// A view of a fixed size that comes and goes.
    struct Slab {
        let number: Int
        /// Without a width, as long as there is space.
        let width: CGFloat?
        let height: CGFloat
        let isOn: Periods

        var name: String { "\(number):\(width.map(short) ?? "")x\(short(height))-\(isOn)" }

        @MainActor var view: some View { Color.red.frame(width: width, height: height).part(number) }
    }

    let change: Int
    /// One for each change; none where there is no such limit.
    var maxLines: [Int?] = []
    var maxViews: [Int?] = []
    var hides: [Bool] = []
    var overflow: Overflow?
    var less: Slab?
    var itemSeparator: Slab?
    var lineSeparator: Slab?
    var reorders: Periods?
    var columns: Int?

    var name: String {
        func list(_ numbers: [Int?]) -> String { numbers.map { $0.map(String.init) ?? "-" }.joined() }
        let options = [
            maxLines.isEmpty ? nil : "max\(list(maxLines))",
            maxViews.isEmpty ? nil : "views\(list(maxViews))",
            hides.isEmpty ? nil : "hides\(list(hides.map { $0 ? 1 : 0 }))",
            overflow.map { "+\($0.number):\(short($0.width))+\(short($0.step))x\(short($0.height))" },
            less.map { "less\($0.name)" }, itemSeparator.map { "sep\($0.name)" },
            lineSeparator.map { "lsep\($0.name)" }, reorders.map { "reorders-\($0)" },
            columns.map { "columns\($0)" },
        ]
        return options.compactMap { $0.map { ".\($0)" } }.joined()
    }

    func applied<Flow: FlowView & View>(to flow: Flow) -> Flow {
        var flow = limited(flow)
        if let less {
            flow = flow.expandable(isExpanded: .constant(less.isOn.contains(change))) { less.view }
        }
        if let itemSeparator {
            flow = flow.itemSeparator { if itemSeparator.isOn.contains(change) { itemSeparator.view } }
        }
        if let lineSeparator {
            flow = flow.lineSeparator { if lineSeparator.isOn.contains(change) { lineSeparator.view } }
        }
        if let reorders { flow = flow.onFlowReorder(isEnabled: reorders.contains(change)) { _, _ in } }
        return switch columns {
        case 0: flow.columns(2)
        case 1: flow.columns(.uniform)
        case 2: flow.columns(minimum: 40)
        case 3: flow.columns(minimum: 30, maximum: 50)
        case 4: flow.columns(3).stretchesItems()
        case 5: flow.columns(change + 1)
        default: flow
        }
    }

    private func limited<Flow: FlowView & View>(_ flow: Flow) -> Flow {
        var flow = flow
        guard let overflow else {
            if !maxLines.isEmpty { flow = flow.maxLines(maxLines[change]) }
            if !maxViews.isEmpty { flow = flow.maxViews(maxViews[change]) }
            return hides.isEmpty ? flow : flow.hidesOverflow(hides[change])
        }
        func view(_ hidden: Int) -> some View {
            Color.red.frame(
                width: max(1, overflow.width + overflow.step * CGFloat(hidden)), height: overflow.height
            )
            .part(overflow.number)
        }
        if !maxLines.isEmpty { flow = flow.maxLines(maxLines[change]) { view($0.count) } }
        if !maxViews.isEmpty { flow = flow.maxViews(maxViews[change]) { view($0.count) } }
        return hides.isEmpty ? flow : flow.hidesOverflow(hides[change]) { view($0.count) }
    }
}

/// After which changes something is so.
enum Periods: String, CaseIterable {
    case all, even, odd

    func contains(_ change: Int) -> Bool { self == .all || (self == .even) == (change % 2 == 0) }
}

extension ViewMaker {
    func periods() -> Periods { element(of: Periods.allCases) }

    /// Each number is how rare a kind of options is: one in so many flows has it, and none by 0.
    func changingOptions(
        limits: Bool = true, separators: Int = 3, reordering: Int = 5, columns: Int = 0
    ) -> ChangingOptions {
        var options = ChangingOptions(change: change)
        let limitsViews = integer(below: 4) == 3
        if limits {
            if !limitsViews { options.maxLines = views(4) { element(of: [0, 1, 1, 2, 2, 3, nil]) } }
            if limitsViews || chance(3) {
                options.maxViews = views(4) { element(of: [0, 1, 2, 3, 5, nil]) }
            }
            if chance(3) { options.hides = views(4) { !chance(4) } }
            if !chance(4) {
                options.overflow = ChangingOptions.Overflow(
                    number: number(), width: CGFloat(4 + integer(below: 20)),
                    step: element(of: [0, 2, 9, -3]), height: CGFloat(4 * integer(below: 6) + 4))
            }
            if chance(2) {
                let (number, width, height) = (
                    number(), 4 * integer(below: 12) + 4, 4 * integer(below: 6) + 4
                )
                options.less = ChangingOptions.Slab(
                    number: number, width: CGFloat(width), height: CGFloat(height),
                    isOn: chance(2) ? .even : .odd)
            }
        }
        if chance(separators) {
            options.itemSeparator = ChangingOptions.Slab(
                number: number() + 300, width: CGFloat(integer(below: 9)), height: 3, isOn: periods())
        }
        if chance(separators + 1) {
            options.lineSeparator = ChangingOptions.Slab(
                number: number() + 600, width: nil, height: CGFloat(1 + integer(below: 5)), isOn: periods())
        }
        if chance(reordering) { options.reorders = periods() }
        // When the other implementation was asked, arrow keys moved the focus in some flows, which placed nothing.
        if chance(6) { _ = integer(below: 3) }
        if columns > 0, chance(columns) { options.columns = integer(below: 6) }
        return options
    }
}
