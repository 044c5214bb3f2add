import Expectations
import PortableUITesting
import PortableUIRendering
import Testing

/// Texts of which some parts have other fonts.
@MainActor
struct TextRunTests {
    private let measurer = PangoTextMeasurer()
    private let regular = Font.Resolved(size: 20)
    private let others = [
        Font.Resolved(size: 20, weight: .bold), Font.Resolved(size: 20, isMonospaced: true),
        Font.Resolved(size: 31, weight: .bold),
    ]

    /// Parts after one another, each in its font.
    private func text(_ parts: [(String, Font.Resolved)], lineLimit: Int? = nil) -> StyledText {
        var text = StyledText("", font: regular, lineLimit: lineLimit)
        for (part, font) in parts {
            let start = text.string.utf8.count
            text.string += part
            if font != regular {
                text.runs.append(StyledText.Run(range: start..<text.string.utf8.count, font: font))
            }
        }
        return text
    }

    private func drawing(_ text: StyledText) throws -> [Data] {
        let list = DisplayList(
            size: CGSize(width: 200, height: 100), nodes: [.text(text, CGRect(10, 10, 150, 80))])
        let svg = String(decoding: try CairoRenderer().svg(list), as: UTF8.self)
            .replacing(/surface[0-9]+/, with: "")
        return [
            try CairoRenderer(background: .white).png(list), Data(svg.utf8),
            try AnimatedSVG().svg([list, DisplayList(size: list.size)]),
        ]
    }

    @Test func `A run of a whole text is as if the text had its font`() throws {
        for font in others {
            let run = text([("Swift äöü layout", font)])
            let whole = StyledText("Swift äöü layout", font: font)
            for width in [nil, 0, 50, 90] as [CGFloat?] {
                expectEqual(measurer.measure(run, width: width), measurer.measure(whole, width: width))
            }
            try expectEqual(drawing(run), drawing(whole))
            #expect(try drawing(run) != drawing(StyledText("Swift äöü layout", font: regular)))
        }
    }

    @Test func `A line is as wide as its parts`() {
        func width(_ string: String, _ font: Font.Resolved) -> CGFloat {
            measurer.measure(StyledText(string, font: font), width: nil).size.width
        }
        for font in others {
            let line = text([("äöü ", regular), ("Swift", font), (" ", regular), ("日本 ", font)])
            let expected =
                width("äöü ", regular) + width("Swift", font) + width(" ", regular) + width("日本 ", font)
            expectEqual(measurer.measure(line, width: nil).size.width, expected)
        }
    }

    @Test func `A text is not drawn in the fonts of the one before`() {
        let plain = StyledText("Swift", font: regular)
        let before = measurer.measure(plain, width: nil)
        _ = measurer.measure(text([("Swift", others[2])]), width: nil)
        expectEqual(measurer.measure(plain, width: nil), before)
    }

    @Test func `What a line limit leaves keeps its fonts`() {
        let mono = others[1]
        let cut = text([("abc\n", mono), ("def", regular)], lineLimit: 1)
        expectEqual(measurer.measure(cut, width: nil), measurer.measure(text([("abc…", mono)]), width: nil))
    }

    @Test func `Ranges outside of the text do nothing`() {
        var wild = StyledText("Swift", font: regular)
        let plain = measurer.measure(wild, width: nil)
        wild.runs = [-9 ..< -3, 7..<Int.max, Int.min ..< -1].map {
            StyledText.Run(range: $0, font: others[0])
        }
        expectEqual(measurer.measure(wild, width: nil), plain)
    }

    @Test func `A part has its color`() throws {
        var red = text([("H", regular)])
        red.runs = [StyledText.Run(range: 0..<1, font: regular, color: .red)]
        func pixels(_ text: StyledText, _ paint: Paint) throws -> [DecodedPNG.Pixel] {
            let node = DisplayNode.drawn(.text(text, paint), CGRect(0, 0, 20, 30))
            let list = DisplayList(size: CGSize(width: 20, height: 30), nodes: [node])
            let png = try DecodedPNG(CairoRenderer(background: .white).png(list))
            return (0..<20).flatMap { x in (0..<30).map { png[x, $0] } }
        }
        try expectEqual(pixels(red, .color(.blue)), pixels(text([("H", regular)]), .color(.red)))
        // Half of the part's opacity is that of the part, not of the text.
        red.runs[0].color?.opacity = 0.5
        let faint = try pixels(red, .color(.blue)).map(\.green).min() ?? 0
        #expect((120...135).contains(faint))
    }

    // Pango 1.50 keeps it for glyphs that are drawn without a layout.
    @Test func `The opacity of a part is not that of the next text`() throws {
        let measured = text([("H", regular)])
        let width = measurer.measure(measured, width: nil).size.width
        func picture(after first: StyledText) throws -> Data {
            let renderer = CairoRenderer(background: .white, measurer: measurer)
            let size = CGSize(width: 60, height: 30)
            _ = try renderer.png(DisplayList(size: size, nodes: [.text(first, CGRect(0, 0, 60, 30))]))
            return try renderer.png(
                DisplayList(size: size, nodes: [.text(measured, CGRect(0, 0, width, 30))]))
        }
        var faint = text([("Faint", regular)])
        faint.runs = [StyledText.Run(range: 0..<5, font: regular, color: .red)]
        faint.runs[0].color?.opacity = 0.2
        try expectEqual(picture(after: faint), picture(after: text([("Faint", regular)])))
    }

    @Test func `A text has a gradient`() throws {
        let paint = Paint.linear(
            [Paint.Stop(color: .red, location: 0), Paint.Stop(color: .blue, location: 1)], start: .leading,
            end: .trailing)
        let node = DisplayNode.drawn(.text(text([("HHH", regular)]), paint), CGRect(0, 0, 50, 30))
        let list = DisplayList(size: CGSize(width: 50, height: 30), nodes: [node])
        let png = try DecodedPNG(CairoRenderer(background: .white).png(list))
        func ink(_ columns: Range<Int>) -> (red: Int, blue: Int) {
            let pixels = columns.flatMap { x in (0..<30).map { png[x, $0] } }.filter { $0.green < 30 }
            return (pixels.map(\.red).max() ?? 0, pixels.map(\.blue).max() ?? 0)
        }
        #expect(ink(0..<10).red > 200 && ink(0..<10).blue < 80)
        #expect(ink(35..<45).blue > 150 && ink(35..<45).red < 110)
        let svg = try ParsedXML(AnimatedSVG().svg([list]))
        expectEqual(svg.all("linearGradient").count, 1)
    }
}
