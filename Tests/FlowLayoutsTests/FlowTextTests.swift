import Expectations
import PortableUITesting
import Testing

@testable import FlowLayouts

/// Texts whose words are views of a flow. Characters are 6 × 12, with their baseline at 9.
@MainActor
@Suite(.inBothModes) struct FlowTextTests {
    /// The words on each line, each from its left edge, of all texts that are seen.
    private func lines<V: View>(_ host: ViewHost<V>) -> [String] {
        let words = host.displayList.items.compactMap { item in
            if case .text(let text, _) = item.content { (text.string, item.frame) } else { nil }
        }
        let tops = Set(words.map(\.1.minY)).sorted()
        return tops.map { top in
            words.filter { $0.1.minY == top }.sorted { $0.1.minX < $1.1.minX }
                .map { "\($0.0)@\(Int($0.1.minX))" }.joined(separator: " ")
        }
    }

    @Test func wordsWrapLikeText() {
        let view = HFlow(itemSpacing: 0, rowSpacing: 0) { FlowText("The quick brown fox jumps") }
        // 60 points hold ten characters.
        expectEqual(lines(host(view, width: 60)), ["The@0 quick@24", "brown@0 fox@36", "jumps@0"])
        expectEqual(host(view, width: 60).frames.frame.size, size(54, 36))
        // Exactly as wide as the first two words, and less.
        expectEqual(lines(host(view, width: 54))[0], "The@0 quick@24")
        expectEqual(lines(host(view, width: 53))[0], "The@0")
    }

    // A modifier that breaks lines acts on the text as a whole, and no other on its words.
    @Test func aTextCanBreakLinesBeforeItselfAndAfter() {
        func lines(_ text: some View) -> [String] {
            self.lines(
                host(
                    HFlow(itemSpacing: 0, rowSpacing: 0) {
                        Text("x")
                        text
                        Text("y")
                    }, width: 200))
        }
        expectEqual(lines(FlowText("a b")), ["x@0 a@6 b@18 y@24"])
        expectEqual(lines(FlowText("a b").flowBreaksBefore()), ["x@0", "a@0 b@12 y@18"])
        expectEqual(lines(FlowText("a b").flowBreaksAfter()), ["x@0 a@6 b@18", "y@0"])
        expectEqual(lines(FlowText("a").flowBreaksBefore().flowBreaksAfter()), ["x@0", "a@0", "y@0"])
        expectEqual(
            lines(FlowText("a b\nc d").flowBreaksBefore().flowBreaksAfter()),
            ["x@0", "a@0 b@12", "c@0 d@12", "y@0"])
        expectEqual(lines(FlowText("a b\nc d")), ["x@0 a@6 b@18", "c@0 d@12 y@18"])
        expectEqual(lines(FlowText("a b-c").flowFillsLine()), ["x@0", "a@0 b-@12 c@24", "y@0"])
        expectEqual(lines(FlowText("a b\nc d").flowFillsLine()), ["x@0", "a@0 b@12", "c@0 d@12", "y@0"])
        expectEqual(lines(FlowText("a").flowFillsLine()), ["x@0", "a@0", "y@0"])
    }

    // A sentence from right to left.
    @Test func wordsFollowTheDirection() {
        let view = HFlow(itemSpacing: 0, rowSpacing: 0) { FlowText("אבג דה וזחט־יכל מנ") }
            .environment(\.layoutDirection, .rightToLeft)
        expectEqual(lines(host(view, width: 48)), ["דה@12 אבג@30", "יכל@0 וזחט־@18", "מנ@36"])
    }

    // A paragraph ends where a text has a line of its own, and its direction with it.
    @Test func aBreakAfterATextEndsItsPhrase() {
        func flow(@ViewBuilder _ content: () -> some View) -> [String] {
            lines(host(HFlow(itemSpacing: 0, rowSpacing: 0, content: content), width: 200))
        }
        expectEqual(
            flow {
                FlowText("אב").flowBreaksAfter()
                FlowText("42 43")
            }, ["אב@0", "42@0 43@18"])
        expectEqual(
            flow {
                FlowText("אב")
                FlowText("42 43").flowBreaksBefore()
            }, ["אב@0", "42@0 43@18"])
    }

    @Test func whiteSpaceAloneIsOneSpace() {
        expectEqual(host(HStack(spacing: 0) { FlowText("  ") }).frames.frame.width, 6)
    }

    // A box between two English words goes with them, and one beside a Hebrew word does not.
    @Test func viewsAmongWordsGoWithTheirNeighbors() {
        func row(_ box: some View) -> [String] {
            let flow = HFlow(itemSpacing: 0, rowSpacing: 0) {
                FlowText("אב one ")
                box
                FlowText(" two גד")
            }
            return lines(host(flow.environment(\.layoutDirection, .rightToLeft)))
        }
        expectEqual(row(Box(6, 12)), ["גד@0 one@18 two@54 אב@78"])
        expectEqual(row(Box(6, 12).flowDirection(.rightToLeft)), ["גד@0 two@18 one@54 אב@78"])
        expectEqual(row(Text("x")), ["גד@0 one@18 x@42 two@54 אב@78"])
    }

    @Test func viewsHaveADirectionOfTheirOwn() {
        func row(_ direction: LayoutDirection?) -> [String] {
            lines(
                host(
                    HFlow(spacing: 6) {
                        Text("a")
                        Text("b").flowDirection(direction)
                        Text("c").flowDirection(direction)
                        Text("d")
                    }))
        }
        expectEqual(row(nil), ["a@0 b@12 c@24 d@36"])
        expectEqual(row(.leftToRight), ["a@0 b@12 c@24 d@36"])
        expectEqual(row(.rightToLeft), ["a@0 c@12 b@24 d@36"])
        let text = HFlow { FlowText("a b c").flowDirection(.rightToLeft) }
        expectEqual(lines(host(text)), ["c@0 b@12 a@24"])
    }

    // A number after Hebrew words goes with them, and begins a paragraph otherwise.
    @Test func lineBreaksBeginParagraphs() {
        let flow = HFlow(itemSpacing: 0, rowSpacing: 0) { FlowText("אב 12 ab\n12 אב") }
        expectEqual(lines(host(flow)), ["12@0 אב@18 ab@36", "12@0 אב@18"])
        let broken = HFlow(itemSpacing: 0, rowSpacing: 0) {
            FlowText("אב")
            LineBreak()
            FlowText("12 אב")
        }
        expectEqual(lines(host(broken)), ["אב@0", "12@0 אב@18"])
    }

    @Test func wordsInColumnsAreReadDownwards() {
        let host = host(VFlow(alignment: .leading, spacing: 4) { FlowText("ab אב גד") })
        expectEqual(lines(host), ["ab@0", "אב@0", "גד@0"])
    }

    @Test func aFlowFollowsAnotherDirection() {
        struct Turning: View {
            @State private var direction = LayoutDirection.leftToRight
            var body: some View {
                HFlow(itemSpacing: 0, rowSpacing: 0) {
                    FlowText("ab אב cd")
                    Button("t") { direction = .rightToLeft }
                }.environment(\.layoutDirection, direction)
            }
        }
        let host = host(Turning())
        #expect(lines(host)[0].hasPrefix("ab@0 אב@18 cd@36"))
        try? host.tap("t")
        #expect(
            lines(host)[0].hasSuffix(
                "אב@\(Int(host.frames.frame.width) - 30) ab@\(Int(host.frames.frame.width) - 12)"))
    }

    // Without a distance of the flow's own, lines follow each other as in a text: texts prefer no distance.
    @Test func linesFollowEachOtherAsInAText() {
        let view = HFlow { FlowText("aaaa bbbb") }
        expectEqual(host(view, width: 30).frames.frame.size, size(24, 24))
    }

    // A line break begins a paragraph, whatever white space follows it.
    @Test func spacesAfterALineBreakBeginNoWord() {
        expectEqual(lines(host(HFlow { FlowText("a\n b") }, width: 100)), ["a@0", "b@0"])
    }

    // "Big" is 36 wide. The space after it is in the small font.
    @Test func aSpaceHasItsOwnFont() {
        var text = AttributedString("Big")
        text.font = .system(size: 20)
        var small = AttributedString(" small")
        small.font = .system(size: 10)
        let host = host(HFlow(spacing: 0) { FlowText(text + small) }.font(.system(size: 30)))
        expectEqual(host.texts.last?.minX, 42)
    }

    // Words keep the distance of a space, other views that of the flow.
    @Test func otherViewsFlowAmongWords() {
        let view = HFlow(spacing: 10) {
            FlowText("Tap the")
            Box(20, 30)
            FlowText("to go")
        }
        let host = host(view)
        expectEqual(lines(host), ["Tap@0 the@24 to@82 go@100"])
        expectEqual(host.frames.frames(named: "Color"), [rect(52, 0, 20, 30)])
    }

    @Test func whiteSpaceAtTheEndsIsADistance() {
        for spacing in [0.0, 10] {
            let host = host(
                HFlow(spacing: spacing) {
                    FlowText("Tap ")
                    Box(20, 12)
                    FlowText(", or")
                    FlowText(" not")
                })
            let x = 18 + 6 + 20 + spacing
            expectEqual(lines(host), ["Tap@0 ,@\(Int(x)) or@\(Int(x) + 12) not@\(Int(x) + 30)"])
        }
    }

    @Test func nothingButWhiteSpaceSeparates() {
        let host = host(
            HFlow(spacing: 0) {
                Box(20, 12); FlowText(" "); Box(20, 12); FlowText(""); Box(20, 12)
            })
        expectEqual(host.frames.frames(named: "Color").map(\.minX), [0, 26, 46])
    }

    // Whatever the flow's spacing is.
    @Test func partsOfAWordTouch() {
        let view = HFlow(spacing: 10) {
            FlowText("10\u{200B}/h well-known")
            FlowText("so")
        }
        expectEqual(lines(host(view)), ["10@0 /h@12 well-@30 known@60 so@100"])
    }

    // "Tap " is 24 wide, and the comma after the box ends at 68.
    @Test func punctuationStaysWithTheViewItTouches() {
        func lines(_ before: String, _ after: String, width: CGFloat) -> [String] {
            let flow = HFlow(spacing: 0) {
                FlowText(before)
                Box(38, 12)
                FlowText(after)
            }
            let host = host(flow, width: width)
            let box = host.frames.frames(named: "Color")[0]
            return self.lines(host) + ["box@\(Int(box.minX)) \(Int(box.minY / 12))"]
        }
        expectEqual(lines("Tap ", ", then", width: 68), ["Tap@0 ,@62", "then@0", "box@24 0"])
        expectEqual(lines("Tap ", ", then", width: 67), ["Tap@0", ",@38", "then@0", "box@0 1"])
        for format in ["\u{200E}", "\u{200F}", "\u{61C}", "\u{202C}", "\u{2069}\u{2069}", "\u{FE0E}"] {
            expectEqual(lines("Tap ", format + ", then", width: 67).last, "box@0 1")
        }
        for punctuation in "։፡།។၊᠂꓿॥؍" {
            expectEqual(
                lines("Tap ", "\(punctuation) then", width: 67),
                ["Tap@0", "\(punctuation)@38", "then@0", "box@0 1"])
        }
        // Accents belong to what is before them (LB9). A quotation mark stays with a space after it (LB19a), but not with a
        // view on each side, which is like an ideograph.
        expectEqual(lines("Tap ", "\u{301}s then", width: 67).last, "box@0 1")
        expectEqual(lines("Tap ", "“ then", width: 67).last, "box@0 1")
        expectEqual(lines("Tap ", "“", width: 67).last, "box@24 0")
        // A letter may begin a line, and so may punctuation after white space.
        expectEqual(lines("Tap ", "s then", width: 67), ["Tap@0", "s@0 then@12", "box@24 0"])
        expectEqual(lines("Tap ", " , then", width: 67), ["Tap@0", ",@0 then@12", "box@24 0"])
        // An opening bracket takes the box with it.
        expectEqual(lines("Tap (", ")", width: 67), ["Tap@0", "(@0 )@44", "box@6 1"])
        expectEqual(lines("Tap ( ", ")", width: 73), ["Tap@0 (@24", ")@38", "box@0 1"])
        expectEqual(lines("Tap (\u{200B}", ")", width: 67), ["Tap@0 (@24", ")@38", "box@0 1"])
        // So do characters that join others.
        expectEqual(lines("Tap", "\u{2060}s", width: 61), ["Tap@0", "\u{2060}s@38", "box@0 1"])
    }

    // Ten characters fit on a line.
    @Test func textsThatTouchAreOneText() {
        func lines(_ texts: String..., spacing: CGFloat? = 0) -> [String] {
            let flow = HFlow(itemSpacing: spacing, rowSpacing: 0) {
                ForEach(texts.indices, id: \.self) { FlowText(verbatim: texts[$0]) }
            }
            return self.lines(host(flow, width: 60))
        }
        expectEqual(lines("very un", "happy man"), ["very@0", "un@0 happy@12", "man@0"])
        expectEqual(lines("very un", "hap", "py man"), ["very@0", "un@0 hap@12 py@30", "man@0"])
        // Where Unicode allows a line to end, in white space or at any distance, it may.
        expectEqual(lines("very well-", "known"), ["very@0 well-@30", "known@0"])
        expectEqual(lines("very un\u{200B}", "happy"), ["very@0 un@30", "happy@0"])
        expectEqual(lines("very un", "\u{200B}happy"), ["very@0 un@30", "happy@0"])
        expectEqual(lines("very un ", "happy"), ["very@0 un@30", "happy@0"])
        expectEqual(lines("aaaa aaaa ", ", b"), ["aaaa@0 aaaa@30", ",@0 b@12"])
        expectEqual(lines("aaaa aaaa ", ", b", spacing: 2), ["aaaa@0 aaaa@30", ",@0 b@12"])
        expectEqual(lines("very un", "happy", spacing: 2), ["very@0 un@30", "happy@0"])
        // Those that overlap touch, too.
        expectEqual(lines("very un", "happy", spacing: -1), ["very@0", "un@0 happy@11"])
        expectEqual(lines("这是非常", "好的一个布局"), ["这@0 是@6 非@12 常@18 好@24 的@30 一@36 个@42 布@48 局@54"])
        expectEqual(lines("aa 这是非常", "，好的"), ["aa@0 这@18 是@24 非@30 常@36 ，@42 好@48 的@54"])
        expectEqual(lines("aa 这是非常啊的了", "，好"), ["aa@0 这@18 是@24 非@30 常@36 啊@42 的@48", "了@0 ，@6 好@12"])
    }

    @Test func aTextGoesTogetherWithTheViewBeforeIt() {
        let flow = HFlow(spacing: 0) {
            Box(30, 12)
            Box(30, 12)
            FlowText("km or so").flowAvoidsBreakBefore()
        }
        expectEqual(lines(host(flow, width: 65)), ["km@30 or@48", "so@0"])
        // With its first word, that is.
        expectEqual(lines(host(flow, width: 85)), ["km@60", "or@0 so@18"])
    }

    // A space is as wide as the font's; the large text's is 12 wide.
    @Test func spacesHaveTheFontOfTheirText() {
        let host = host(
            HFlow(alignment: .firstTextBaseline, spacing: 0) {
                FlowText("a b ").font(.system(size: 20))
                FlowText("c d")
            })
        expectEqual(lines(host), ["a@0 b@24", "c@48 d@60"])
        expectEqual(host.frames.frame.size.width, 66)
    }

    // "Big" is 36 wide, a space after it 12, and one before "small" 6. Of two, the wider one counts.
    @Test func aSpaceBetweenTextsHasTheFontOfItsOwn() {
        func lines(_ big: String, _ small: String) -> [String] {
            let flow = HFlow(alignment: .top, spacing: 0) {
                FlowText(verbatim: big).font(.system(size: 20))
                FlowText(verbatim: small).font(.system(size: 10))
            }
            return self.lines(host(flow))
        }
        expectEqual(lines("Big", " small"), ["Big@0 small@42"])
        expectEqual(lines("Big ", "small"), ["Big@0 small@48"])
        expectEqual(lines("Big ", " small"), ["Big@0 small@48"])
    }

    // Characters of twice the size are 12 wide, and so is the space between them.
    @Test func spacesHaveTheFontOfTheirAttributes() {
        var text = AttributedString("ab cd")
        text.font = .system(size: 20)
        let view = HFlow(alignment: .top, itemSpacing: 0, rowSpacing: 0) { FlowText(text) }
        expectEqual(
            lines(host(view.font(.system(size: 10)), width: 200)),
            lines(host(HFlow { FlowText("ab cd") }.font(.system(size: 20)), width: 200)))
    }

    @Test func attributesStayWithTheirWords() {
        var text = AttributedString("plain and ")
        var bold = AttributedString("heavy words")
        bold.font = .system(size: 20)
        bold.foregroundColor = .red
        text += bold
        let host = host(HFlow(alignment: .firstTextBaseline, spacing: 0) { FlowText(text) })
        let words = host.displayList.items.compactMap { item -> (String, CGFloat, Color.Resolved)? in
            guard case .text(let text, .color(let color)) = item.content else { return nil }
            return (text.string, text.runs.first?.font.size ?? text.font.size, color)
        }
        expectEqual(words.map(\.0), ["plain", "and", "heavy", "words"])
        expectEqual(words.map(\.1), [10, 10, 20, 20])
        expectEqual(words[2].2, Color.red.resolve(in: EnvironmentValues()))
        #expect(words[0].2 != words[2].2)
    }

    /// The words of a text, with asterisks around what is bold.
    private func bolds(_ text: FlowText) -> [String] {
        host(HFlow(spacing: 0) { text }).displayList.items.compactMap { item in
            guard case .text(let text, _) = item.content else { return nil }
            var word = text.string
            for run in text.runs.reversed() where run.font.weight == .bold {
                for end in [run.range.upperBound, run.range.lowerBound] {
                    word.insert("*", at: String.Index(utf16Offset: end, in: word))
                }
            }
            return text.font.weight == .bold ? "*\(word)*" : word
        }
    }

    @Test func literalsAreMarkdown() {
        expectEqual(bolds(FlowText("so **very bold**, and")), ["so", "*very*", "*bold*,", "and"])
        let markdown = "so **bold**"
        expectEqual(bolds(FlowText(.init(markdown))), ["so", "*bold*"])
        expectEqual(bolds(FlowText(LocalizedStringResource("so **bold**"))), ["so", "*bold*"])
    }

    @Test func literalsAreTranslated() {
        let bundle = Bundle.main
        expectEqual(
            FlowText("so **bold**", tableName: "Texts", bundle: bundle).content,
            .localized(
                LocalizedStringResource("so **bold**", table: "Texts", bundle: .atURL(bundle.bundleURL))))
        expectEqual(FlowText("so **bold**").content, .localized(LocalizedStringResource("so **bold**")))
    }

    @Test func numbersAreThoseOfTheLocale() {
        func strings(_ locale: String) -> [String] {
            let flow = HFlow {
                FlowText("\(12) a")
                FlowText("%@ \(34)") { Text("b") }
            }
            return host(flow.environment(\.locale, Locale(identifier: locale))).strings
        }
        expectEqual(strings("de"), ["12", "a", "b", "34"])
        expectEqual(strings("ar"), ["١٢", "a", "b", "٣٤"])
    }

    @Test func insertedValuesAreNoMarkdown() {
        let name = "Ann **B**"
        expectEqual(bolds(FlowText("**Hello \(name)** \(3)")), ["*Hello*", "*Ann*", "***B***", "3"])
    }

    @Test func stringsAreNoMarkdown() {
        let string = "so **bold**"
        for text in [FlowText(string), FlowText(string.dropFirst(0)), FlowText(verbatim: "so **bold**")] {
            expectEqual(bolds(text), ["so", "**bold**"])
        }
    }

    // After a space, which is as large as what is read.
    @Test(arguments: [nil, 0, 5] as [CGFloat?])
    func aLimitDoesNotMoveWords(spacing: CGFloat?) {
        let flow = HFlow(alignment: .top, itemSpacing: spacing) {
            FlowText("The quick brown fox jumps over the lazy dog"); Box(20, 12); FlowText(" again and again")
        }
        // Without spaces, which are 6 wide.
        func words(_ flow: some View) -> [CGRect] { host(flow, width: 90).texts.filter { $0.width > 6 } }
        let all = words(flow)
        for count in 1...3 {
            let shown = words(flow.maxLines(count) { Text("+\($0.count)") }).dropLast()
            expectEqual(Array(shown), Array(all.prefix(shown.count)))
        }
    }

    @Test func wordsAreInAStackToo() {
        expectEqual(lines(host(HStack(spacing: 0) { FlowText("aa bb") })), ["aa@6 bb@18"])
    }

    @Test(arguments: [("a b", 2), (" a b", 2), ("a b ", 2), (" a ", 1), (" ", 0), ("", 0)])
    func onlyWordsHaveABackground(text: String, words: Int) {
        let flow = HFlow(spacing: 10) {
            Text("before")
            FlowText(text).background { Color.red }
        }
        let backgrounds = boxes(flow).filter { !$0.isEmpty && $0.minX > -5_000 }
        expectEqual(backgrounds.map(\.size), Array(repeating: size(6, 12), count: words))
    }
}
