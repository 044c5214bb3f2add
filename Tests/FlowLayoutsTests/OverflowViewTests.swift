import Expectations
import FlowLayouts
import PortableUITesting
import Testing

/// The view that says how many others are hidden is one of the views. Characters are 6 × 12.
@MainActor
@Suite(.inBothModes) struct OverflowViewTests {
    @Test func itIsAlignedLikeTheOthers() {
        let flow = HFlow(alignment: .lastTextBaseline, spacing: 10) {
            ForEach(0..<4, id: \.self) { _ in Text("AA\nBB") }
        }.maxLines(1) { Text("+\($0.count)") }
        // Two texts of 12 × 24 with their last baseline at 21, and one whose baseline is at 9.
        let texts = host(flow, width: 56).texts
        expectEqual(texts.last, rect(44, 12, 12, 12))
    }

    // As in Arabic, where two are a word. Of five boxes, three and 48 for "two left" are 198 wide, and four and 36 for "1 left"
    // 236. There is always space for either.
    @Test(
        arguments: [
            ("two left", 198, 3, "two left"), ("two left", 197, 2, "+3"), ("two left", 159, 2, "+3"),
            ("1 left", 236, 4, "1 left"), ("1 left", 235, 3, "+2"),
        ] as [(String, CGFloat, Int, String)])
    func aSmallNumberThatIsLongerHasItsSpace(longest: String, width: CGFloat, shown: Int, label: String) {
        let number = longest == "two left" ? 2 : 1
        let flow = flowOfBoxes(5).maxLines(1) { Text($0.count == number ? longest : "+\($0.count)") }
        let host = host(flow, width: width)
        expectEqual(host.drawn, Array(0..<shown))
        expectEqual(host.strings, [label])
        expectEqual(host.texts, [rect(CGFloat(shown) * 50, 4, CGFloat(label.count) * 6, 12)])
    }

    // The closure gets those that are hidden, in the order of the views, and for the space that it takes all of them.
    @Test func itKnowsWhatIsHidden() {
        var known: [[Int]] = []
        let flow = flowOfBoxes(5).maxLines(1) { hidden in
            let _ = known.append(hidden.ids())
            Text("+\(hidden.count)")
        }
        let host = host(flow, width: 140)
        expectEqual(host.strings, ["+3"])
        expectEqual(Set(known), [[0, 1, 2, 3, 4], [4], [3, 4], [2, 3, 4]])
        host.proposal.width = 190
        expectEqual(host.strings, ["+2"])
        expectEqual(known.last, [3, 4])
        // Words have none, and line breaks are not hidden.
        let mixed = HFlow(spacing: 10) {
            ForEach(0..<3, id: \.self) { _ in
                Box(40, 20); FlowText("a b"); LineBreak()
            }
        }
        .maxViews(1) { hidden in
            let _ = known.append(hidden.ids())
            Text("+\(hidden.count)")
        }
        expectEqual(FlowLayoutsTests.host(mixed, width: 140).strings.last, "+8")
        expectEqual(known.last, [1, 2])
    }

    // Also where views have no ids, as words and those that stand for themselves.
    @Test func inATextItIsItsNumber() {
        func label(of content: some View) -> [String] {
            host(HFlow(spacing: 10) { content }.maxViews(2) { Text(verbatim: "+\($0)") }).strings
        }
        let boxes = Group {
            Box(40, 20)
            Box(40, 20)
            Box(40, 20)
            Box(40, 20)
        }
        expectEqual(label(of: equalBoxes(5)), ["+3"])
        expectEqual(label(of: boxes), ["+2"])
        expectEqual(label(of: FlowText("a b c d e")), ["a", "b", "+3"])
    }

    // MARK: Beside a view that can be shorter

    // Words: with 24 of 42 left, "AA BB CC" is as wide as two letters, and 36 high.
    @Test func aTextThatIsCutWraps() {
        let flow = HFlow(alignment: .top, spacing: 6) {
            Text("AA BB CC"); Text("DDDDD")
        }
        .maxLines(1) { Text("+\($0.count)") }
        let host = host(flow, width: 42)
        expectEqual(host.strings, ["AA BB CC", "+1"])
        expectEqual(host.texts, [rect(0, 0, 12, 36), rect(18, 0, 12, 12)])
    }

    @Test func noViewIsNoOverflowView() {
        let host = host(flowOfBoxes(5).maxLines(1) { _ in EmptyView() }, width: 140)
        expectEqual(host.drawn, [0, 1, 2])
    }

    // In space for "+10", 18 wide, "+6" is where a line begins, and across it where the flow's views are.
    @Test(
        arguments: [
            (.top, 0), (.center, 4), (.bottom, 8), (.firstTextBaseline, 11), (.lastTextBaseline, 11),
        ] as [(VerticalAlignment, CGFloat)])
    func itsNumberIsAlignedLikeTheOthers(alignment: VerticalAlignment, y: CGFloat) {
        let flow = HFlow(alignment: alignment, spacing: 10) {
            ForEach(0..<10, id: \.self) { _ in Box(40, 20) }
        }.maxLines(2) { Text("+\($0.count)") }
        // The baseline of a box is its lower edge, and that of a text 9 below its upper one.
        expectEqual(host(flow, width: 140).texts, [rect(100, 30 + y, 12, 12)])
        let mirrored = host(flow, width: 140, direction: .rightToLeft)
        expectEqual(mirrored.texts, [rect(28, 30 + y, 12, 12)])
    }

    // In space for two lines of 12, which "1" takes, "+6" is across its line as boxes of 24 are. At the baseline of the boxes,
    // the space is 9 above it and 15 below, or 21 above it and 3 below.
    @Test(
        arguments: [
            (.top, 0, 24), (.center, 6, 24), (.bottom, 12, 24), (.firstTextBaseline, 15, 39),
            (.lastTextBaseline, 15, 27),
        ] as [(VerticalAlignment, CGFloat, CGFloat)])
    func inTallerSpaceItsNumberIsAlignedLikeTheOthers(
        alignment: VerticalAlignment, y: CGFloat, height: CGFloat
    ) {
        let flow = HFlow(alignment: alignment, spacing: 10) {
            ForEach(0..<8, id: \.self) { _ in Box(40, 24) }
        }.maxLines(1) { Text($0.count == 1 ? "1\n!" : "+\($0.count)") }
        let host = host(flow, width: 140)
        expectEqual(host.texts, [rect(100, y, 12, 12)])
        expectEqual(host.frames.frame.height, height)
    }

    private enum Own: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
    }

    // Only this view has a guide, 6 below its upper edge, with which the upper edges of the boxes are aligned.
    @Test(arguments: [VerticalAlignment.top, VerticalAlignment(Own.self)])
    func itsGuideCounts(alignment: VerticalAlignment) {
        let flow = HFlow(alignment: alignment, spacing: 10) { equalBoxes(10) }.maxLines(1) { hidden in
            Text("+\(hidden.count)").alignmentGuide(alignment) { _ in 6 }
        }
        let host = host(flow, width: 140)
        expectEqual(host.items.prefix(2), [rect(0, 6, 40, 20), rect(50, 6, 40, 20)])
        expectEqual(host.texts, [rect(100, 0, 12, 12)])
        expectEqual(host.frames.frame.size, size(118, 26))
    }

    // Its guide, at 6 of 12, is at 18, where the boxes end. In space for "one", it is at the end.
    @Test func inAWiderSpaceItsGuideCountsToo() {
        let flow = VFlow(alignment: .trailing, spacing: 10) {
            ForEach(0..<9, id: \.self) { _ in Box(18, 20) }
        }
        .maxLines(1) { hidden in
            Text(hidden.count == 1 ? "one" : "+\(hidden.count)").alignmentGuide(.trailing) { _ in 6 }
        }
        let host = host(flow, height: 80)
        expectEqual(host.texts, [rect(12, 60, 12, 12)])
        expectEqual(host.frames.frame.width, 24)
    }

    // A box of 60 and "hundreds" are 108 wide. "all" is 18 wide, and would have space beside the box in 80.
    @Test(arguments: [1, 2]) func ofFewViewsEachNumberHasSpace(hidden: Int) {
        let flow = HFlow(spacing: 0) { ForEach(0...hidden, id: \.self) { _ in Box(60, 20) } }
            .maxLines(1) { Text($0.count == hidden ? "hundreds" : "all") }
        let wide = host(flow, width: 110)
        expectEqual(wide.drawn, [0])
        expectEqual(wide.texts, [rect(60, 4, 48, 12)])
        let narrow = host(flow, width: 80)
        expectEqual(narrow.drawn, [])
        expectEqual(narrow.strings, ["all"])
    }

    @Test func itsSpaceIsNeitherSeenNorTouchedNorReadAloud() {
        let flow = flowOfBoxes(10).maxLines(2) { hidden in Button("+\(hidden.count)") {} }
        let host = host(flow, width: 140)
        let texts = host.frames.preorder.filter { $0.name == "Text" }
        expectEqual(texts.map(\.isHidden), [true, true, true, false])
        expectEqual(texts.map(\.isAccessibilityHidden), [true, true, true, false])
        expectEqual(texts.map(\.allowsHitTesting), [false, false, false, true])
        expectEqual(texts.map(\.isEnabled), [false, false, false, true])
    }

    // Three views for the space, which are not made again for what the layout tells, and one that is seen.
    @Test func itIsMadeForItsSpaceAndForWhatIsSeen() {
        final class Log { var counts: [Int] = [] }
        let log = Log()
        let flow = flowOfBoxes(50).maxLines(1) { hidden in
            let _ = log.counts.append(hidden.count)
            Text("+\(hidden.count)")
        }
        let host = host(flow, width: 140, roundLimit: 1)
        let isPessimistic = HostBehavior.ofNewHosts.wrappedValue != .usual
        _ = host.frames
        expectEqual(log.counts, [1, 2, 50, 48])
        for _ in 0..<2 {
            _ = host.frames
            expectEqual(log.counts, [1, 2, 50, 48] + (isPessimistic ? [48] : [1, 2, 50, 48]))
        }
    }
}
