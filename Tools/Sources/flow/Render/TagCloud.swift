@_spi(Tools) import FlowLayouts

/// Words on chips in a flow.
struct TagCloud: View {
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
        flow._configuration = configuration
        return flow
    }

    private func decorated<Flow: FlowView>(_ flow: Flow) -> Flow {
        var flow = configured(flow)
        if let maxLines = decoration.maxLines {
            flow =
                decoration.overflow.isEmpty
                ? flow.maxLines(maxLines)
                : flow.maxLines(maxLines) { hidden in
                    item(RenderItem(text: decoration.overflow(hiding: hidden)))
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
        let chip = Chip(item: item, axis: axis, style: style, tint: Tint.of(item.text, in: colorScheme))
        if traits == FlowItemTraits() {
            chip
        } else {
            LengthLimit(axis: axis, maximum: traits.maxLength) { chip }
                .flowGrow(traits.grow)
                .flowShrink(traits.shrink)
                .flowBreaksBefore(traits.breaksBefore)
                .flowBreaksAfter(traits.breaksAfter)
                .flowAvoidsBreakBefore(traits.avoidsBreakBefore)
                .flowAlignment(traits.alignment)
                .layoutPriority(traits.priority)
        }
    }
}

/// A word on a soft tint of its own, in the font of the cloud.
struct Chip: View {
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

/// The measures of a tag cloud.
struct ChipStyle {
    var fontSize: CGFloat
    /// The space around a word, inside its chip.
    var insets: EdgeInsets
    /// At least half the height of a chip of one line, so that it ends in half circles.
    var cornerRadius: CGFloat
    /// The default horizontal distance of chips.
    var horizontalSpacing: CGFloat
    /// The default vertical distance of chips.
    var verticalSpacing: CGFloat
    /// The space around the whole.
    var margin: CGFloat

    /// For pictures in points, where everything grows with the font.
    static func points(fontSize: CGFloat) -> ChipStyle {
        ChipStyle(
            fontSize: fontSize,
            insets: EdgeInsets(
                top: fontSize * 0.4375, leading: fontSize * 0.875, bottom: fontSize * 0.4375,
                trailing: fontSize * 0.875),
            cornerRadius: fontSize * 1.125, horizontalSpacing: fontSize * 0.5,
            verticalSpacing: fontSize * 0.5,
            margin: fontSize * 1.5)
    }

    /// For text in character cells: a frame of one cell, and a blank on each side of the word.
    static let cells = ChipStyle(
        fontSize: 1, insets: EdgeInsets(top: 1, leading: 2, bottom: 1, trailing: 2), cornerRadius: 1,
        horizontalSpacing: 1, verticalSpacing: 0, margin: 0)
}
