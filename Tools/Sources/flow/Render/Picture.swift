import FlowEngine
import PortableUI
import PortableUIDrawing
import PortableUIRendering

/// A tag cloud that has been laid out, for one of the formats.
struct Picture {
    /// How the cloud looks, apart from its words.
    struct Options {
        var format: PictureFormat
        var flow: FlowOptions
        var decoration = CloudDecoration()
        /// The space along the main axis with the margins, in points, or in cells for text.
        var length: Double
        /// The space across with the margins, if lines are distributed in it.
        var thickness: Double?
        var style: ChipStyle
        var palette: Palette
        /// The colors that chips may have; all if there are none.
        var tints: [TintName] = []
        var hasBackground = true
        /// Pixels per point.
        var scale: Double
    }

    /// What there is to write.
    private enum Content {
        case png(DisplayList)
        case svg(DisplayList, title: String)
        case pdf(DisplayList)
        case text(DisplayList)
        case bytes([UInt8])
    }

    private let options: Options
    /// `nil` once it is written: Cairo needs much memory then.
    private var content: Content?
    /// The files that are shown in it.
    private let pictures: [ViewIdentity: PictureFile]
    /// The measurer of a picture with fonts.
    private let pango: PangoTextMeasurer?
    private let measurer: MeasurerWithProgress

    /// Measures and arranges the words.
    init(of items: consuming [RenderItem], options: Options) throws {
        var (items, options) = (items, options)
        // Words after so many that the picture ends before them are left out at once, unless priorities differ.
        if let count = CloudBounds(options).words, count < items.count,
            items.allSatisfy({ $0.traits.priority == 0 })
        {
            options.decoration.omitted = items.count - count
            items = Array(items.prefix(count))
        }
        self.options = options
        let pango = options.format == .txt ? nil : PangoTextMeasurer()
        if let pango, !pango.hasFonts {
            throw Failure(.badData, "no font is installed: on Debian, `apt install fonts-inter`")
        }
        self.pango = pango
        measurer = MeasurerWithProgress(pango ?? CellTextMeasurer(), count: items.count)
        let cloud = TagCloud(
            of: items, flow: options.flow, decoration: options.decoration, length: options.length,
            // Margins that take it all leave nothing to distribute lines in.
            thickness: options.thickness.flatMap { $0 > 2 * options.style.margin ? $0 : nil },
            style: options.style, palette: options.palette, tints: options.tints,
            textMeasurer: measurer)
        pictures = cloud.pictures
        let texts = items.map(\.text)
        func list() -> DisplayList { cloud.displayList(joinsShapes: options.format != .txt) }
        content =
            switch options.format {
            case .png: .png(list())
            case .svg: .svg(list(), title: Picture.title(of: cloud, items.map(\.name), options))
            case .pdf: .pdf(list())
            case .txt: .text(list())
            case .json: .bytes(try Picture.answer(of: cloud, texts, options).json())
            }
    }

    /// What the user should know about the picture.
    var warning: String? {
        guard options.format != .json, let pango, let text = pango.textWithoutGlyphs else { return nil }
        let count = pango.textsWithoutGlyphs.count - 1
        return
            "no font has all characters of \(text.debugDescription)\(count > 0 ? " and \(count) more" : ""); these are "
            + "drawn as boxes. The Noto fonts have most: on Debian, fonts-noto-core and fonts-noto-cjk"
    }

    /// Writes the picture as a file of its format, piece by piece. Only once: it is empty after that.
    mutating func write(to writer: @escaping ByteWriter) throws {
        var drawn = 0
        defer { measurer.progress.finish() }
        // The answer may go to the terminal that shows the progress.
        let writer: ByteWriter = { [measurer] bytes in
            measurer.progress.finish()
            try writer(bytes)
        }
        var renderer = CairoRenderer(
            background: options.hasBackground
                ? options.palette.background.resolve(in: EnvironmentValues()) : nil,
            measurer: pango ?? PangoTextMeasurer())
        renderer.pictures = pictures
        renderer.willDraw = { [measurer] count in
            if drawn == 0 { measurer.progress.begin("Drawing", of: count) }
            drawn += 1
            measurer.progress.update(done: drawn)
        }
        switch content.take() {
        case .png(let list): try renderer.png(list, scale: options.scale, to: writer)
        case .svg(let list, let title): try renderer.svg(list, title: title, to: writer)
        case .pdf(let list): try renderer.pdf(list, to: writer)
        case .text(let list):
            try TerminalRenderer().text(list) { rows in
                try Array("\(rows)\n".utf8).withUnsafeBytes(writer)
            }
        case .bytes(let bytes): try bytes.withUnsafeBytes(writer)
        case nil: break
        }
    }

    /// What the picture shows, for people who do not see it: its first words, and how many others there are.
    private static func title(of cloud: TagCloud, _ texts: [String], _ options: Options) -> String {
        let shown = cloud.flow.elements.lazy.compactMap { element in
            if case .item(let index) = element { index } else { nil }
        }
        let first = shown.prefix(20).map { texts[$0] }
        let others = texts.count + options.decoration.omitted - first.count
        return "Tag cloud: " + (first + (others > 0 ? ["\(others) more"] : [])).joined(separator: ", ")
    }

    /// The frames of the chips and lines in the picture.
    private static func answer(
        of cloud: TagCloud, _ texts: [String], _ options: Options
    ) -> ArrangementJSON {
        let decoration = options.decoration
        let texts = cloud.flow.elements.map { element in
            switch element {
            case .item(let index): texts[index]
            case .overflow(let count): decoration.overflow(hiding: count)
            }
        }
        var answer = ArrangementJSON(
            cloud.arrangement, texts: texts,
            margin: options.style.margin, isRounded: true,
            hasItemSeparators: decoration.itemSeparator != nil,
            hasLineSeparators: decoration.hasLineSeparator)
        if decoration.limit != FlowLimit() { answer.limit(by: cloud.flow) }
        return answer
    }
}

/// A measurer that shows on a terminal how many texts it has measured.
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
