import FlowEngine
import PortableUI
import PortableUIDrawing
import PortableUIRendering

/// Words on chips in lines.
///
/// It is laid out as views would be in an `HFlow` or a `VFlow`, without making any: that takes half of the time and
/// memory.
struct TagCloud {
    private let style: ChipStyle
    private let decoration: CloudDecoration
    private let palette: Palette
    /// The colors that chips may have.
    private let tints: [Tint]
    private let measurer: ChipMeasurer
    /// The words that are shown, with that of the chip for hidden ones among them.
    private let chips: [Chip]
    /// What tells the pictures among the chips apart.
    private let identities: [Int: ViewIdentity]
    /// The identity of everything else, which need not be told apart.
    private let otherIdentity = ViewIdentity(.position(0))
    private var environment = EnvironmentValues()
    /// The words on their lines, and which of them are shown.
    let flow: FittedFlow
    /// Where the chips and separators are, without the margin.
    let arrangement: FlowArrangement

    /// Measures and arranges the words.
    ///
    /// - Parameters:
    ///   - length: The space along the lines, with the margins.
    ///   - thickness: The space across with the margins, if lines are distributed in it.
    ///   - tints: The colors that chips may have; all if there are none.
    init(
        of items: [RenderItem], flow options: FlowOptions, decoration: CloudDecoration, length: Double,
        thickness: Double?, style: ChipStyle, palette: Palette, tints: [TintName] = [],
        textMeasurer: any TextMeasurer
    ) {
        (self.style, self.decoration, self.palette) = (style, decoration, palette)
        environment.colorScheme = palette.colorScheme
        self.tints = (tints.isEmpty ? TintName.allCases : tints).map { Tint($0, in: palette.colorScheme) }
        var options = options
        let measurer = ChipMeasurer(flow: options, style: style, textMeasurer: textMeasurer)
        options.itemSeparator = decoration.itemSeparator.map {
            let size = measurer.metrics(of: measurer.separatorText($0), width: nil).size
            return options.axis == .horizontal ? size.width : size.height
        }
        options.lineSeparator = decoration.hasLineSeparator ? 1 : nil

        let content = ChipContent(items, decoration: decoration, measurer: measurer)
        flow = FittedFlow(
            of: content.items, measuredBy: content, in: max(length - 2 * style.margin, 0),
            across: thickness.map { $0 - 2 * style.margin }, options: options,
            limit: decoration.limit)
        (arrangement, chips) = (flow.arrangement, content.chips(of: flow))
        self.measurer = measurer
        let pictures = chips.indices.filter { [chips] in chips[$0].item.picture != nil }
        identities = Dictionary(uniqueKeysWithValues: pictures.map { ($0, ViewIdentity(.position($0))) })
    }
}

// MARK: - Drawing

extension TagCloud {
    /// What the cloud shows, with its margin.
    ///
    /// - Parameter joinsShapes: Whether chips of one tint are one shape, if none overlap. Cairo remembers each shape of a
    ///   document, which takes 50 MB for 100,000 chips.
    func displayList(joinsShapes: Bool) -> DisplayList {
        let margins = 2 * style.margin
        var list = DisplayList(
            size: CGSize(width: arrangement.size.width + margins, height: arrangement.size.height + margins))
        list.nodes.reserveCapacity(2 * chips.count)
        drawChips(in: &list, joinsShapes: joinsShapes)
        drawSeparators(in: &list)
        return list
    }

    /// Draws chips, and the words on them. A chip that overlaps another one hides its word, too.
    private func drawChips(in list: inout DisplayList, joinsShapes: Bool) {
        let tints = chipTints
        let mayOverlap = min(measurer.flow.itemSpacing, measurer.flow.lineSpacing) < 0
        let layers = joinsShapes && !mayOverlap ? [Array(chips.indices)] : chips.indices.map { [$0] }
        for layer in layers {
            let words = layer.filter { chips[$0].item.picture == nil }
            let frames = words.map { placed(arrangement.frames[$0]) }
            let area = frames.count == 1 ? frames[0] : CGRect(origin: .zero, size: list.size)
            for (fill, path) in shapes(of: words, in: frames, from: area.origin, tints: tints) {
                list.nodes.append(item(.fill(path, paint(fill)), in: area))
            }
            for (index, frame) in zip(words, frames) {
                let text = DisplayItem.Content.text(
                    measurer.text(of: chips[index].item), paint(tints[index].text))
                list.nodes.append(item(text, in: frame.centered(chips[index].text.size)))
            }
            for index in layer where chips[index].item.picture != nil {
                let frame = placed(arrangement.frames[index])
                let path = Path(
                    roundedRect: CGRect(origin: .zero, size: frame.size),
                    cornerRadius: style.cornerRadius / 4)
                let fill = DisplayItem.Content.fill(path, paint(tints[index].fill))
                list.nodes.append(item(fill, in: frame, as: identities[index]))
            }
        }
    }

    private func drawSeparators(in list: inout DisplayList) {
        if let separator = decoration.itemSeparator {
            let text = measurer.separatorText(separator)
            for rect in arrangement.itemSeparators.map(placed) {
                let width: Double? = measurer.flow.axis == .horizontal ? nil : rect.width
                let size = measurer.metrics(of: text, width: width).size
                list.nodes.append(item(.text(text, paint(palette.separator)), in: rect.centered(size)))
            }
        }
        for rect in arrangement.lineSeparators.map(placed) {
            let line = Path(CGRect(origin: .zero, size: rect.size))
            list.nodes.append(item(.fill(line, paint(Color.secondary.opacity(0.5))), in: rect))
        }
    }

    private func placed(_ rect: FlowRect) -> CGRect {
        CGRect(x: rect.x + style.margin, y: rect.y + style.margin, width: rect.width, height: rect.height)
    }

    private func paint(_ color: Color) -> Paint { .color(color.resolve(in: environment)) }

    private func item(
        _ content: DisplayItem.Content, in frame: CGRect, as identity: ViewIdentity? = nil
    ) -> DisplayNode {
        .item(DisplayItem(identity: identity ?? otherIdentity, frame: frame, content: content))
    }

    /// The tint of each chip: that of its text, unless a chip beside or above it has that.
    private var chipTints: [Tint] {
        let isHorizontal = measurer.flow.axis == .horizontal
        let places = arrangement.frames.map { frame in
            isHorizontal ? frame.x..<frame.x + frame.width : frame.y..<frame.y + frame.height
        }
        return TintChoice(count: tints.count).indices(
            for: chips.map(\.item.text), lines: arrangement.lines.map(\.range), places: places
        ).map { tints[$0] }
    }

    /// The outlines of words by their tints, in the order of the first word of each.
    private func shapes(
        of words: [Int], in frames: [CGRect], from origin: CGPoint, tints: [Tint]
    ) -> [(fill: Color, path: Path)] {
        var shapes: [(fill: Color, path: Path)] = []
        for (word, frame) in zip(words, frames) {
            let (fill, radius) = (tints[word].fill, measurer.style(of: chips[word].item).cornerRadius)
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

    /// The files of the pictures in the display list, by the items that they cover.
    var pictures: [ViewIdentity: PictureFile] {
        let files = identities.map { ($0.value, PictureFile(path: chips[$0.key].item.text)) }
        return Dictionary(uniqueKeysWithValues: files)
    }
}

extension CGRect {
    /// A rectangle of a size in the middle of this one.
    fileprivate func centered(_ size: CGSize) -> CGRect {
        CGRect(
            x: midX - size.width / 2, y: midY - size.height / 2, width: size.width, height: size.height)
    }
}
