import FlowLayout
import PortableUI
import PortableUIRendering

/// A tag cloud that has been laid out, for one of the formats.
@MainActor
struct Picture {
    /// What decides how the cloud looks, besides its words.
    struct Options {
        var format: PictureFormat
        var flow: FlowOptions
        /// The room along the main axis, the margins included; in points, or in cells for text.
        var length: Double
        /// The room across, the margins included, if lines are distributed in it.
        var thickness: Double?
        var style: ChipStyle
        var palette: Palette
        /// Pixels per point.
        var scale: Double
    }

    private let options: Options
    private let list: DisplayList
    private let measurer: MeasurerWithProgress

    /// Measures and arranges the words.
    init(of words: [String], options: Options) {
        self.options = options
        measurer = MeasurerWithProgress(
            options.format == .txt ? CellTextMeasurer() : PangoTextMeasurer(), count: words.count)
        var environment = EnvironmentValues()
        environment.colorScheme = options.palette.colorScheme
        environment.layoutDirection =
            options.flow.direction == .rightToLeft ? .rightToLeft : .leftToRight
        let thickness = options.thickness.map { CGFloat($0) }
        let host = ViewHost(
            TagCloud(words: words, flow: FlowLayout(options.flow), style: options.style),
            proposal: options.flow.axis == .horizontal
                ? ProposedViewSize(width: options.length, height: thickness)
                : ProposedViewSize(width: thickness, height: options.length),
            environment: environment, measurer: measurer)
        list = host.displayList
    }

    /// The picture as a file of its format.
    func bytes() throws -> [UInt8] {
        measurer.progress.begin("Drawing")
        defer { measurer.progress.finish() }
        let renderer = CairoRenderer(
            background: options.palette.background.resolve(in: EnvironmentValues()))
        switch options.format {
        case .png: return Array(try renderer.png(list, scale: options.scale))
        case .svg: return Array(try renderer.svg(list))
        case .pdf: return Array(try renderer.pdf(list))
        case .txt: return Array((try TerminalRenderer().text(list) + "\n").utf8)
        case .json: return try json()
        }
    }

    /// The frames of the chips and lines in the picture.
    ///
    /// Views know of no lines, so the engine arranges the chips' sizes once more.
    private func json() throws -> [UInt8] {
        let style = options.style
        var items = FlowItems()
        var texts: [String] = []
        var chip = CGSize.zero
        for item in list.items {
            switch item.content {
            case .fill, .stroke:
                chip = item.frame.size
            case .text(let text, _):
                let metrics = measurer.measure(text, width: item.frame.width)
                items.append(
                    width: chip.width, height: chip.height,
                    firstBaseline: style.insets.top + metrics.firstBaseline,
                    lastBaseline: style.insets.top + metrics.lastBaseline)
                texts.append(text.string)
            }
        }
        let margins = 2 * style.margin
        let lines = FlowLines(of: items, in: options.length - margins, options: options.flow)
        // As in the views, lines that need more room get it.
        let arrangement = FlowArrangement(
            of: items, on: lines, across: options.thickness.map { $0 - margins }, extends: true,
            options: options.flow
        ) { _, _ in options.flow.lineSpacing }
        return try ArrangementJSON(arrangement, texts: texts, margin: style.margin).json()
    }
}

/// A measurer that tells a terminal how many texts it has measured.
private final class MeasurerWithProgress: TextMeasurer {
    var progress: ProgressLine
    private let measurer: any TextMeasurer
    private var measured = 0

    init(_ measurer: any TextMeasurer, count: Int) {
        self.measurer = measurer
        progress = ProgressLine("Measuring", of: count)
    }

    func measure(_ text: StyledText, width: CGFloat?) -> TextMetrics {
        // Texts that are too long are measured again, at a width.
        if width == nil {
            measured += 1
            progress.update(done: measured)
        }
        return measurer.measure(text, width: width)
    }
}
