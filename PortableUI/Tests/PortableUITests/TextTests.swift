import Expectations
import PortableUITesting
import Testing

@MainActor @Suite struct TextTests {
    /// Remembers what is measured.
    private final class RecordingMeasurer: TextMeasurer {
        struct Question: Hashable {
            var text: StyledText
            var width: CGFloat?
        }

        var questions: [Question] = []

        func measure(_ text: StyledText, width: CGFloat?) -> TextMetrics {
            questions.append(Question(text: text, width: width))
            return FixedTextMeasurer().measure(text, width: width)
        }
    }

    @Test func aCharacterIsSixByTwelve() {
        expectEqual(host(Text("ABC")).size, CGSize(width: 18, height: 12))
        expectEqual(host(Text("")).size, CGSize(width: 0, height: 12))
        expectEqual(host(Text("A\nBBB")).size, CGSize(width: 18, height: 24))
        expectEqual(host(Text(verbatim: "äöü")).size, CGSize(width: 18, height: 12))
        expectEqual(host(Text("ABCD".dropLast())).size, CGSize(width: 18, height: 12))
    }

    @Test func textWrapsAtSpaces() {
        let text = Text("one two three")
        expectEqual(host(text).size, CGSize(width: 78, height: 12))
        expectEqual(host(text, width: 78).size, CGSize(width: 78, height: 12))
        expectEqual(host(text, width: 77).size, CGSize(width: 42, height: 24))
        expectEqual(host(text, width: 30).size, CGSize(width: 30, height: 36))
        // A word that is too long is broken.
        expectEqual(host(text, width: 18).size, CGSize(width: 18, height: 48))
        expectEqual(host(text, width: 0).size, CGSize(width: 6, height: 132))
        expectEqual(host(text, width: .infinity).size, CGSize(width: 78, height: 12))
    }

    @Test func linesCanBeLimited() {
        let text = Text("one two three")
        expectEqual(host(text.lineLimit(2), width: 30).size, CGSize(width: 18, height: 24))
        expectEqual(host(text.lineLimit(1), width: 30).size, CGSize(width: 18, height: 12))
        expectEqual(host(text.lineLimit(0), width: 30).size, CGSize(width: 18, height: 12))
        expectEqual(host(text.lineLimit(nil).lineLimit(1), width: 30).size, CGSize(width: 30, height: 36))
    }

    // In a font of size 10, lines are 12 high.
    @Test(arguments: [(4, 44), (0.5, 37), (0, 36), (-4, 36), (.nan, 36)] as [(CGFloat, CGFloat)])
    func linesHaveADistance(spacing: CGFloat, height: CGFloat) {
        let text = Text("one two three").lineSpacing(spacing)
        expectEqual(host(text, width: 30).size, CGSize(width: 30, height: height))
        expectEqual(host(text).size.height, 12)
        // In a height that two lines do not have with their distance, there is one.
        expectEqual(host(text, width: 30, height: 24).size.height, spacing > 0 ? 12 : 24)
    }

    @Test func baselinesAreNineBelowTheTopOfALine() {
        let log = LayoutLog()
        _ = host(SpyLayout(log: log) { Text("A A") }).frames
        let natural = log.subviews?.first?.dimensions(in: .unspecified)
        expectEqual(natural?[.firstTextBaseline], 9)
        expectEqual(natural?[.lastTextBaseline], 9)
        let wrapped = log.subviews?.first?.dimensions(in: ProposedViewSize(width: 6, height: nil))
        expectEqual(wrapped?[.firstTextBaseline], 9)
        expectEqual(wrapped?[.lastTextBaseline], 21)
    }

    @Test func textIsMeasuredOnceForEachWidthAndLineLimit() {
        let measurer = RecordingMeasurer()
        let host = ViewHost(
            HStack {
                Text("one two"); Text("three")
            }.padding(), proposal: ProposedViewSize(width: 80, height: nil),
            measurer: measurer)
        _ = (host.frames, host.displayList)
        host.proposal = .unspecified
        _ = host.frames
        expectEqual(Set(measurer.questions).count, measurer.questions.count)
        let asked = measurer.questions
        host.proposal.width = 80
        _ = host.frames
        expectEqual(measurer.questions, asked)
    }

    @Test func tooLittleHeightLeavesTheLinesThatFit() {
        let text = Text("one two three")
        func size(_ height: CGFloat?) -> CGSize { host(text, width: 30, height: height).size }
        let (one, two, three) = (
            CGSize(width: 18, height: 12), CGSize(width: 18, height: 24), CGSize(width: 30, height: 36)
        )
        expectEqual([nil, .infinity, 100, 36, .nan].map(size), [three, three, three, three, three])
        expectEqual([35.5, 24].map(size), [two, two])
        expectEqual([23.5, 12, 5, 0, -5].map(size), [one, one, one, one, one])
        expectEqual(host(text.lineLimit(2), width: 30, height: 100).size, two)
        expectEqual(host(text.lineLimit(2), width: 30, height: 23).size, one)
        expectEqual(host(Text("A\nB\nC"), height: 30).size, CGSize(width: 6, height: 24))
    }

    @Test func onlyTheLinesThatFitAreDrawn() {
        func limit(_ host: ViewHost<some View>) -> [Int?] {
            host.displayList.items.map { item in
                if case .text(let text, _) = item.content { text.lineLimit } else { nil }
            }
        }
        let host = host(Text("one two three"), width: 30, height: 30)
        expectEqual(limit(host), [2])
        host.proposal.height = 15
        expectEqual(limit(host), [1])
        host.proposal.height = nil
        expectEqual(limit(host), [nil])
        expectEqual(limit(PortableUITests.host(Text("A").lineLimit(4), height: 50)), [4])
    }

    @Test(arguments: [.nan, -1, -.infinity, 0, .infinity] as [CGFloat])
    func badWidthsAndFontsMeasureAnyway(width: CGFloat) {
        let text = StyledText("one two", font: Font.Resolved(size: 10))
        #expect(FixedTextMeasurer().measure(text, width: width).size.height >= 12)
        expectEqual(FixedTextMeasurer(advance: 0).measure(text, width: width).size.width, 0)
    }

    // MARK: Styles

    private func styled(_ view: some View) -> StyledText? {
        if case .text(let text, _)? = host(view).displayList.items.last?.content { text } else { nil }
    }

    @Test func aTextHasAFontAndAColor() {
        let text = Text("A")
        func font(_ view: some View) -> Font.Resolved? { styled(view)?.font }
        expectEqual(font(text.fontWeight(.heavy)), Font.Resolved(size: 10, weight: .heavy))
        expectEqual(font(text.fontWeight(.bold).fontWeight(.heavy)), Font.Resolved(size: 10, weight: .bold))
        expectEqual(font(text.font(.system(size: 5)).font(.title)), Font.Resolved(size: 5))
        expectEqual(font(text.font(nil)), Font.Resolved(size: 17))
        expectEqual(
            font(text.padding().monospacedDigit()), Font.Resolved(size: 10, hasMonospacedDigits: true))
    }

    // MARK: Parts

    /// What a text shows, with tags around what is bold.
    private func drawn(_ text: Text) -> String? {
        guard let text = styled(text) else { return nil }
        var bytes = Array(text.string.utf8)
        for run in text.runs.reversed() {
            expectEqual(run.font, Font.Resolved(size: 10, weight: .bold))
            bytes.insert(contentsOf: "</b>".utf8, at: run.range.upperBound)
            bytes.insert(contentsOf: "<b>".utf8, at: run.range.lowerBound)
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    @Test func whatIsBetweenTwoAsterisksIsBold() {
        let value = "*b* **c**"
        expectEqual(drawn(Text("a **b** c")), "a <b>b</b> c")
        expectEqual(drawn(Text("**ä**")), "<b>ä</b>")
        expectEqual(drawn(Text("**a **b")), "<b>a </b>b")
        expectEqual(drawn(Text("a ** b, *c*")), "a ** b, *c*")
        expectEqual(drawn(Text("**a** ** b")), "<b>a</b> ** b")
        expectEqual(drawn(Text("**a \(value)** \(3)")), "<b>a *b* **c**</b> 3")
        expectEqual(drawn(Text(value)), "*b* **c**")
        expectEqual(drawn(Text(verbatim: "**a**")), "**a**")
        expectEqual(host(Text("**AA** A")).size, CGSize(width: 24, height: 12))
    }

    @Test func attributesAreThoseOfTheirParts() {
        var red = AttributedString("red")
        red.foregroundColor = .red
        let text = Text(AttributedString("a ") + red)
        expectEqual(styled(text)?.runs.map(\.range), [2..<5])
        expectEqual(styled(text)?.runs.first?.color, Color.red.resolve(in: EnvironmentValues()))
        expectEqual(
            host(Text(red)).displayList.items.first?.color, Color.red.resolve(in: EnvironmentValues()))
    }

    // MARK: Memory
}
