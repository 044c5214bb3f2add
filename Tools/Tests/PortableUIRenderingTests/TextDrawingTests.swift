import Expectations
import PortableUITesting
import PortableUIRendering
import Testing

/// Where the ink of texts is.
struct TextDrawingTests {
    private func ink(_ text: StyledText, _ frame: CGRect, clip: CGRect? = nil) throws -> CGRect {
        let list = DisplayList(size: CGSize(width: 200, height: 100), nodes: [.text(text, frame, clip: clip)])
        let png = try DecodedPNG(CairoRenderer(background: .white).png(list))
        return try #require(png.inkBounds)
    }

    @Test func `Text stands inside of the frame that was measured for it`() throws {
        let text = StyledText.plain("HHHH", size: 40)
        let metrics = PangoTextMeasurer().measure(text, width: nil)
        let ink = try ink(text, CGRect(origin: CGPoint(x: 20, y: 30), size: metrics.size))
        #expect(ink.minX >= 20)
        #expect(ink.maxX <= 20 + metrics.size.width.rounded(.up))
        // An H stands on the baseline.
        #expect(abs(ink.maxY - (30 + metrics.firstBaseline)) <= 1)
        #expect(ink.minY >= 30)
    }

    /// The frame goes from 10 to 190; the text takes less than half of it.
    @Test(arguments: ["Swift", "שלום"], LayoutDirection.allCases)
    func `Alignment is that of the surroundings, whatever the letters' direction`(
        string: String, direction: LayoutDirection
    ) throws {
        let frame = CGRect(10, 10, 180, 40)
        func ink(_ alignment: TextAlignment) throws -> CGRect {
            try self.ink(
                .plain(string, size: 20, alignment: alignment, layoutDirection: direction), frame)
        }
        let leading = try ink(.leading)
        let trailing = try ink(.trailing)
        let (left, right) = direction == .leftToRight ? (leading, trailing) : (trailing, leading)
        #expect(left.minX >= 9 && left.minX <= 14)
        #expect(right.maxX <= 191 && right.maxX >= 186)
        #expect(abs(try ink(.center).midX - 100) <= 2)
    }

    @Test func `Text wraps at the frame's width`() throws {
        let text = StyledText.plain("HHH HHH HHH", size: 20)
        let measurer = PangoTextMeasurer()
        let narrow = measurer.measure(.plain("HHH", size: 20), width: nil).size
        let ink = try ink(text, CGRect(0, 0, narrow.width, 100).offsetBy(dx: 5, dy: 5))
        #expect(ink.maxX <= 5 + narrow.width.rounded(.up))
        #expect(ink.maxY > 5 + 2 * narrow.height)
        #expect(ink.maxY < 5 + 3 * narrow.height)
    }

    @Test func `Text is clipped`() throws {
        let ink = try ink(
            .plain("HHHHHHHH", size: 40), CGRect(0, 20, 300, 50), clip: CGRect(30, 0, 40, 100))
        #expect(ink.minX >= 30)
        #expect(ink.maxX <= 70)
    }

    // A renderer remembers the texts that it has drawn, and a measurer those that it has measured.
    @Test(arguments: [
        "Swift", "two words", "two\nlines", "", "a\0b", "שלום", "العربية", "日本語の本", "a שלום", "👩‍👩‍👧", "\u{E123}",
    ])
    func `A text that is drawn again looks as if it were drawn for the first time`(string: String) throws {
        let text = StyledText.plain(string, alignment: .center)
        let measurer = PangoTextMeasurer()
        let size = measurer.measure(text, width: nil).size
        let renderer = CairoRenderer(background: .white, measurer: measurer)
        for width in [size.width, size.width, size.width + 30, size.width / 2, size.width] {
            let frame = CGRect(5.3, 7.7, width, size.height)
            let list = DisplayList(size: CGSize(width: 200, height: 100), nodes: [.text(text, frame)])
            let first = try pictures(of: list, by: CairoRenderer(background: .white))
            try expectEqual(pictures(of: list, by: renderer), first)
        }
    }

    /// A PNG, an SVG and a PDF, for each of which a renderer is asked for.
    private func pictures(
        of list: DisplayList, by renderer: @autoclosure () -> CairoRenderer
    ) throws -> [Data] {
        func withoutCounts(_ document: Data) -> Data {
            let text = String(document.map { Character(Unicode.Scalar($0)) })
            return Data(text.replacing(/surface[0-9]+|CreationDate \([^)]*\)/, with: "").utf8)
        }
        return [
            try renderer().png(list), withoutCounts(try renderer().svg(list)),
            withoutCounts(try renderer().pdf(list)),
        ]
    }
}
