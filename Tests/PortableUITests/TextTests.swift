import PortableUI
import Testing

@MainActor @Suite struct TextTests {
    /// Counts how often each width is measured.
    private final class CountingMeasurer: TextMeasurer {
        var widths: [CGFloat?] = []
        func measure(_ text: StyledText, width: CGFloat?) -> TextMetrics {
            widths.append(width)
            return FixedTextMeasurer().measure(text, width: width)
        }
    }

    @Test func aCharacterIsSixByTwelve() {
        #expect(host(Text("ABC")).size == CGSize(width: 18, height: 12))
        #expect(host(Text("")).size == CGSize(width: 0, height: 12))
        #expect(host(Text("A\nBBB")).size == CGSize(width: 18, height: 24))
        #expect(host(Text(verbatim: "äöü")).size == CGSize(width: 18, height: 12))
        #expect(host(Text("ABCD".dropLast())).size == CGSize(width: 18, height: 12))
    }

    @Test func textWrapsAtSpaces() {
        let text = Text("one two three")
        #expect(host(text).size == CGSize(width: 78, height: 12))
        #expect(host(text, width: 78).size == CGSize(width: 78, height: 12))
        #expect(host(text, width: 77).size == CGSize(width: 42, height: 24))
        #expect(host(text, width: 30).size == CGSize(width: 30, height: 36))
        // A word that is too long is broken.
        #expect(host(text, width: 18).size == CGSize(width: 18, height: 48))
        #expect(host(text, width: 0).size == CGSize(width: 6, height: 132))
        #expect(host(text, width: .infinity).size == CGSize(width: 78, height: 12))
    }

    @Test func aTextGivenItsOwnWidthKeepsItsLines() {
        for size in stride(from: 1, through: 40, by: 0.7) {
            for count in 1...40 {
                let text = StyledText(String(repeating: "a", count: count), font: Font.Resolved(size: size))
                let natural = FixedTextMeasurer().measure(text, width: nil)
                #expect(
                    FixedTextMeasurer().measure(text, width: natural.size.width) == natural,
                    "\(size) \(count)")
            }
        }
    }

    @Test func linesCanBeLimited() {
        let text = Text("one two three")
        #expect(host(text.lineLimit(2), width: 30).size == CGSize(width: 18, height: 24))
        #expect(host(text.lineLimit(1), width: 30).size == CGSize(width: 18, height: 12))
        #expect(host(text.lineLimit(0), width: 30).size == CGSize(width: 18, height: 12))
        #expect(host(text.lineLimit(nil).lineLimit(1), width: 30).size == CGSize(width: 30, height: 36))
    }

    @Test func baselinesAreNineBelowTheTopOfALine() {
        let log = LayoutLog()
        _ = host(SpyLayout(log: log) { Text("A A") }).frames
        let natural = log.subviews?.first?.dimensions(in: .unspecified)
        #expect(natural?[.firstTextBaseline] == 9)
        #expect(natural?[.lastTextBaseline] == 9)
        let wrapped = log.subviews?.first?.dimensions(in: ProposedViewSize(width: 6, height: nil))
        #expect(wrapped?[.firstTextBaseline] == 9)
        #expect(wrapped?[.lastTextBaseline] == 21)
    }

    @Test func textIsMeasuredOnceForEachWidth() {
        let measurer = CountingMeasurer()
        let host = ViewHost(
            HStack {
                Text("one two"); Text("three")
            }.padding(), proposal: ProposedViewSize(width: 80, height: nil),
            measurer: measurer)
        _ = (host.frames, host.displayList)
        host.proposal = .unspecified
        _ = host.frames
        #expect(measurer.widths.filter { $0 == nil }.count == 2)
        #expect(Set(measurer.widths).count < measurer.widths.count)
        let asked = measurer.widths
        host.proposal.width = 80
        _ = host.frames
        #expect(measurer.widths == asked)
    }

    @Test func fontsHaveTheSizesOfTheirStyles() {
        func height(_ font: Font?) -> CGFloat { host(Text("A").font(font)).size.height }
        #expect(height(.system(size: 12)) == 12 * 1.2)
        #expect(height(.largeTitle) == 34 * 1.2)
        #expect(height(.title2.bold()) == 22 * 1.2)
        #expect(height(nil) == 17 * 1.2)
        #expect(height(.system(.caption)) == 12 * 1.2)
        #expect(height(.system(size: -1)) == 17 * 1.2)
        #expect(height(.system(size: .nan)) == 17 * 1.2)
    }

    @Test func theInnermostFontCounts() {
        let host = host(
            VStack {
                Text("A").font(.system(size: 20)); Text("A")
            }.font(.system(size: 5)))
        #expect(host.texts.map(\.height) == [24, 6])
    }

    @Test func stylesReachTheMeasurer() {
        let text = Text("A").font(.system(size: 9, weight: .bold, design: .serif).italic())
            .multilineTextAlignment(.center).lineLimit(3).environment(\.layoutDirection, .rightToLeft)
        let expected = StyledText(
            "A", font: Font.Resolved(size: 9, weight: .bold, design: .serif, isItalic: true), lineLimit: 3,
            alignment: .center, layoutDirection: .rightToLeft)
        let drawn = host(text).displayList.items.map(\.content)
        #expect(drawn == [.text(expected, Color.primary.resolve(in: EnvironmentValues()))])
    }

    @Test(arguments: [.nan, -1, -.infinity, 0, .infinity] as [CGFloat])
    func badWidthsAndFontsMeasureAnyway(width: CGFloat) {
        let text = StyledText("one two", font: Font.Resolved(size: 10))
        #expect(FixedTextMeasurer().measure(text, width: width).size.height >= 12)
        #expect(FixedTextMeasurer(advance: 0).measure(text, width: width).size.width == 0)
    }
}
