import Expectations
import PortableUITesting
import Testing

/// Inline Markdown in texts that are written in source code.
@MainActor @Suite struct MarkdownTests {
    /// What a text draws, with its fonts as tags: b for bold, i for italic, c for code.
    private func drawn(_ text: Text) -> String {
        guard case .text(let text, _)? = host(text).displayList.items.first?.content else { return "nothing" }
        let bytes = Array(text.string.utf8)
        var (result, position) = ("", 0)
        func take(to end: Int) -> String {
            defer { position = end }
            return String(decoding: bytes[position..<end], as: UTF8.self)
        }
        for run in text.runs {
            var tags: [String] = []
            if run.font.weight == .bold { tags.append("b") }
            if run.font.isItalic { tags.append("i") }
            if run.font.design == .monospaced { tags.append("c") }
            expectEqual(run.font.size, text.font.size)
            result += take(to: run.range.lowerBound)
            let inside = take(to: run.range.upperBound)
            result += tags.map { "<\($0)>" }.joined() + inside + tags.reversed().map { "</\($0)>" }.joined()
        }
        return result + take(to: bytes.count)
    }

    // The examples of the CommonMark specification, and what it makes of them.
    @Test(arguments: [
        ("*foo bar*", "<i>foo bar</i>"),
        ("a * foo bar*", "a * foo bar*"),
        ("a*\"foo\"*", "a*\"foo\"*"),
        ("foo*bar*", "foo<i>bar</i>"),
        ("_foo bar_", "<i>foo bar</i>"),
        ("_ foo bar_", "_ foo bar_"),
        ("a_\"foo\"_", "a_\"foo\"_"),
        ("foo_bar_", "foo_bar_"),
        ("5_6_78", "5_6_78"),
        ("aa_\"bb\"_cc", "aa_\"bb\"_cc"),
        ("foo-_(bar)_", "foo-<i>(bar)</i>"),
        ("_foo*", "_foo*"),
        ("*foo bar *", "*foo bar *"),
        ("*(*foo)", "*(*foo)"),
        ("*(*foo*)*", "<i>(foo)</i>"),
        ("_foo_bar_baz_", "<i>foo_bar_baz</i>"),
        ("**foo bar**", "<b>foo bar</b>"),
        ("** foo bar**", "** foo bar**"),
        ("foo**bar**", "foo<b>bar</b>"),
        ("__foo bar__", "<b>foo bar</b>"),
        ("foo__bar__", "foo__bar__"),
        ("**(**foo)", "**(**foo)"),
        ("*(**foo**)*", "<i>(</i><b><i>foo</i></b><i>)</i>"),
        ("**foo \"*bar*\" foo**", "<b>foo \"</b><b><i>bar</i></b><b>\" foo</b>"),
        ("*foo **bar** baz*", "<i>foo </i><b><i>bar</i></b><i> baz</i>"),
        ("*foo**bar**baz*", "<i>foo</i><b><i>bar</i></b><i>baz</i>"),
        ("*foo**bar*", "<i>foo**bar</i>"),
        ("***foo** bar*", "<b><i>foo</i></b><i> bar</i>"),
        ("*foo **bar***", "<i>foo </i><b><i>bar</i></b>"),
        ("*foo**bar***", "<i>foo</i><b><i>bar</i></b>"),
        ("foo***bar***baz", "foo<b><i>bar</i></b>baz"),
        ("foo******bar*********baz", "foo<b>bar</b>***baz"),
        ("** is not an empty emphasis", "** is not an empty emphasis"),
        ("**** is not an empty emphasis", "**** is not an empty emphasis"),
        ("foo ***", "foo ***"),
        ("foo *\\**", "foo <i>*</i>"),
        ("foo *_*", "foo <i>_</i>"),
        ("**foo*", "*<i>foo</i>"),
        ("*foo**", "<i>foo</i>*"),
        ("***foo**", "*<b>foo</b>"),
        ("****foo*", "***<i>foo</i>"),
        ("**foo***", "<b>foo</b>*"),
        ("*foo****", "<i>foo</i>***"),
        ("****foo****", "<b>foo</b>"),
        ("***foo***", "<b><i>foo</i></b>"),
        ("_____foo_____", "<b><i>foo</i></b>"),
        ("*foo _bar* baz_", "<i>foo _bar</i> baz_"),
        ("*foo __bar *baz bim__ bam*", "<i>foo </i><b><i>bar *baz bim</i></b><i> bam</i>"),
        ("**foo **bar baz**", "**foo <b>bar baz</b>"),
        ("*foo *bar baz*", "*foo <i>bar baz</i>"),
        ("*[bar*](/url)", "*bar*"),
        ("**a `**`", "**a <c>**</c>"),
        ("`foo`", "<c>foo</c>"),
        ("`` foo ` bar ``", "<c>foo ` bar</c>"),
        ("` `` `", "<c>``</c>"),
        ("` a`", "<c> a</c>"),
        ("`  `", "<c>  </c>"),
        ("`foo\\`bar`", "<c>foo\\</c>bar`"),
        ("*foo`*`", "*foo<c>*</c>"),
        ("```foo``", "```foo``"),
        ("`foo", "`foo"),
        ("`foo``bar``", "`foo<c>bar</c>"),
        ("\\*not emphasized*", "*not emphasized*"),
        ("\\\\*emphasis*", "\\<i>emphasis</i>"),
        ("\\a \\ ä\\ö", "\\a \\ ä\\ö"),
        ("[link](/uri)", "link"),
        ("a [*foo* bar](https://a.b/c_(d)_e)!", "a <i>foo</i> bar!"),
        ("[link](/my uri)", "[link](/my uri)"),
        ("[foo] (bar) ]", "[foo] (bar) ]"),
        ("[a](b", "[a](b"),
        ("", ""),
        ("ä**ö**ü *👩‍👩‍👧*", "ä<b>ö</b>ü <i>👩‍👩‍👧</i>"),
        ("~~a~~ # b <i> &amp;", "~~a~~ # b <i> &amp;"),
    ])
    func emphasisFollowsCommonMark(source: String, expected: String) {
        expectEqual(drawn(Text(LocalizedStringKey(source))), expected)
        // As an attributed string, the whole of which may have one look.
        let string = AttributedString(localized: LocalizedStringResource(String.LocalizationValue(source)))
        expectEqual(drawn(Text(string) + Text(verbatim: "")), expected)
    }

    @Test func literalsAreMarkdownAndStringsAreNot() {
        let string = "**a**"
        expectEqual(drawn(Text("**a**")), "<b>a</b>")
        expectEqual(drawn(Text("__a__ *b* ***c*** `d`")), "<b>a</b> <i>b</i> <b><i>c</i></b> <c>d</c>")
        expectEqual(drawn(Text(string)), "**a**")
        expectEqual(drawn(Text(verbatim: "**a**")), "**a**")
        expectEqual(drawn(Text(string.dropLast())), "**a*")
        expectEqual(drawn(Text(LocalizedStringKey(string))), "<b>a</b>")
        for (isLong, expected) in [(true, "<i>long</i>"), (false, "<i>short</i>")] {
            expectEqual(drawn(Text(isLong ? "*long*" : "*short*")), expected)
        }
    }

    @Test func insertedValuesAreNotMarkdown() {
        let value = "*b*"
        expectEqual(drawn(Text("**a \(value)**")), "<b>a *b*</b>")
        expectEqual(drawn(Text("*\(1)* \(2.5) \(true) `\(value)`")), "<i>1</i> 2.5 true <c>*b*</c>")
        expectEqual(drawn(Text("\(value)")), "*b*")
        expectEqual(drawn(Text("[\("]")](/a) *\("\\")*")), "] <i>\\</i>")
        // A value is beside the delimiters as if it were written there.
        expectEqual(drawn(Text("*\(" ")a*")), "* a*")
    }

    @Test func equalTextsAreEqual() {
        expectEqual(Text("a"), Text("a"))
        expectEqual(Text("**a**"), Text("__a__"))
        #expect(Text("**a**") != Text("a"))
        #expect(Text("**a**") != Text(verbatim: "**a**"))
        expectEqual(Set([Text("a"), Text("a"), Text("*a*")]).count, 2)
        expectEqual(LocalizedStringKey("a"), "a")
    }

    @Test func fontsChangeWithTheTextsOwn() {
        let text = host(Text("a **b** `c`").font(.system(size: 20, weight: .bold, design: .serif).italic()))
        guard case .text(let text, _)? = text.displayList.items.first?.content else { return }
        // The text is bold already.
        expectEqual(
            text.runs,
            [
                StyledText.Run(
                    range: 4..<5,
                    font: Font.Resolved(size: 20, weight: .bold, design: .monospaced, isItalic: true))
            ])
    }

    @Test func delimitersTakeNoSpace() {
        expectEqual(host(Text("**AA** *A*")).size, CGSize(width: 24, height: 12))
    }
}
