import PortableUITesting
import PortableUIRendering
import Testing

/// Texts of which some parts have other fonts.
@MainActor
struct TextRunTests {
    private let measurer = PangoTextMeasurer()
    private let regular = Font.Resolved(size: 20)
    private let others = [
        Font.Resolved(size: 20, weight: .bold), Font.Resolved(size: 20, isItalic: true),
        Font.Resolved(size: 20, design: .monospaced), Font.Resolved(size: 31, weight: .bold, design: .serif),
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
            size: CGSize(width: 200, height: 100), items: [.text(text, CGRect(10, 10, 150, 80))])
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
                #expect(measurer.measure(run, width: width) == measurer.measure(whole, width: width))
            }
            #expect(try drawing(run) == drawing(whole))
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
            #expect(measurer.measure(line, width: nil).size.width == expected)
        }
    }

    @Test func `A text is not drawn in the fonts of the one before`() {
        let plain = StyledText("Swift", font: regular)
        let before = measurer.measure(plain, width: nil)
        _ = measurer.measure(text([("Swift", others[3])]), width: nil)
        #expect(measurer.measure(plain, width: nil) == before)
    }

    @Test func `What a line limit leaves keeps its fonts`() {
        let mono = others[2]
        let cut = text([("abc\n", mono), ("def", regular)], lineLimit: 1)
        #expect(measurer.measure(cut, width: nil) == measurer.measure(text([("abc…", mono)]), width: nil))
    }

    @Test func `Ranges outside of the text do nothing`() {
        var wild = StyledText("Swift", font: regular)
        let plain = measurer.measure(wild, width: nil)
        wild.runs = [-9 ..< -3, 7..<Int.max, Int.min ..< -1].map {
            StyledText.Run(range: $0, font: others[0])
        }
        #expect(measurer.measure(wild, width: nil) == plain)
    }

    @Test func `In a terminal, a text has no fonts`() throws {
        let host = ViewHost(Text("**A** _b_ `c`"), measurer: CellTextMeasurer())
        #expect(try TerminalRenderer().text(host.displayList) == "A b c")
    }
}
