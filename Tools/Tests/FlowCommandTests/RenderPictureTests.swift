@_spi(Tools) import FlowLayouts
import Expectations
import Foundation
import FoundationXML
import PortableUIRendering
import PortableUITesting
import TestSupport
import Testing

@testable import flow

/// The pictures of `flow render`, as files.
@Suite struct RenderPictureTests {
    private func render(_ name: String, _ arguments: String...) throws -> Data {
        try render(name, arguments)
    }

    private func render(_ name: String, _ arguments: [String]) throws -> Data {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        let flow = try FlowProcess(["render", "-o", folder.path(name)] + arguments)
        expectEqual(flow.errors, "")
        expectEqual(flow.output, "")
        expectEqual(flow.exitCode, 0)
        try expectEqual(folder.names, [name])
        return try Data(contentsOf: folder.url(name))
    }

    private func answer(_ arguments: String...) throws -> Answer {
        try answer(arguments)
    }

    private func answer(_ arguments: [String]) throws -> Answer {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        _ = try FlowProcess(["render", "-o", folder.path("a.json")] + arguments)
        return try JSONDecoder().decode(Answer.self, from: Data(contentsOf: folder.url("a.json")))
    }

    /// As the command rounds lengths.
    private func thousandth(_ length: Double) -> Double { (length * 1000).rounded() / 1000 }

    /// Padding of 14 and 7 points around the letters, 8 between chips, 24 around all, with a font of 16.
    @Test func jsonTellsWhereEverythingStands() throws {
        let measurer = PangoTextMeasurer()
        let font = Font.Resolved(size: 16, weight: .medium)
        let (a, b) = (
            measurer.measure(StyledText("swift", font: font), width: nil).size,
            measurer.measure(StyledText("tag cloud", font: font), width: nil).size
        )
        let (first, second) = (a.width + 28, b.width + 28)
        let height = Double(a.height + 14)
        let answer = try answer("swift", "tag cloud")
        expectEqual(
            answer.size,
            .init(width: thousandth(first + 8 + second + 48), height: thousandth(height + 48)))
        expectEqual(
            answer.lines, [.init(0, 2, 24, 24, thousandth(first + 8 + second), thousandth(height))])
        expectEqual(
            answer.frames,
            [
                .init(24, 24, thousandth(first), thousandth(height), text: "swift"),
                .init(
                    thousandth(24 + first + 8), 24, thousandth(second), thousandth(height), text: "tag cloud"),
            ])

        // Too narrow by half a point.
        let narrow = try self.answer("swift", "tag cloud", "--width", "\(first + 8 + second + 47.5)")
        expectEqual(narrow.frames.map(\.y), [24, thousandth(24 + height + 8)])
        expectEqual(narrow.lines.map(\.end), [1, 2])
    }

    @Test func jsonTellsWhatIsHiddenAndWhatStandsBetween() throws {
        let answer = try answer(
            "a", "b", "c", "--width", "48", "--max-lines", "2", "--overflow", "and {count}",
            "--item-separator", "·", "--line-separator")
        // Each chip is wider than there is room without the margin.
        expectEqual(answer.shown, 1)
        expectEqual(answer.frames.map(\.text), ["a"])
        expectEqual(answer.overflow?.text, "and 2")
        expectEqual(answer.itemSeparators, [])
        expectEqual(answer.lineSeparators?.map(\.height), [1])
        expectEqual(answer.lineSeparators?.first?.y, thousandth(answer.frames[0].height + 24 + 8))
        expectEqual(answer.overflow?.y, thousandth(answer.frames[0].height + 24 + 8 + 1 + 8))
        expectEqual(answer.lines.map(\.end), [1, 2])
    }

    @Test func jsonIsOneLineWithSortedKeys() throws {
        let json = try String(decoding: render("a.json", "a/b"), as: UTF8.self)
        let keys = json.matches(of: /"([a-z]+)":/).map { String($0.1) }
        expectEqual(
            keys,
            [
                "frames", "height", "text", "width", "x", "y", "lines", "end", "height", "start", "width",
                "x", "y", "size", "height", "width",
            ])
        #expect(json.contains(#""text":"a/b""#))
        #expect(json.hasSuffix("}\n"))
    }

    /// A third of a point between chips, and no more digits in a length than are worth reading.
    @Test func jsonHasThousandthsOfPoints() throws {
        let json = try String(
            decoding: render("a.json", "a", "b", "c", "--spacing", "0.33333"), as: UTF8.self)
        let fractions = json.matches(of: /\.([0-9]+)/).map { String($0.1) }
        #expect(fractions.contains { $0.count == 3 })
        #expect(fractions.allSatisfy { $0.count <= 3 }, "\(json)")
    }

    @Test(arguments: [("a.png", "1"), ("a.PNG", "2.5")])
    func pngHasTheSizeInPixels(name: String, scale: String) throws {
        let data = try render(name, "swift", "tag cloud", "--scale", scale)
        #expect(data.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]))
        let size = try answer("swift", "tag cloud").size
        let factor = try #require(Double(scale))
        // Width and height are the big-endian words at 16 and 20.
        func word(_ start: Int) -> Int { data[start..<start + 4].reduce(0) { $0 << 8 | Int($1) } }
        expectEqual(word(16), Int((size.width * factor).rounded(.up)))
        expectEqual(word(20), Int((size.height * factor).rounded(.up)))
    }

    @Test func svgIsXMLOfTheSizeInPoints() throws {
        try checkSize(arguments: "swift", "<&\"", "--font-size", "20")
    }

    @Test(arguments: ["48", "1"]) func aPictureNoLargerThanItsMarginsShowsAllChips(width: String) throws {
        try checkSize(
            arguments: "a", "b", "--axis", "vertical", "--height", "20", "--width", width,
            "--line-distribution", "center")
    }

    /// The SVG is as large as the arrangement.
    private func checkSize(arguments: String...) throws {
        let root = RootAttributes()
        let parser = XMLParser(data: try render("a.svg", arguments))
        parser.delegate = root
        #expect(parser.parse())
        let size = try answer(arguments).size
        let width = try #require(root.attributes["width"].flatMap { Double($0.replacing("px", with: "")) })
        let height = try #require(root.attributes["height"].flatMap { Double($0.replacing("px", with: "")) })
        expectEqual(thousandth(width), size.width)
        expectEqual(thousandth(height), size.height)
    }

    private final class RootAttributes: NSObject, XMLParserDelegate {
        var attributes: [String: String] = [:]

        func parser(
            _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
            qualifiedName: String?, attributes: [String: String]
        ) {
            if name == "svg" { self.attributes = attributes }
        }
    }

    @Test func theTitleOfAnSVGNamesItsWords() throws {
        func title(_ arguments: [String]) throws -> String {
            let svg = String(decoding: try render("a.svg", arguments), as: UTF8.self)
            return String(try #require(svg.firstMatch(of: /<title>(.*)<\/title>/)?.1))
        }
        try expectEqual(title(["swift", "<&"]), "Tag cloud: swift, &lt;&amp;")
        // At most twenty, and only those that are shown.
        let many = (1...22).map { "w\($0)" }
        try expectEqual(title(many), "Tag cloud: \(many.prefix(20).joined(separator: ", ")), 2 more")
        let two = ["--max-items-per-line", "1", "--max-lines", "2", "--overflow", ""]
        try expectEqual(title(["swift", "layout", "wrap"] + two), "Tag cloud: swift, layout, 1 more")
    }

    @Test func pdfBeginsAndEndsAsOne() throws {
        let data = try render("a.pdf", "swift", "--palette", "dark")
        #expect(data.starts(with: Array("%PDF-1.".utf8)))
        #expect(String(decoding: data.suffix(8), as: UTF8.self).contains("%%EOF"))
    }

    @Test func txtIsWhatStandardOutputGets() throws {
        let file = try render("a.txt", "swift", "tag cloud", "--width", "16")
        let output = try FlowProcess("render", "swift", "tag cloud", "--width", "16").output
        expectEqual(String(decoding: file, as: UTF8.self), output)
    }

    @Test func palettesAndRunsDifferAsTheyShould() throws {
        let light = try render("a.png", "swift")
        try expectEqual(render("a.png", "swift", "--palette", "light"), light)
        #expect(try render("a.png", "swift", "--palette", "dark") != light)
    }

    /// The frames in JSON are those of the views, but for being rounded, whatever the options and the items.
    @Test @MainActor func jsonAgreesWithTheViews() throws {
        let seed = UInt64.random(in: 0 ... .max)
        var random = SeededGenerator(seed: seed)
        let words = ["swift", "a\nb", "a rather long text that has to wrap", "שלום", "", "x", "tag cloud"]
        for _ in 0..<60 {
            let vertical = Bool.random(using: &random)
            var flow = try FlowOptions.random(using: &random)
            flow.axis = vertical ? .vertical : .horizontal
            if vertical, flow.itemAlignment.isTextBaseline { flow.itemAlignment = .bottom }
            let decoration = CloudDecoration(
                maxLines: Bool.random(using: &random) ? .random(in: 1...4, using: &random) : nil,
                // No number: the command gives each its own space, and a flow of views all the same.
                overflow: Bool.random(using: &random) ? "and more" : "",
                itemSeparator: Bool.random(using: &random) ? "·" : nil,
                hasLineSeparator: Bool.random(using: &random))
            let options = Picture.Options(
                format: .json, flow: flow, decoration: decoration,
                length: .random(in: 10...500, using: &random),
                thickness: flow.lineDistribution == .start ? nil : .random(in: 49...900, using: &random),
                style: .points(fontSize: 16), palette: .light, scale: 1)
            let haveDirections = Bool.random(using: &random)
            let items = (0..<12).map { _ in
                var item = RenderItem(
                    text: words.randomElement(using: &random) ?? "",
                    traits: .random(isVertical: vertical, using: &random))
                if haveDirections { item.traits.direction = random.element(of: FlowDirection.self) }
                return item
            }

            let cloud = TagCloud(
                of: items, flow: flow, decoration: decoration, length: options.length,
                thickness: options.thickness, style: options.style, palette: .light,
                textMeasurer: PangoTextMeasurer())
            let exact = Picture.answer(of: cloud, items.map(\.text), options, isRounded: false)
            let answer = try JSONDecoder().decode(Answer.self, from: Data(exact.json()))
            let written = try JSONDecoder().decode(
                Answer.self, from: try Picture(of: items, options: options).data())
            expectEqual(written, answer.mapLengths(thousandth), "seed \(seed)")
            let hidden = answer.hidden ?? Array((answer.shown ?? items.count)..<items.count)
            let shown = items.indices.filter { !hidden.contains($0) }.map { items[$0].text }
            expectEqual(answer.frames.map(\.text), shown, "seed \(seed)")
            expectEqual(answer.shown ?? items.count, shown.count, "seed \(seed)")
            expectEqual((answer.shown == nil), (decoration.maxLines == nil), "seed \(seed)")
            expectEqual(
                answer.overflow?.text,
                !hidden.isEmpty && decoration.overflow != "" ? "and more" : nil,
                "seed \(seed)")
            let frames = answer.frames + (answer.overflow.map { [$0] } ?? [])

            var environment = EnvironmentValues()
            environment.layoutDirection =
                flow.direction == .leftToRight ? .leftToRight : .rightToLeft
            let host = ViewHost(
                CloudOfViews(
                    items: items, configuration: FlowConfiguration(flow), decoration: decoration,
                    style: options.style),
                proposal: ProposedViewSize(
                    width: vertical ? options.thickness.map { CGFloat($0) } : options.length,
                    height: vertical ? options.length : options.thickness.map { CGFloat($0) }),
                environment: environment, measurer: PangoTextMeasurer())
            let shownNodes = host.frames.preorder.filter { !$0.isAccessibilityHidden }
            let chips = shownNodes.filter { $0.name == "background" }.map(\.frame)
            expectEqual(chips.count, frames.count, "seed \(seed)")
            // Two ways to the same sums of doubles.
            let tolerance = 1e-6
            for (frame, chip) in zip(frames, chips) {
                #expect(abs(frame.x - chip.minX) < tolerance, "seed \(seed)")
                #expect(abs(frame.y - chip.minY) < tolerance, "seed \(seed)")
                expectEqual(frame.width, Double(chip.width), "seed \(seed)")
                expectEqual(frame.height, Double(chip.height), "seed \(seed)")
            }
            // Words of the picture are where they are in the views, in as many lines.
            let hostWords = Word.words(in: host.displayList, of: items)
            let cloudWords = Word.words(
                in: cloud.displayList(joinsShapes: Bool.random(using: &random)), of: items)
            expectEqual(cloudWords.map(\.text), hostWords.map(\.text), "seed \(seed)")
            for (word, hostWord) in zip(cloudWords, hostWords) {
                expectEqual(word.frame.size, hostWord.frame.size, "seed \(seed)")
                #expect(abs(word.frame.minX - hostWord.frame.minX) < tolerance, "seed \(seed)")
                #expect(abs(word.frame.minY - hostWord.frame.minY) < tolerance, "seed \(seed)")
            }
            expectEqual(answer.lines.map(\.start), [0] + answer.lines.dropLast().map(\.end), "seed \(seed)")
            // A chip can be longer than its column.
            for line in answer.lines where flow.columns == .natural {
                // Along its line, which reaches from its first item to its last.
                let frames = answer.arranged[line.start..<line.end]
                let starts = frames.map { vertical ? $0.y : $0.x }
                let ends = frames.map { vertical ? $0.y + $0.height : $0.x + $0.width }
                let (start, end) = vertical ? (line.y, line.y + line.height) : (line.x, line.x + line.width)
                #expect(starts.allSatisfy { $0 > start - tolerance }, "seed \(seed)")
                #expect(ends.allSatisfy { $0 < end + tolerance }, "seed \(seed)")
            }
            // A separator stands in the middle of the place it has, which may be thicker. In a flow of no length, nothing
            // is seen of it.
            let dividers = host.frames.preorder.filter { $0.name == "Divider" && !$0.isHidden }.map(\.frame)
            let separators = (answer.lineSeparators ?? []).filter { $0.width > 0 && $0.height > 0 }
            expectEqual(dividers.count, separators.count, "seed \(seed)")
            for (frame, divider) in zip(separators, dividers) {
                #expect(abs(frame.x + frame.width / 2 - divider.midX) < tolerance, "seed \(seed)")
                #expect(abs(frame.y + frame.height / 2 - divider.midY) < tolerance, "seed \(seed)")
            }
            #expect(abs(answer.size.width - host.frames.frame.width) < tolerance, "seed \(seed)")
            #expect(abs(answer.size.height - host.frames.frame.height) < tolerance, "seed \(seed)")
        }
    }

    // There are eight tints. Chips that overlap are drawn one after another, each with its word.
    @Test(arguments: [(8, 8), (-6, 40)] as [(spacing: Double, fills: Int)])
    func joinedShapesLookLikeThoseOfEachChip(spacing: Double, fills: Int) throws {
        let cloud = TagCloud(
            of: (0..<40).map { RenderItem(text: "word \($0)") },
            flow: FlowOptions(itemSpacing: spacing, lineSpacing: spacing), decoration: CloudDecoration(),
            length: 400, thickness: nil, style: .points(fontSize: 16), palette: .light,
            textMeasurer: PangoTextMeasurer())
        func isFill(_ item: DisplayItem) -> Bool { if case .fill = item.content { true } else { false } }
        let (joined, apart) = (cloud.displayList(joinsShapes: true), cloud.displayList(joinsShapes: false))
        expectEqual(joined.items.count(where: isFill), fills)
        expectEqual(apart.items.count(where: isFill), 40)
        try expectEqual(CairoRenderer().png(joined, scale: 2), CairoRenderer().png(apart, scale: 2))
    }
}

/// A word of some items that a picture shows.
private struct Word {
    var frame: CGRect
    var text: StyledText

    static func words(in list: DisplayList, of items: [RenderItem]) -> [Word] {
        let texts = Set(items.map(\.text))
        return list.items.compactMap { item in
            // Hidden views are far away.
            guard case .text(let text, _) = item.content, texts.contains(text.string), item.frame.minX > -1e5
            else { return nil }
            return Word(frame: item.frame, text: text)
        }
    }
}

extension Picture {
    fileprivate consuming func data() throws -> Data {
        final class Written {
            var data = Data()
        }
        let written = Written()
        try write { written.data.append(contentsOf: $0) }
        return written.data
    }
}

extension FlowOptions {
    /// All options but those of decorations and photos.
    fileprivate static func random(using random: inout SeededGenerator) throws -> FlowOptions {
        var options = FlowOptions()
        for key in keys where !["axis", "scaling", "itemSeparator", "lineSeparator"].contains(key.name) {
            let value = try #require(key.samples().randomElement(using: &random))
            if Bool.random(using: &random) { options = try key.setting(value, in: options) }
        }
        options.itemSpacing = .random(in: -4...20, using: &random)
        options.lineSpacing = .random(in: -4...20, using: &random)
        return options
    }
}

extension FlowItemTraits {
    /// Mostly those of an item like all others.
    fileprivate static func random(
        isVertical: Bool, using random: inout SeededGenerator
    ) -> FlowItemTraits {
        func once<Value>(in count: Int, _ value: Value, otherwise: Value) -> Value {
            Int.random(in: 0..<count, using: &random) == 0 ? value : otherwise
        }
        var alignment = once(in: 4, random.element(of: FlowItemAlignment.self), otherwise: nil)
        if isVertical, alignment?.isTextBaseline == true { alignment = nil }
        return FlowItemTraits(
            grow: once(in: 3, 1.5, otherwise: 0), shrink: once(in: 3, 1, otherwise: 0),
            minLength: once(in: 5, 90, otherwise: 0), maxLength: once(in: 5, 120, otherwise: .infinity),
            priority: once(in: 5, 1, otherwise: 0), alignment: alignment,
            breaksBefore: once(in: 8, true, otherwise: false),
            breaksAfter: once(in: 8, true, otherwise: false),
            avoidsBreakBefore: once(in: 6, true, otherwise: false))
    }
}
