import Expectations
import FlowLayouts
import PortableUITesting
import Testing

/// Flows that people expand and collapse, and the number of hidden views as a value. Characters are 6 × 12.
@MainActor
@Suite(.inBothModes) struct ExpandableTests {
    /// Boxes of 40 × 20, three of which are 140 wide.
    private struct Boxes: View {
        var count: Int
        var maxLines: Int? = 2
        @State var isExpanded = false

        var body: some View {
            HFlow(spacing: 10) { ForEach(0..<count, id: \.self) { _ in Box(40, 20) } }
                .maxLines(maxLines) { Text("+\($0.count)") }
                .expandable(isExpanded: $isExpanded) { Text("less") }
        }
    }

    @Test func theOverflowViewExpandsTheFlow() throws {
        let host = host(Boxes(count: 10), width: 140)
        expectEqual(host.strings, ["+5"])
        expectEqual(host.frames.frame.size, size(140, 50))
        try host.tap("+5")
        expectEqual(host.drawn, Array(0..<10))
        expectEqual(host.readAloud, Array(0..<10))
        // "less" comes after the only box of the fourth row.
        expectEqual(host.strings, ["less"])
        expectEqual(host.texts, [rect(50, 94, 24, 12)])
        expectEqual(host.frames.frame.size, size(140, 110))
        try host.tap("less")
        expectEqual(host.strings, ["+5"])
        expectEqual(host.drawn, Array(0..<5))
    }

    // Six boxes fill two rows.
    @Test func whereTheLimitHidesNothingThereIsNoButton() {
        for isExpanded in [false, true] {
            for boxes in [
                Boxes(count: 6, isExpanded: isExpanded),
                Boxes(count: 9, maxLines: nil, isExpanded: isExpanded),
            ] {
                let host = host(boxes, width: 140)
                expectEqual(host.drawn, Array(0..<boxes.count))
                #expect(host.strings.isEmpty)
                expectEqual(host.frames.frame.size, size(140, boxes.count == 6 ? 50 : 80))
                #expect(throws: DriverError.self) { try host.tap("less") }
                #expect(throws: DriverError.self) { try host.tap("+1") }
                let buttons = host.frames.preorder.filter { $0.name == "Button" }
                #expect(buttons.allSatisfy { !$0.allowsHitTesting && $0.isAccessibilityHidden })
            }
        }
    }

    @Test func itIsSpacedAndSeparatedAsTheOthers() {
        let flow = HFlow {
            ForEach(0..<4, id: \.self) { _ in Box(40, 20) }
        }
        .maxLines(1)
        .expandable(isExpanded: .constant(true)) { Text("less") }
        // A default distance of 8, with a text on one side, too.
        expectEqual(host(flow, width: 140).texts, [rect(48, 32, 24, 12)])
        let separated = host(flow.itemSeparator { Text("·") }, width: 160)
        // Two boxes and "less" are 40 + 22 + 40 + 22 + 24.
        expectEqual(separated.strings, ["·", "·", "·", "less"])
        expectEqual(separated.texts.map(\.minX), [48, 48, 110, 124])
        // A box a row, and a row for "less".
        let rows = host(flow.lineSeparator { Text("–") }, width: 50)
        expectEqual(rows.strings, ["–", "–", "–", "–", "less"])
    }

    // "aaaaaaaaaa bbbb" is 90 wide. Words have distances of their own, but "less" has the 30 that it prefers from "cc", and
    // from a box that is hidden later than "cc".
    @Test func amongWordsItHasTheDistanceThatItPrefers() {
        func flow(_ last: some View) -> some View {
            HFlow {
                FlowText("aaaaaaaaaa bbbb cc"); last
            }
            .maxLines(1)
            .expandable(isExpanded: .constant(true)) {
                Prefers(spacing: ViewSpacing(30, on: .horizontal)) { Text("less") }
            }
        }
        expectEqual(host(flow(EmptyView()), width: 100).texts.last, rect(42, 12, 24, 12))
        let host = host(flow(Box(10, 12).layoutPriority(1)), width: 107)
        expectEqual(host.texts.last?.minX, 42)
        expectEqual(host.frames.frames(named: "Color").map(\.minX), [96])
    }

    // 30 characters are 180 wide: in 60, three rows, also after the button that comes before the text.
    @Test func aLongTextAfterTheButtonWraps() {
        let flow = HFlow(alignment: .top, spacing: 0) {
            Box(40, 20)
            Box(40, 20)
            Text("aaaa bbbb cccc dddd eeee ffff.").layoutPriority(1)
        }
        .maxLines(1)
        .expandable(isExpanded: .constant(true)) { Box(10, 10) }
        let host = host(flow, width: 60)
        expectEqual(host.texts, [rect(0, 40, 60, 36)])
    }

    @Test func itMayBeAnimated() throws {
        struct Animated: View {
            @State private var isExpanded = false

            var body: some View {
                HFlow(spacing: 10) { ForEach(0..<10, id: \.self) { _ in Box(40, 20) } }
                    .maxLines(2) { Text("+\($0.count)") }
                    .expandable(isExpanded: $isExpanded.animation(.easeInOut)) { Text("less") }
            }
        }
        let host = host(Animated(), width: 140)
        try host.tap("+5")
        // What the layout finds out then is not animated.
        expectEqual(host.strings, ["less"])
        let next = FlowLayoutsTests.host(Animated(), width: 140, roundLimit: 1)
        while next.strings != ["+5"] || next.drawn.count > 5 {}
        try next.tap("+5")
        expectEqual(next.strings, ["less"])
        expectEqual(next.animation, nil)
    }

    // MARK: The number of hidden views

    // 64, 32, 80 and 76 wide: with a text of 6 after them, too, as many fit.
    @Test(arguments: [false, true])
    func itIsReportedWithAnOverflowViewAndWithout(hasOverflow: Bool) {
        final class Log { var hidden: [Int] = [] }
        let log = Log()
        let views = HFlow(spacing: 0) {
            Box(64, 8); Box(32, 16); Box(80, 24); Box(76, 16)
        }
        let flow = hasOverflow ? views.maxLines(1) { _ in Text("…") } : views.maxLines(1)
        let host = host(flow.onFlowChange { log.hidden.append($0.hiddenCount) })
        for width in [200, 120, 70, 300, 120, 200] as [CGFloat] {
            host.proposal.width = width
            _ = host.frames
        }
        expectEqual(log.hidden, [1, 2, 3, 0, 2, 1])
    }

    @Test func aTextOfWhichNoWordIsShownIsNotReadAloud() {
        let flow = HFlow(spacing: 0) {
            Box(40, 20)
            FlowText("one two")
        }
        .maxLines(1)
        let host = host(flow, width: 45)
        let label = host.frames.preorder.filter { $0.name == "accessibilityLabel" }
        expectEqual(label.map(\.isAccessibilityHidden), [true])
        host.proposal.width = 100
        expectEqual(host.strings.filter { $0 != "\u{A0}" }, ["one", "two"])
    }
}
