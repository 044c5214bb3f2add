import Expectations
import FlowEngine
import Foundation
import FoundationXML
import PortableUIRendering
import PortableUITesting
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

    /// From once to three times the size of the letters in even steps: 16, 32 and 48. A word without a weight has
    /// the least. As each size needs a font, sizes are rounded to half a point, here from 21.2 and 18.6.
    @Test(arguments: [([], [16, 32, 48, 16, 21]), (["--weight-scale", "2"], [16, 24, 32, 16, 18.5])])
    func weightsMakeWordsLarger(flags: [String], sizes: [Double]) throws {
        let items = #"""
            [{"text":"a","weight":1},{"text":"a","weight":5},{"text":"a","weight":9},"a",{"text":"a","weight":2.3}]
            """#
        let flow = try FlowProcess(["render", "--format", "json"] + flags, input: Array(items.utf8))
        expectEqual(flow.errors, "")
        let frames = try JSONDecoder().decode(Answer.self, from: Data(flow.output.utf8)).frames
        for (frame, size) in zip(frames, sizes) {
            let text = StyledText("a", font: Font.Resolved(size: size, weight: .medium))
            let letter = PangoTextMeasurer().measure(text, width: nil).size
            #expect(abs(frame.width - (letter.width + 1.75 * size)) < 0.01)
            #expect(abs(frame.height - (letter.height + 0.875 * size)) < 0.01)
        }
    }

    @Test func aTransparentPictureHasNoBackground() throws {
        for name in ["a.png", "a.svg", "a.pdf"] {
            #expect(try render(name, "swift", "--transparent") != render(name, "swift"))
        }
        let png = try DecodedPNG(render("a.png", "swift", "--transparent"))
        expectEqual(png[0, 0].alpha, 0)
        expectEqual(png[png.width / 2, png.height / 2].alpha, 255)
    }

    /// In 200, between margins of 24.
    @Test func linesAreDistributedInsideOfTheMargins() throws {
        let answer = try answer("a", "--height", "200", "--line-distribution", "end")
        expectEqual(answer.size.height, 200)
        expectEqual(answer.frames.map { thousandth($0.y + $0.height) }, [176])
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
        try expectEqual(self.answer("a", "b", "--item-separator", "·").itemSeparators?.map(\.y), [24])
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
        let svg = try #require(XMLDocument(data: render("a.svg", arguments)).rootElement())
        func length(_ name: String) throws -> Double? {
            let text = try #require(svg.attributes?.first { $0.name == name }?.stringValue)
            return Double(text.replacing("px", with: "")).map(thousandth)
        }
        let size = try answer(arguments).size
        try expectEqual(length("width"), size.width)
        try expectEqual(length("height"), size.height)
    }

    /// A mark is on the other side of a number then.
    @Test func wordsAreReadInTheDirectionOfTheFlow() throws {
        func picture(_ word: String, _ direction: String) throws -> Data {
            try render("a.png", word, "--direction", direction)
        }
        try expectEqual(picture("1!", "rtl"), picture("!1", "ltr"))
        #expect(try picture("1!", "rtl") != picture("1!", "ltr"))
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
