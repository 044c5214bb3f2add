import FlowEngine
import PortableUI
import PortableUIDrawing

/// Measures chips as views would be measured: a text, with insets around it, in a frame with limits.
struct ChipMeasurer {
    let flow: FlowOptions
    let style: ChipStyle
    let textMeasurer: any TextMeasurer

    /// The measures of a chip, which grow with its word. Those of text are the same for all.
    func style(of item: RenderItem) -> ChipStyle {
        item.scale == 1 ? style : .points(fontSize: (style.fontSize * item.scale * 2).rounded() / 2)
    }

    /// A chip that is offered a length along its line, or its ideal one.
    func chip(of item: RenderItem, offered: Double? = nil) -> Chip {
        var chip = Chip(item: item)
        measure(&chip, offered: offered)
        return chip
    }

    private func measure(_ chip: inout Chip, offered: Double?) {
        if let picture = chip.item.picture {
            chip.size = size(of: picture, keepingSize: chip.item.traits.keepsSize, offered: offered)
            return
        }
        fit(&chip, offered: offered)
        let maximum = chip.item.traits.maxLength
        if offered ?? length(of: chip) > maximum { fit(&chip, offered: maximum) }
    }

    /// A picture is as thick as its line should be, or else has a point for each pixel. It is smaller in less space.
    private func size(of picture: PictureSize, keepingSize keepsSize: Bool, offered: Double?) -> CGSize {
        let size = CGSize(width: picture.width, height: picture.height)
        let isHorizontal = flow.axis == .horizontal
        let (length, thickness) =
            isHorizontal ? (size.width, size.height) : (size.height, size.width)
        var scale = keepsSize ? 1 : (flow.scaling?.thickness ?? thickness) / thickness
        if let offered { scale = min(scale, offered / length) }
        return CGSize(width: size.width * scale, height: size.height * scale)
    }

    private func fit(_ chip: inout Chip, offered: Double?) {
        let (insets, traits) = (style(of: chip.item).insets, chip.item.traits)
        let (horizontal, vertical) = (insets.leading + insets.trailing, insets.top + insets.bottom)
        let isHorizontal = flow.axis == .horizontal
        // A text is always as high as its lines.
        let width = isHorizontal ? offered.map { max(max($0, traits.minLength) - horizontal, 0) } : nil
        chip.text = metrics(of: text(of: chip.item), width: width)
        chip.size = CGSize(
            width: chip.text.size.width + horizontal, height: chip.text.size.height + vertical)
        var length = length(of: chip)
        let space = offered ?? length
        if traits.minLength > 0 { length = max(traits.minLength, min(length, space)) }
        if traits.grow > 0 || traits.shrink > 0 { length = max(length, space) }
        if isHorizontal { chip.size.width = length } else { chip.size.height = length }
    }

    /// A chip for the engine.
    func flowItem(for chip: Chip) -> FlowItem {
        let baselines = baselines(of: chip)
        var item = FlowItem(
            width: chip.size.width, height: chip.size.height, firstBaseline: baselines.first,
            lastBaseline: baselines.last, traits: traits(of: chip))
        if flow.scaling != nil, chip.item.picture == nil { item.traits.keepsSize = true }
        return item
    }

    /// How a chip differs from others, with limits only if it can reach them.
    private func traits(of chip: Chip) -> FlowItemTraits {
        var traits = chip.item.traits
        guard traits != FlowItemTraits() else { return traits }
        let length = length(of: chip)
        (traits.minLength, traits.maxLength) = (0, .infinity)
        if traits.shrink > 0, flow.columns == .natural {
            traits.minLength = min(length, self.length(of: self.chip(of: chip.item, offered: 0)))
        }
        if traits.grow > 0 {
            traits.maxLength = max(length, self.length(of: self.chip(of: chip.item, offered: .infinity)))
        }
        return traits
    }

    func length(of chip: Chip) -> Double {
        flow.axis == .horizontal ? chip.size.width : chip.size.height
    }

    /// Where a chip has the baseline that aligns it, if one does.
    func baselines(of chip: Chip) -> (first: Double?, last: Double?) {
        let top = style(of: chip.item).insets.top
        return switch chip.item.traits.alignment ?? flow.itemAlignment {
        case .firstTextBaseline: (top + chip.text.firstBaseline, nil)
        case .lastTextBaseline: (nil, top + chip.text.lastBaseline)
        default: (nil, nil)
        }
    }

    /// Measures a text in a width. Sizes are steps of 1/1024 point, as those of views.
    func metrics(of text: StyledText, width: Double?) -> TextMetrics {
        let width = width.flatMap { $0 < .infinity ? TextGrid.nearest($0) : nil }
        var metrics = textMeasurer.measure(text, width: width)
        metrics.size = CGSize(
            width: TextGrid.up(metrics.size.width), height: TextGrid.up(metrics.size.height))
        return metrics
    }

    func text(of item: RenderItem) -> StyledText {
        StyledText(
            item.text, font: Font.Resolved(size: style(of: item).fontSize, weight: .medium),
            alignment: .center, layoutDirection: layoutDirection)
    }

    func separatorText(_ separator: String) -> StyledText {
        StyledText(
            separator, font: Font.Resolved(size: style.fontSize), layoutDirection: layoutDirection)
    }

    private var layoutDirection: LayoutDirection {
        flow.direction == .rightToLeft ? .rightToLeft : .leftToRight
    }
}
