import Expectations
import FlowLayouts
import Testing

/// What is between the views of a line, and between lines. Characters are 6 × 12.
@MainActor
@Suite(.inBothModes) struct SeparatorTests {
    private func dots(_ count: Int) -> HFlow<some View> {
        HFlow(spacing: 2) { equalBoxes(count) }.itemSeparator { Text("·") }
    }

    // A space of 6 begins the second text, and one ends the first: neither has a separator of its own.
    @Test func textsWithSpacesHaveOneSeparatorBetweenTwoViews() {
        let flow = HFlow(spacing: 2) {
            FlowText("a "); FlowText(" b")
        }
        let row = host(flow.itemSeparator { Box(4, 4) })
        expectEqual(row.frames.frames(named: "Color").map(\.size), [size(4, 4)])
        let rows = host(flow.lineSeparator { Box(4, 4) }, width: 6)
        expectEqual(rows.frames.frames(named: "Color").map(\.size), [size(4, 4)])
    }

    @Test func severalViewsAreOneSeparator() {
        let flow = HFlow(spacing: 2) { equalBoxes(2) }.itemSeparator {
            Text("<"); Text(">")
        }
        expectEqual(flow.size(), size(96, 20))
        expectEqual(host(flow).texts, [rect(42, 4, 6, 12), rect(48, 4, 6, 12)])
        let rows = HFlow(spacing: 2) { equalBoxes(2) }.lineSeparator {
            Box(40, 3); Box(40, 3)
        }
        expectEqual(rows.size(width: 40), size(40, 50))
    }

    // Its rows are 8 apart but for what the separators on them prefer, which are 10 wide: two boxes a row.
    @Test func rowsAreAsFarApartAsTheirSeparatorsPrefer() {
        let flow = HFlow(itemSpacing: 0, rowSpacing: nil) { equalBoxes(5) }
            .itemSeparator { Prefers(spacing: ViewSpacing(30, on: .vertical)) { Box(10, 5) } }
        expectEqual(host(flow, width: 90).items.map(\.minY), [0, 0, 50, 50, 100])
        // A row of one view has none.
        expectEqual(host(flow, width: 40).items.map(\.minY), [0, 28, 56, 84, 112])
    }

    // 12 from the first view and 3 from the second, whose mean is 7.5: the separator is in the middle.
    @Test func viewsAreAsFarFromTheirSeparatorAsTheyPrefer() {
        let flow = HFlow {
            Prefers(spacing: ViewSpacing(12, on: .trailing)) { Box(40, 20) }.id(0)
            Box(40, 20).id(1)
        }
        .itemSeparator { Prefers(spacing: ViewSpacing(3, on: .horizontal)) { Text("·") } }
        expectEqual(flow.size(), size(101, 20))
        expectEqual(host(flow).texts, [rect(47.5, 4, 6, 12)])
        expectEqual(host(flow).items[1], rect(61, 0, 40, 20))
        // So is the view in place of those that are hidden.
        let limited = host(flow.maxLines(1) { Text("+\($0.count)") }, width: 75)
        expectEqual(limited.texts.suffix(2), [rect(47.5, 4, 6, 12), rect(61, 4, 12, 12)])
    }

    // They are all alike, and say nothing.
    @Test func theyAreNotReadAloud() {
        let flow = dots(3).lineSeparator { Text("-") }
        let texts = host(flow, width: 100).frames.preorder.filter { $0.name == "Text" }
        expectEqual(texts.filter { !$0.isHidden }.count, 2)
        #expect(texts.allSatisfy { $0.isAccessibilityHidden && !$0.allowsHitTesting })
    }

    // An app may scroll to a view with such an id.
    @Test func noneHasAnIDThatAnAppMayUse() {
        let flow = HFlow(spacing: 2) { ForEach("abcdef".map { String($0) }, id: \.self) { _ in Box(40, 20) } }
            .maxLines(3) { Text("+\($0.count)") }.itemSeparator { Text("·") }.lineSeparator { Text("-") }
        let frames = host(flow, width: 100).frames
        for number in 0..<7 { expectEqual(frames.frame(id: number), nil) }
        let separators = frames.preorder.filter { $0.name == "Vanishing" }.map(\.identity)
        expectEqual(separators.count, 7)
        expectEqual(Set(separators.map(\.id)).count, 7)
    }

    // The one after the overflow view is that of the last view that it stands for, as it is without a limit.
    @Test func eachIsThatOfTheViewBeforeIt() {
        let flow = HFlow(spacing: 2) {
            ForEach(["A", "B", "C", "D"], id: \.self) { Box(40, 20).layoutPriority($0 == "D" ? 1 : 0) }
        }
        .maxLines(1) { Text("+\($0.count)") }.itemSeparator { Text("·") }
        func ids(_ width: CGFloat) -> [String] {
            host(flow, width: width).frames.preorder
                .filter { $0.name == "Vanishing" && $0.frame.size != .zero }
                .compactMap { ($0.identity.id?.base as? RepeatableID<AnyHashable>)?.id.base as? String }
        }
        expectEqual(ids(190), ["A", "B", "C"])
        expectEqual(ids(112), ["A", "C"])
    }

    // Nothing is seen of those that are not needed. They wait where their view or the last line ends, so that they have no
    // long way.
    @Test func whatIsNotNeededIsAtTheEndOfItsView() {
        func separators(_ flow: some View, width: CGFloat? = nil, height: CGFloat? = nil) -> [CGRect] {
            host(flow, width: width, height: height).frames.preorder.filter { $0.name == "Vanishing" }
                .map(\.frame)
        }
        let row = HFlow(spacing: 2) { equalBoxes(2) }.itemSeparator { Text("·") }
        expectEqual(separators(row, width: 40), [rect(40, 0, 0, 0)])
        expectEqual(separators(row, width: 90), [rect(42, 4, 6, 12)])
        expectEqual(host(row, width: 40).strings, [])
        let lines = HFlow(spacing: 2) { equalBoxes(3) }.lineSeparator { Divider() }
        expectEqual(separators(lines, width: 82), [rect(0, 22, 82, 1), rect(0, 45, 0, 0)])
        let columns = VFlow(spacing: 2) { equalBoxes(2) }.itemSeparator { Text("·") }
        expectEqual(separators(columns, height: 20), [rect(0, 20, 0, 0)])
        let pairs = VFlow(spacing: 2) { equalBoxes(3) }.lineSeparator { Divider() }
        expectEqual(separators(pairs, height: 42), [rect(42, 0, 1, 42), rect(85, 0, 0, 0)])
    }

    // A clip would be a layer for each.
    @Test func noneHasAnEffectOfItsOwn() {
        let flow = HFlow(spacing: 2) { equalBoxes(3) }.itemSeparator { Text("·") }.lineSeparator { Divider() }
        let nodes = host(flow, width: 90).displayList.nodes
        expectEqual(nodes.count, nodes.flatMap(\.items).count)
    }

    // What is drawn around it, such as a shadow, is seen if it is needed.
    @Test func nothingOfThemIsCut() {
        let flow = HFlow(spacing: 2) { equalBoxes(2) }.itemSeparator { Text("·").offset(y: -20) }
        expectEqual(host(flow).strings, ["·"])
        expectEqual(host(flow, width: 40).strings, [])
    }

    // A needed one may have none of its own: what it draws beyond its edges is not seen either.
    @Test(arguments: [(0, nil), (nil, 0)] as [(CGFloat?, CGFloat?)])
    func whatHasNoSpaceAlongAnAxisIsOutOfSight(width: CGFloat?, height: CGFloat?) {
        let flow = HFlow(spacing: 2) { equalBoxes(2) }.itemSeparator {
            Text("·").fixedSize().frame(width: width, height: height)
        }
        expectEqual(host(flow).strings, [])
    }

    /// Boxes of 40 × 20 in a width that changes in an animation.
    private struct Resized: View {
        final class Handle { var width: Binding<CGFloat>? }

        let handle: Handle
        let flow: AnyView
        @State private var width: CGFloat = 40

        var body: some View {
            let _ = handle.width = $width
            flow.frame(width: width, alignment: .leading)
        }
    }

    // No view is evaluated for that, so nothing but the layout knows which separators are needed.
    @Test func noneFliesWhereOnlyTheLayoutMakesItNeeded() {
        for axis in [Axis.horizontal, .vertical] {
            let boxes = HFlow(spacing: 2) { equalBoxes(4) }
            let flow =
                axis == .horizontal ? boxes.itemSeparator { Text("·") } : boxes.lineSeparator { Text("·") }
            let handle = Resized.Handle()
            let host = host(Resized(handle: handle, flow: AnyView(flow)), roundLimit: 1)
            for width in [200, 40, 90, 200, 90] as [CGFloat] {
                let before = host.frames
                withAnimation { handle.width?.wrappedValue = width }
                expectEqual(flights(in: host, from: before), [])
                // Nor does one go far away.
                #expect(host.frames.preorder.filter { $0.name == "Text" }.allSatisfy { $0.frame.minX >= 0 })
            }
        }
    }
}
