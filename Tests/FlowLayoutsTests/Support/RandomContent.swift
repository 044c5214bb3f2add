import FlowEngine
import PortableUITesting
import TestSupport

@testable import FlowLayouts
@testable import NaiveFlows

/// A flow with everything it can do, of views that do what they can.
@MainActor
struct RandomContent {
    let axis: Axis
    private let configuration: FlowBoxed<FlowConfiguration>
    private let decorations: Int
    private let maxLines: Int
    private let views: [AnyView]
    /// What it is made of.
    let name: String

    /// - Parameter axis: For a flow without texts, which is the same along both axes but for that; by default a random one.
    init(seed: UInt64, along axis: Axis? = nil) {
        var random = SeededGenerator(seed: seed)
        func spacing() -> CGFloat? {
            random.chance(2) ? nil : CGFloat(random.length(in: random.chance(4) ? -4...0 : 0...9))
        }
        let hasTexts = axis == nil
        let randomAxis: Axis = random.chance(3) ? .vertical : .horizontal
        let (three, five) = (Int.random(in: 0..<3, using: &random), Int.random(in: 0..<5, using: &random))
        let horizontal: [HorizontalAlignment] = [.leading, .center, .trailing, .own, .own]
        let vertical: [VerticalAlignment] = [
            .top, .center, .bottom, hasTexts ? .firstTextBaseline : .own, hasTexts ? .lastTextBaseline : .own,
        ]
        let alignment = Alignment(
            horizontal: horizontal[axis == .vertical ? five : three],
            vertical: vertical[axis == .vertical ? three : five])
        let (itemSpacing, lineSpacing) = (spacing(), spacing())
        func options<Flow: FlowContainer>(of flow: Flow) -> FlowBoxed<FlowConfiguration> {
            var flow = flow
            if random.chance(2) { flow = flow.randomized(using: &random) }
            if random.chance(4) { flow = flow.stretchesItems() }
            if random.chance(4) { flow = flow.growsItems() }
            if random.chance(5) {
                flow = flow.scalesLines(to: 40, within: 20...(random.chance(2) ? .infinity : 60))
            }
            if !hasTexts, random.chance(5) {
                flow = flow.setting(\.defaultFlexibility.fillsThickness, to: true)
            }
            return flow._configuration
        }
        self.axis = axis ?? randomAxis
        configuration =
            switch self.axis {
            case .horizontal:
                options(
                    of: FlowLayout(alignment: alignment, itemSpacing: itemSpacing, rowSpacing: lineSpacing))
            case .vertical:
                options(
                    of: VFlowLayout(
                        alignment: alignment, itemSpacing: itemSpacing, columnSpacing: lineSpacing))
            }
        decorations = random.chance(2) ? Int.random(in: 0..<(hasTexts ? 64 : 128), using: &random) : 0
        maxLines = Int.random(in: 0...3, using: &random)

        var (views, names): ([AnyView], [String]) = ([], [])
        for _ in 0..<Int.random(in: 0...7, using: &random) {
            let (name, view) = Self.view(along: self.axis, hasTexts: hasTexts, using: &random)
            views.append(view)
            names.append(name)
        }
        self.views = views
        name = "\(configuration.value) \(decorations) \(maxLines) [\(names.joined(separator: ", "))]"
    }

    private static func view(
        along axis: Axis, hasTexts: Bool, using random: inout SeededGenerator
    ) -> (String, AnyView) {
        let (a, b) = (CGFloat(random.length(in: 0...60)), CGFloat(random.length(in: 0...60)))
        let (small, large) = (min(a, b), max(a, b))
        func box(_ length: CGFloat, _ thickness: CGFloat) -> Box {
            let size = CGSize(length: length, thickness: thickness, axis: axis)
            return Box(size.width, size.height)
        }
        let parts = Group {
            box(20, 10); box(30, 10).flowGrow()
        }
        var (name, view): (String, AnyView) =
            switch Int.random(in: hasTexts ? 0..<12 : 2..<12, using: &random) {
            case 0: ("text", AnyView(Text("some words that wrap")))
            case 1: ("words", AnyView(FlowText("a few words")))
            case 2: ("long \(b)", AnyView(box(100 + a, b)))
            case 3:
                (
                    "up to \(large)",
                    AnyView(
                        Color.red.frame(along: axis, least: 0, ideal: small, most: large)
                            .frame(along: axis.across, least: 0, ideal: large / 2, most: large + small))
                )
            case 4:
                (
                    "any \(a)",
                    AnyView(
                        Color.red.frame(along: axis, least: a).frame(along: axis.across, least: b))
                )
            case 5:
                (
                    "photo",
                    AnyView(
                        Color.red.aspectRatio(
                            hasTexts ? 1.5 : axis == .horizontal ? 2 : 0.5, contentMode: .fit))
                )
            case 6: ("spacer", AnyView(Spacer(minLength: random.chance(2) ? nil : 5)))
            case 7: ("divider", AnyView(Divider()))
            case 8: ("break", AnyView(LineBreak()))
            case 9:
                (
                    "flow",
                    axis == .horizontal
                        ? AnyView(HFlow { parts }.lineDistribution(.center))
                        : AnyView(VFlow { parts }.lineDistribution(.center))
                )
            default: ("\(a) × \(b)", AnyView(box(a, b)))
            }
        // A divider in another layout does not know which way the flow runs.
        if random.chance(4), hasTexts || name != "divider" {
            let some: [Edge.Set] = [
                axis.edges, axis.across.edges, axis == .horizontal ? .trailing : .bottom,
            ]
            let edges = hasTexts ? .all : random.element(of: some)
            view = AnyView(
                Prefers(spacing: ViewSpacing(CGFloat(random.length(in: 0...9)), on: edges)) { [view] in view }
            )
        }
        if random.chance(4) {
            let isOwn = !hasTexts && random.chance(2)
            view =
                switch axis {
                case _ where hasTexts: AnyView(view.alignmentGuide(.firstTextBaseline) { _ in small })
                case .horizontal: AnyView(view.alignmentGuide(isOwn ? .own : .top) { _ in small })
                case .vertical: AnyView(view.alignmentGuide(isOwn ? .own : .leading) { _ in small })
                }
        }
        if random.chance(2) {
            switch Int.random(in: 0..<11, using: &random) {
            case 0: (name, view) = (name + " grows", AnyView(view.flowGrow()))
            case 1:
                (name, view) = (name + " fills", AnyView(view.frame(along: axis, most: .infinity).flowGrow()))
            case 2: (name, view) = (name + " grows by half", AnyView(view.flowGrow(0.5)))
            case 3: (name, view) = (name + " shrinks", AnyView(view.flowShrink()))
            case 4: (name, view) = (name + " fills its line", AnyView(view.flowFillsLine()))
            case 5: (name, view) = (name + " begins a line", AnyView(view.flowBreaksBefore()))
            case 6: (name, view) = (name + " ends its line", AnyView(view.flowBreaksAfter()))
            case 7: (name, view) = (name + " stays", AnyView(view.flowAvoidsBreakBefore()))
            case 8: (name, view) = (name + " comes first", AnyView(view.layoutPriority(1).flowGrow(2)))
            case 9: (name, view) = (name + " is hidden first", AnyView(view.layoutPriority(-1)))
            default: (name, view) = (name + " at the bottom", AnyView(view.flowAlignment(.bottom)))
            }
        }
        return (name, view)
    }

    private var content: some View { ForEach(views.indices, id: \.self) { views[$0] } }

    var flow: AnyView {
        return axis == .horizontal
            ? AnyView(decorated(HFlow(_configuration: configuration, content: content)))
            : AnyView(decorated(VFlow(_configuration: configuration, content: content)))
    }

    /// The flow, whose layout answers a few questions before it places its views.
    func view(questions: @escaping (FlowBoxed<FlowConfiguration>, LayoutSubviews) -> Void) -> AnyView {
        let flow = decorated(HFlow(_configuration: configuration, content: content))
        let elements = FlowOfElements(
            configuration: flow._configuration, decoration: flow._decoration, content: AnyView(content),
            memory: FlowMemory(), drag: .constant(nil)
        ).elements
        let shown = flow.isDecorated ? AnyView(elements) : AnyView(content)
        return switch axis {
        case .horizontal:
            AnyView(
                Questioned<HFlowLayout>(_configuration: flow._configuration, questions: questions) { shown })
        case .vertical:
            AnyView(
                Questioned<VFlowLayout>(_configuration: flow._configuration, questions: questions) { shown })
        }
    }

    /// With separators, and views in place of those that are hidden.
    private func decorated<Flow: FlowView>(_ flow: Flow) -> Flow {
        var flow = flow
        let size = CGSize(length: 3, thickness: 5, axis: axis)
        let label = { [axis] (hidden: FlowOverflow) in
            Color.blue.frame(along: axis, ideal: 10 + CGFloat(hidden.count))
                .frame(along: axis.across, ideal: 15 - CGFloat(hidden.count)).fixedSize()
        }
        if decorations & 1 > 0 { flow = flow.itemSeparator { Divider() } }
        if decorations & 2 > 0 { flow = flow.lineSeparator { Box(size.width, size.height) } }
        if decorations & 12 == 4 { flow = flow.maxLines(maxLines, overflow: label) }
        if decorations & 12 == 8 { flow = flow.maxLines(maxLines) }
        if decorations & 12 == 12 { flow = flow.maxViews(maxLines, overflow: label) }
        if decorations & 48 == 16 { flow = flow.hidesOverflow(overflow: label) }
        if decorations & 48 == 32 { flow = flow.hidesOverflow() }
        if decorations & 72 == 72 {
            flow = flow.expandable(isExpanded: .constant(true)) { Box(4, 4) }
        }
        return flow
    }
}

private enum Own: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}

extension VerticalAlignment {
    fileprivate static let own = VerticalAlignment(Own.self)
}

extension HorizontalAlignment {
    fileprivate static let own = HorizontalAlignment(Own.self)
}

extension Alignment {
    /// A guide on each axis that only some views set.
    static let own = Alignment(horizontal: .own, vertical: .own)
}

extension Axis {
    fileprivate var edges: Edge.Set { self == .horizontal ? .horizontal : .vertical }
}

extension View {
    fileprivate func frame(
        along axis: Axis, least: CGFloat? = nil, ideal: CGFloat? = nil, most: CGFloat? = nil
    ) -> some View {
        axis == .horizontal
            ? frame(minWidth: least, idealWidth: ideal, maxWidth: most)
            : frame(minHeight: least, idealHeight: ideal, maxHeight: most)
    }
}

extension FlowContainer {
    /// The flow with random options, all but scaling and equal lengths, which views that are rigid do not have, and those
    /// that initializers, the environment or views set.
    func randomized(using random: inout SeededGenerator) -> Self {
        let others: Set = [
            "axis", "itemSpacing", "lineSpacing", "lineAlignment", "itemAlignment", "columns", "direction",
            "scaling", "itemSeparator", "lineSeparator",
        ]
        var options: FlowOptions = _configuration.options
        for choice in FlowOptions.choices where !others.contains(choice.name) {
            choice.randomize(&options, oneIn: 2, using: &random)
        }
        if options.distribution == .fillEqually { options.distribution = .natural }
        let flow = setting(\.options, to: options)
        guard random.chance(4) else { return flow }
        switch Int.random(in: 0..<3, using: &random) {
        case 0: return flow.columns(.uniform)
        case 1: return flow.columns(Int.random(in: 1...4, using: &random))
        default:
            return flow.columns(
                minimum: CGFloat(Int.random(in: 0...120, using: &random)),
                maximum: random.chance(2) ? .infinity : 100)
        }
    }
}

/// A flow whose layout answers questions before it places its views.
struct Questioned<Flow: FlowContainer & Layout>: FlowContainer, Layout {
    var _configuration: FlowBoxed<FlowConfiguration>
    nonisolated(unsafe) let questions: (FlowBoxed<FlowConfiguration>, LayoutSubviews) -> Void

    static var layoutProperties: LayoutProperties { Flow.layoutProperties }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout FlowLayoutCache
    ) {
        questions(_configuration, subviews)
        cache.arrangedToPlace(_configuration, in: bounds, proposal: proposal, subviews: subviews)
            .place(subviews, in: bounds)
    }
}
