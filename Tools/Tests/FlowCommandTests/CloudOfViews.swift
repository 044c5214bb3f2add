@_spi(Tools) import FlowLayouts

@testable import flow

/// Words on chips in a flow, as views: what `TagCloud` looks like.
struct CloudOfViews: View {
    let items: [RenderItem]
    let configuration: FlowConfiguration
    var decoration = CloudDecoration()
    let style: ChipStyle
    @Environment(\.colorScheme) private var colorScheme

    var body: some View {
        Group {
            switch (axis, decoration.isEmpty) {
            // A flow without decoration is a layout, which takes less time and memory.
            case (.horizontal, true): configured(HFlowLayout()).callAsFunction { chips }
            case (.vertical, true): configured(VFlowLayout()).callAsFunction { chips }
            case (.horizontal, false): decorated(HFlow { chips })
            case (.vertical, false): decorated(VFlow { chips })
            }
        }
        .font(.system(size: style.fontSize, weight: .medium))
        .multilineTextAlignment(.center)
        .padding(style.margin)
    }

    private var axis: Axis { configuration.axis }

    private var chips: some View {
        ForEach(items.indices, id: \.self) { index in
            item(items[index])
        }
    }

    private func configured<Flow: FlowContainer>(_ flow: Flow) -> Flow {
        var flow = flow
        flow._configuration = Boxed(configuration)
        return flow
    }

    private func decorated<Flow: FlowView>(_ flow: Flow) -> Flow {
        var flow = configured(flow)
        if let maxLines = decoration.maxLines {
            flow =
                decoration.overflow.isEmpty
                ? flow.maxLines(maxLines)
                : flow.maxLines(maxLines) { hidden in
                    item(RenderItem(text: decoration.overflow(hiding: hidden.count)))
                }
        }
        if let separator = decoration.itemSeparator {
            flow = flow.itemSeparator {
                Text(separator).font(.system(size: style.fontSize)).multilineTextAlignment(.leading)
            }
        }
        if decoration.hasLineSeparator {
            flow = flow.lineSeparator { Divider() }
        }
        return flow
    }

    @ViewBuilder private func item(_ item: RenderItem) -> some View {
        let traits = item.traits
        let chip = ChipView(item: item, axis: axis, style: style, tint: Tint(.blue, in: colorScheme))
        if traits == FlowItemTraits() {
            chip
        } else {
            LengthLimit(axis: axis, maximum: traits.maxLength) { chip }
                .flowGrow(traits.grow)
                .flowShrink(traits.shrink)
                .flowBreaksBefore(traits.breaksBefore)
                .flowBreaksAfter(traits.breaksAfter)
                .flowAvoidsBreakBefore(traits.avoidsBreakBefore)
                .flowDirection(traits.direction.map { $0 == .leftToRight ? .leftToRight : .rightToLeft })
                .flowAlignment(traits.alignment)
                .layoutPriority(traits.priority)
        }
    }
}

/// A word on a soft tint, in the font of the cloud.
struct ChipView: View {
    let item: RenderItem
    /// The direction in which lines run. Across it, a chip takes all that it is offered.
    let axis: Axis
    let style: ChipStyle
    let tint: Tint

    var body: some View {
        Text(item.text)
            .foregroundColor(tint.text)
            // In a chip that is too low, the word overflows instead of losing lines.
            .fixedSize(horizontal: false, vertical: true)
            .padding(style.insets)
            .frame(
                minWidth: axis == .horizontal ? minimum : nil,
                maxWidth: axis == .horizontal ? maximum : .infinity,
                minHeight: axis == .vertical ? minimum : nil,
                maxHeight: axis == .vertical ? maximum : .infinity
            )
            .background(tint.fill, in: RoundedRectangle(cornerRadius: style.cornerRadius))
    }

    /// Without a minimum, a chip is as long as its text.
    private var minimum: CGFloat? {
        item.traits.minLength > 0 ? item.traits.minLength : nil
    }

    /// Along its line, a chip that grows or shrinks takes all it is offered. Others are as long as their text.
    private var maximum: CGFloat? {
        item.traits.grow > 0 || item.traits.shrink > 0 ? .infinity : nil
    }
}

extension FlowConfiguration {
    /// A flow that follows the engine's options, except for the direction, which is that of the environment.
    /// Text baselines in a vertical flow mean the leading edge.
    init(_ options: FlowOptions) {
        let (line, item) = (options.lineAlignment.edge, options.itemAlignment)
        switch options.axis {
        case .horizontal:
            self =
                HFlowLayout(
                    alignment: Alignment(horizontal: line.horizontal, vertical: item.vertical),
                    itemSpacing: options.itemSpacing, rowSpacing: options.lineSpacing
                )._configuration.value
        case .vertical:
            self =
                VFlowLayout(
                    alignment: Alignment(horizontal: item.horizontal, vertical: line.vertical),
                    itemSpacing: options.itemSpacing, columnSpacing: options.lineSpacing
                )._configuration.value
        }
        self.options = options
    }
}

extension FlowLineAlignment {
    fileprivate var edge: FlowItemAlignment {
        switch self {
        case .leading: .top
        case .center: .center
        case .trailing: .bottom
        }
    }
}

extension FlowItemAlignment {
    fileprivate var vertical: VerticalAlignment {
        switch self {
        case .top, .stretch: .top
        case .center: .center
        case .bottom: .bottom
        case .firstTextBaseline: .firstTextBaseline
        case .lastTextBaseline: .lastTextBaseline
        }
    }

    fileprivate var horizontal: HorizontalAlignment {
        switch self {
        case .top, .stretch, .firstTextBaseline, .lastTextBaseline: .leading
        case .center: .center
        case .bottom: .trailing
        }
    }
}

/// Offers a view at most some length, so that a longer text wraps.
///
/// A frame with a maximum tells the view its limit only when it is placed, so the view would overflow.
struct LengthLimit: Layout {
    let axis: Axis
    let maximum: CGFloat

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        subviews[0].sizeThatFits(limited(proposal, for: subviews[0]))
    }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
        subviews[0].place(at: bounds.origin, proposal: limited(proposal, for: subviews[0]))
    }

    private func limited(_ proposal: ProposedViewSize, for view: LayoutSubview) -> ProposedViewSize {
        guard maximum < .infinity else { return proposal }
        let size = view.sizeThatFits(proposal)
        var proposal = proposal
        switch axis {
        case .horizontal: if proposal.width ?? size.width > maximum { proposal.width = maximum }
        case .vertical: if proposal.height ?? size.height > maximum { proposal.height = maximum }
        }
        return proposal
    }
}
