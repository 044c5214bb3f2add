import FlowEngine
import PortableUITesting
import TestSupport

@_spi(Tools) @testable import FlowLayouts

/// A flow with everything it can do, of views that do what they can.
@MainActor
struct RandomContent {
    private let axis: Axis
    private let configuration: FlowBoxed<FlowConfiguration>
    private let decorations: Int
    private let maxLines: Int
    private let views: [AnyView]
    /// What it is made of.
    let name: String

    init(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        func spacing() -> CGFloat? {
            random.chance(2) ? nil : CGFloat(random.length(in: random.chance(4) ? -4...0 : 0...9))
        }
        axis = random.chance(3) ? .vertical : .horizontal
        let alignments = (
            [HorizontalAlignment.leading, .center, .trailing].randomElement(using: &random),
            [VerticalAlignment.top, .center, .bottom, .firstTextBaseline, .lastTextBaseline]
                .randomElement(using: &random)
        )
        let alignment = Alignment(horizontal: alignments.0 ?? .center, vertical: alignments.1 ?? .center)
        let (itemSpacing, lineSpacing) = (spacing(), spacing())
        func options<Flow: FlowContainer>(of flow: Flow) -> FlowBoxed<FlowConfiguration> {
            var flow = flow
            if random.chance(2) { flow = flow.randomized(using: &random) }
            if random.chance(4) { flow = flow.stretchesItems() }
            if random.chance(4) { flow = flow.growsItems() }
            if random.chance(5) {
                flow = flow.scalesLines(to: 40, within: 20...(random.chance(2) ? .infinity : 60))
            }
            return flow._configuration
        }
        configuration =
            switch axis {
            case .horizontal:
                options(
                    of: FlowLayout(alignment: alignment, itemSpacing: itemSpacing, rowSpacing: lineSpacing))
            case .vertical:
                options(
                    of: VFlowLayout(
                        alignment: alignment, itemSpacing: itemSpacing, columnSpacing: lineSpacing))
            }
        decorations = random.chance(2) ? Int.random(in: 0..<64, using: &random) : 0
        maxLines = Int.random(in: 0...3, using: &random)

        var (views, names): ([AnyView], [String]) = ([], [])
        for _ in 0..<Int.random(in: 0...7, using: &random) {
            let (name, view) = Self.view(using: &random)
            views.append(view)
            names.append(name)
        }
        self.views = views
        name = "\(configuration.value) \(decorations) \(maxLines) [\(names.joined(separator: ", "))]"
    }

    private static func view(using random: inout SeededGenerator) -> (String, AnyView) {
        let (a, b) = (CGFloat(random.length(in: 0...60)), CGFloat(random.length(in: 0...60)))
        let (small, large) = (min(a, b), max(a, b))
        var (name, view): (String, AnyView) =
            switch Int.random(in: 0..<12, using: &random) {
            case 0: ("text", AnyView(Text("some words that wrap")))
            case 1: ("words", AnyView(FlowText("a few words")))
            case 2: ("long \(b)", AnyView(Box(100 + a, b)))
            case 3:
                (
                    "up to \(large)",
                    AnyView(
                        Color.red.frame(minWidth: 0, idealWidth: small, maxWidth: large)
                            .frame(minHeight: 0, idealHeight: small, maxHeight: large))
                )
            case 4: ("any \(small)", AnyView(Color.red.frame(minWidth: small, minHeight: small)))
            case 5: ("photo", AnyView(Color.red.aspectRatio(1.5, contentMode: .fit)))
            case 6: ("spacer", AnyView(Spacer(minLength: random.chance(2) ? nil : 5)))
            case 7: ("divider", AnyView(Divider()))
            case 8: ("break", AnyView(LineBreak()))
            case 9:
                (
                    "flow",
                    AnyView(
                        HFlow {
                            Box(20, 10); Box(30, 10).flowGrow()
                        }.lineDistribution(.center))
                )
            default: ("\(a) × \(b)", AnyView(Box(a, b)))
            }
        if random.chance(4) {
            view = AnyView(
                Prefers(spacing: ViewSpacing(CGFloat(random.length(in: 0...9)))) { [view] in view })
        }
        if random.chance(4) {
            view = AnyView(view.alignmentGuide(.firstTextBaseline) { _ in small })
        }
        if random.chance(2) {
            switch Int.random(in: 0..<11, using: &random) {
            case 0: (name, view) = (name + " grows", AnyView(view.flowGrow()))
            case 1: (name, view) = (name + " fills", AnyView(view.frame(maxWidth: .infinity).flowGrow()))
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

    /// The flow, whose layout answers a few questions before it places its views.
    func view(questions: @escaping (FlowBoxed<FlowConfiguration>, LayoutSubviews) -> Void) -> AnyView {
        let content = ForEach(views.indices, id: \.self) { views[$0] }
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
        if decorations & 1 > 0 { flow = flow.itemSeparator { Divider() } }
        if decorations & 2 > 0 { flow = flow.lineSeparator { Box(3, 3) } }
        if decorations & 12 == 4 { flow = flow.maxLines(maxLines) { Text("+\($0.count)") } }
        if decorations & 12 == 8 { flow = flow.maxLines(maxLines) }
        if decorations & 12 == 12 { flow = flow.maxViews(maxLines) { Text("+\($0.count)") } }
        if decorations & 48 == 16 { flow = flow.hidesOverflow { Text("+\($0.count)") } }
        if decorations & 48 == 32 { flow = flow.hidesOverflow() }
        return flow
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
        cache.arranged(_configuration, in: bounds, proposal: proposal, subviews: subviews)
            .place(subviews, in: bounds)
    }
}
