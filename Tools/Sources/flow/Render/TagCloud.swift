import FlowEngine
import PortableUI
import PortableUIDrawing

/// Words on chips in lines.
///
/// It is laid out as views would be in an `HFlow` or a `VFlow`, without making any: that takes half of the time and
/// memory.
struct TagCloud {
    private let style: ChipStyle
    private let decoration: CloudDecoration
    private let scheme: ColorScheme
    private let measurer: ChipMeasurer
    /// The words that are shown, with that of the chip for hidden ones.
    private var chips: [Chip]
    /// The number of words that are shown.
    private(set) var shown: Int
    /// Where the chips and separators are, without the margin.
    private(set) var arrangement = FlowArrangement()

    /// Measures and arranges the words.
    ///
    /// - Parameters:
    ///   - length: The space along the lines, with the margins.
    ///   - thickness: The space across with the margins, if lines are distributed in it.
    init(
        of items: [RenderItem], flow options: FlowOptions, decoration: CloudDecoration, length: Double,
        thickness: Double?, style: ChipStyle, scheme: ColorScheme, textMeasurer: any TextMeasurer
    ) {
        (self.style, self.decoration, self.scheme) = (style, decoration, scheme)
        var options = options
        // Columns align no baselines.
        if options.axis == .vertical, options.itemAlignment.isTextBaseline { options.itemAlignment = .top }
        measurer = ChipMeasurer(flow: options, style: style, textMeasurer: textMeasurer)
        shown = items.count
        chips = items.map { Chip(item: $0) }
        let available = max(length - 2 * style.margin, 0)

        // 1. Every chip at its ideal size, and its limits.
        var flowItems = FlowItems()
        flowItems.reserveCapacity(chips.count)
        for index in chips.indices {
            measurer.measure(&chips[index], offered: nil)
            flowItems.append(measurer.flowItem(for: chips[index]))
        }
        options.itemSeparator = decoration.itemSeparator.map {
            let size = measurer.metrics(of: measurer.separatorText($0), width: nil).size
            return options.axis == .horizontal ? size.width : size.height
        }
        options.lineSeparator = decoration.hasLineSeparator ? 1 : nil

        // 2. Chips that are too long are as long as the space, or as a column.
        let limit = flowItems.columnLength(in: available, options: options) ?? available
        for index in chips.indices where measurer.length(of: chips[index]) > limit {
            measurer.measure(&chips[index], offered: limit)
            let traits = flowItems[index].traits
            flowItems[index] = measurer.flowItem(for: chips[index], traits: traits)
        }

        // 3. The first ones, with a chip that says how many are hidden.
        if let maxLines = decoration.maxLines {
            var limited = flowItems.limited(
                toLines: maxLines, in: available, options: options,
                overflowTraits: FlowItemTraits(keepsSize: options.scaling != nil)
            ) { hidden in
                overflowChip(hiding: hidden, limit: limit).map {
                    FlowSize(width: $0.size.width, height: $0.size.height)
                }
            }
            shown = limited.shown
            let hidden = chips.count - shown
            chips.removeSubrange(shown...)
            if hidden > 0, let overflow = overflowChip(hiding: hidden, limit: limit) {
                chips.append(overflow)
                limited.items[shown] = measurer.flowItem(for: overflow)
            }
            (flowItems, options) = (limited.items, limited.options)
        }

        // 4. Chips that grow or shrink are measured again.
        func arrangement(across: Double?) -> FlowArrangement {
            let mayChange = chips.contains { $0.item.traits != FlowItemTraits() }
            guard mayChange else {
                return FlowArrangement(of: flowItems, in: available, across: across, options: options)
            }
            return FlowArrangement(of: flowItems, in: available, across: across, options: options) { change in
                measurer.measure(&chips[change.index], offered: change.length)
                let baselines = measurer.baselines(of: chips[change.index])
                return FlowMeasurement(
                    thickness: measurer.thickness(of: chips[change.index]),
                    firstBaseline: baselines.first,
                    lastBaseline: baselines.last)
            }
        }
        self.arrangement = arrangement(across: nil)
        // Lines that need more than the space get it.
        if let across = thickness.map({ $0 - 2 * style.margin }),
            across
                > (options.axis == .horizontal ? self.arrangement.size.height : self.arrangement.size.width)
        {
            self.arrangement = arrangement(across: across)
        }
    }

    private func overflowChip(hiding count: Int, limit: Double) -> Chip? {
        guard !decoration.overflow.isEmpty else { return nil }
        var chip = Chip(item: RenderItem(text: decoration.overflow(hiding: count)))
        measurer.measure(&chip, offered: nil)
        if measurer.length(of: chip) > limit { measurer.measure(&chip, offered: limit) }
        return chip
    }
}

// MARK: - Drawing

extension TagCloud {
    /// What the cloud shows, with its margin.
    ///
    /// - Parameter joinsShapes: Whether chips of one tint are one shape, if none overlap. Cairo remembers each shape of a
    ///   document, which takes 50 MB for 100,000 chips.
    func displayList(joinsShapes: Bool) -> DisplayList {
        var environment = EnvironmentValues()
        environment.colorScheme = scheme
        let margin = style.margin
        var list = DisplayList(
            size: CGSize(
                width: arrangement.size.width + 2 * margin, height: arrangement.size.height + 2 * margin))
        list.nodes.reserveCapacity(2 * chips.count)
        let identity = ViewIdentity(.position(0))
        func draw(_ content: DisplayItem.Content, in frame: CGRect) {
            list.nodes.append(.item(DisplayItem(identity: identity, frame: frame, content: content)))
        }
        func placed(_ rect: FlowRect) -> CGRect {
            CGRect(x: rect.x + margin, y: rect.y + margin, width: rect.width, height: rect.height)
        }

        // 1. Chips, and the words on them. A chip that overlaps another one hides its word, too.
        let mayOverlap = min(measurer.flow.itemSpacing, measurer.flow.lineSpacing) < 0
        let layers =
            joinsShapes && !mayOverlap ? [chips.indices] : chips.indices.map { $0..<$0 + 1 }
        for layer in layers {
            let frames = layer.map { placed(arrangement.frames[$0]) }
            let area = frames.count == 1 ? frames[0] : CGRect(origin: .zero, size: list.size)
            for (fill, path) in shapes(of: chips[layer], in: frames, from: area.origin) {
                draw(.fill(path, .color(fill.resolve(in: environment))), in: area)
            }
            for (chip, frame) in zip(chips[layer], frames) {
                let text = measurer.text(of: chip.item.title)
                let isPicture = chip.item.picture != nil
                let size = isPicture ? measurer.metrics(of: text, width: frame.width).size : chip.text.size
                // A name that a picture has no space for is left out.
                if isPicture, size.width > frame.width || size.height > frame.height { continue }
                let color = Tint.of(chip.item.text, in: scheme).text
                draw(.text(text, .color(color.resolve(in: environment))), in: frame.centered(size))
            }
        }

        // 2. Separators.
        if let separator = decoration.itemSeparator {
            let text = measurer.separatorText(separator)
            for rect in arrangement.itemSeparators.map(placed) {
                let size = measurer.metrics(
                    of: text, width: measurer.flow.axis == .horizontal ? nil : rect.width
                ).size
                draw(.text(text, .color(Color.primary.resolve(in: environment))), in: rect.centered(size))
            }
        }
        for rect in arrangement.lineSeparators.map(placed) {
            let line = Path(CGRect(origin: .zero, size: rect.size))
            draw(.fill(line, .color(Color.secondary.opacity(0.5).resolve(in: environment))), in: rect)
        }
        return list
    }

    /// The outlines of chips by their tints, in the order of the first chip of each.
    private func shapes(
        of chips: ArraySlice<Chip>, in frames: [CGRect], from origin: CGPoint
    ) -> [(fill: Color, path: Path)] {
        var shapes: [(fill: Color, path: Path)] = []
        for (chip, frame) in zip(chips, frames) {
            let fill = Tint.of(chip.item.text, in: scheme).fill
            let radius = chip.item.picture == nil ? style.cornerRadius : style.cornerRadius / 4
            let frame = frame.offsetBy(dx: -origin.x, dy: -origin.y)
            if let known = shapes.firstIndex(where: { $0.fill == fill }) {
                let corner = CGSize(width: radius, height: radius)
                shapes[known].path.addRoundedRect(in: frame, cornerSize: corner)
            } else {
                shapes.append((fill, Path(roundedRect: frame, cornerRadius: radius)))
            }
        }
        return shapes
    }
}

extension CGRect {
    /// A rectangle of a size in the middle of this one.
    fileprivate func centered(_ size: CGSize) -> CGRect {
        CGRect(
            x: midX - size.width / 2, y: midY - size.height / 2, width: size.width, height: size.height)
    }
}
