import Expectations
import FlowLayouts
import PortableUITesting
import Testing

/// What VoiceOver reads of texts, and where it finds them. Characters are 6 × 12.
@MainActor
@Suite(.inBothModes) struct FlowTextReadingTests {
    /// Where assistive technologies find texts that are read as a whole, in their order.
    private func places<V: View>(_ host: ViewHost<V>) -> [CGRect] {
        host.frames.frames(named: "accessibilityLabel")
    }

    @Test func aTextIsReadAsAWhole() throws {
        let string = "Read **me** aloud"
        for (text, string) in [
            (FlowText("Read **me** aloud"), "Read me aloud"), (FlowText(verbatim: string), string),
            (FlowText(string), string), (FlowText(AttributedString(string)), string),
        ] {
            let host = host(HFlow { text.onTapGesture {} })
            try host.tap(string)
            let words = host.frames.preorder.filter { $0.name == "Text" }
            expectEqual(words.count, 4)
            expectEqual(words.filter(\.isAccessibilityHidden).count, 4)
        }
    }

    @Test func aWordIsReadByItself() {
        let host = host(HFlow { FlowText("word") })
        #expect(places(host).isEmpty)
        expectEqual(
            host.frames.preorder.filter { $0.name == "Text" }.map(\.isAccessibilityHidden), [true, false])
    }

    /// What is read by itself in a text with a link.
    private func read(before: String, link: String, after: String) -> [CGRect] {
        var (text, site) = (AttributedString(before), AttributedString(link))
        site.link = URL(string: "https://www.swift.org")
        text += site + AttributedString(after)
        let host = host(HFlow(spacing: 0) { FlowText(text) })
        expectEqual(places(host), [rect(0, 0, host.frames.frame.width, 12)])
        return host.frames.preorder.filter { $0.name == "Text" && !$0.isAccessibilityHidden }.map(\.frame)
    }

    @Test func linksAreReadByThemselvesToo() {
        expectEqual(
            read(before: "see ", link: "our site", after: ""), [rect(24, 0, 18, 12), rect(48, 0, 24, 12)])
        // The word is one view with its brackets.
        expectEqual(read(before: "see (", link: "this", after: ") now"), [rect(24, 0, 36, 12)])
    }

    // "(this)" is one word, whose link begins after a bracket.
    @Test func aLinkInBracketsIsReadByItselfToo() {
        var link = AttributedString("this")
        link.link = URL(string: "https://www.swift.org")
        let text = AttributedString("see (") + link + AttributedString(")")
        let host = host(HFlow(spacing: 0) { FlowText(text) })
        let read = host.frames.preorder.filter { $0.name == "Text" && !$0.isAccessibilityHidden }
        expectEqual(read.map(\.frame), [rect(24, 0, 36, 12)])
    }

    // The lines that begin with a word of a text, or its only one.
    @Test func aTextIsWhereItsWordsAre() {
        let words = HFlow(itemSpacing: 0, rowSpacing: 0) { FlowText("The quick brown fox jumps") }
        expectEqual(places(host(words, width: 60)), [rect(0, 0, 54, 36)])
        expectEqual(places(host(words.maxLines(2), width: 60)), [rect(0, 0, 54, 24)])
        // The quick / +3
        let limited = words.maxLines(2) { Text("+\($0.count)").frame(width: 50) }
        expectEqual(places(host(limited, width: 60)), [rect(0, 0, 54, 12)])

        func mixed(_ text: String, after first: String = "aa bb ") -> some View {
            HFlow(alignment: .top, itemSpacing: 0, rowSpacing: 0) {
                FlowText(verbatim: first)
                Box(20, 30)
                FlowText(text)
                Box(20, 12)
            }
        }
        // aa bb □ cc / dd ee □
        expectEqual(places(host(mixed(" cc dd ee "), width: 80)), [rect(0, 0, 30, 12), rect(0, 30, 30, 12)])
        let mirrored = host(mixed(" גג דד הה ", after: "אא בב "), width: 80, direction: .rightToLeft)
        expectEqual(places(mirrored), [rect(44, 0, 30, 12), rect(44, 30, 30, 12)])
        // aa bb □ cc / dd ee fff gg / □
        expectEqual(
            places(host(mixed(" cc dd ee fff gg "), width: 80)), [rect(0, 0, 30, 12), rect(0, 30, 72, 12)])
        let column = VFlow(alignment: .leading, spacing: 4) { FlowText("a b c") }
        expectEqual(places(host(column, height: 30)), [rect(0, 0, 16, 28)])
        let upwards = VFlow(alignment: .leading, spacing: 4) {
            Box(10, 10)
            FlowText("a b")
        }
        expectEqual(places(host(upwards.reversesItems())), [rect(0, 0, 6, 28)])
    }

    // Words are 12 high, and a row 40. VoiceOver takes what begins further up first.
    @Test func textsBesideViewsAreFoundInOrder() {
        func sentence(_ alignment: VerticalAlignment, height: CGFloat) -> some View {
            HFlow(alignment: alignment, itemSpacing: 0, rowSpacing: 0) {
                FlowText("aa a ")
                Box(20, height)
                FlowText(" bb b")
                Text("").frame(width: 0, height: 40)
            }
        }
        // The words are at 14. Their texts reach up to where the view between them begins, and the one after them.
        expectEqual(
            places(host(sentence(.center, height: 40), width: 200)),
            [rect(0, 0, 24, 26), rect(56, 0, 24, 26)])
        // At 28 and, between them, at 36: the second text begins no further up than that.
        expectEqual(
            places(host(sentence(.bottom, height: 4), width: 200)),
            [rect(0, 0, 24, 40), rect(56, 36, 24, 4)])
    }

    // A box of 22 before the words ends at the lower edge of the row of 40. The text begins no further up than that, below
    // its words, and reaches to the end of the row.
    @Test func aTextIsNotFoundBeforeAViewInFrontOfIt() {
        let flow = HFlow(alignment: .top, itemSpacing: 0, rowSpacing: 0) {
            Box(40, 22).flowAlignment(.bottom)
            FlowText("a bb")
            Box(20, 40)
        }
        expectEqual(places(host(flow, width: 200)), [rect(40, 18, 24, 22)])
    }

    @Test func aTextThatALayoutHidesIsOutOfSight() {
        let layout = HFlowLayout(alignment: .topLeading, spacing: 0).maxLines(1)
        let flow = AnyLayout(layout) {
            Box(60, 10)
            FlowText("aa bb")
        }
        let found = places(host(flow, width: 60))
        #expect(found.count == 1 && found.allSatisfy { $0.maxX < -1000 && $0.maxY < -1000 })
    }

    @Test func aTextIsFoundInAStackToo() {
        expectEqual(places(host(HStack(spacing: 0) { FlowText("aa bb") })), [rect(0, 0, 6, 12)])
    }

    // A stack may ask how large it can be: a space of 6, and two words of 12.
    @Test func inAStackATextIsAsLargeAsItsWordsAndASpace() {
        let stack = HStack(spacing: 0) { FlowText("aa bb") }
        expectEqual(stack.size(), size(30, 12))
        expectEqual(stack.size(width: .infinity, height: .infinity), size(30, 12))
    }

    @Test func aTextIsAsLargeAsItsLetters() {
        let host = host(HFlow(itemSpacing: 0, rowSpacing: 0) { FlowText("aa bb cc") }, width: 60)
        expectEqual(places(host), [rect(0, 0, 48, 12)])
        host.environment.font = .system(size: 20)
        // aa bb / cc
        expectEqual(places(host), [rect(0, 0, 60, 48)])
    }
}
