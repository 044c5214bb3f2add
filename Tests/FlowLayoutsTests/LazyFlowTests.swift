import Expectations
import LazyFlowLayouts
import Testing

/// Lazy flows in a window of 390 × 800 points.
@MainActor @Suite(.inBothModes) struct LazyFlowTests {
    // 10 boxes are on a row, rows are 28 apart, and at most 59 of them are in the window and half of it on both sides.
    @Test func anIdIsScrolledToDirectly() throws {
        let items = (0..<100_000).map { Wall.Item(id: $0, size: CGSize(width: 30, height: 20)) }
        let host = show(Wall(items: items, size: .fixed(CGSize(width: 30, height: 20))))
        let log = host.rootView.log
        _ = host.frames
        for id in [77_777, 99_999, 5, 40_003] {
            _ = log.takeAppeared()
            log.proxy?.scrollTo(id, anchor: .center)
            let frame = try #require(host.seen()[id])
            let offset = min(max(CGFloat(id / 10 * 28) - 390, 0), 10_000 * 28 - 808)
            expectEqual(frame.origin, CGPoint(x: id % 10 * 38, y: id / 10 * 28 - Int(offset)))
            #expect(log.takeAppeared().count <= 590)
        }
        log.proxy?.scrollTo(-1)
        log.proxy?.scrollTo("5")
        #expect(host.seen()[40_003] != nil)
    }

    // When a view appears, the flow in it does not know how wide it is, and has no lines.
    @Test(arguments: [false, true])
    func anIdIsScrolledToAsSoonAsThereAreLines(isEstimated: Bool) throws {
        struct Opened: View {
            let wall: Wall

            var body: some View {
                wall.onGeometryChange(for: CGSize.self) {
                    $0.size
                } action: { _ in
                    wall.log.proxy?.scrollTo(5000, anchor: .top)
                }
            }
        }
        let size = CGSize(width: 30, height: 20)
        let items = (0..<100_000).map { Wall.Item(id: $0, size: size) }
        let wall = Wall(items: items, size: isEstimated ? .estimated(size) : .fixed(size))
        let view = host(Opened(wall: wall), width: 390, height: 800)
        // In a block of 100, the first element is in sight near the top.
        let frame = try #require(view.frames.frame(id: 5000))
        #expect(isEstimated ? (0..<20).contains(frame.minY) : frame == rect(0, 0, 30, 20))
        #expect(isEstimated || view.scrollOffset == CGPoint(x: 0, y: 14_000))
        // Those that exist at first are the first ones.
        #expect(wall.log.takeAppeared().count <= 2 * 590)
        // Once is enough.
        try view.scroll(to: .zero)
        expectEqual(view.frames.frame(id: 0), rect(0, 0, 30, 20))
        expectEqual(view.scrollOffset, .zero)
    }

    // MARK: Known sizes

    @Test func aViewGetsTheSizeThatIsGivenForIt() {
        let flow = LazyHFlow(0..<50, id: \.self, size: .fixed(CGSize(width: 60, height: 30)), spacing: 8) {
            if $0 == 0 { Color.red } else { Box(20, 10) }
        }
        let frames = host(ScrollView { flow }, width: 390, height: 800).frames.frames(named: "Color")
        // As in a `frame`, a view that has another size is in the middle.
        expectEqual(frames.prefix(2), [rect(0, 0, 60, 30), rect(88, 10, 20, 10)])
        expectEqual(frames.count, 50)
    }

    // In 100 points, two views of 30 are on a row, and row 100 begins at 3,000. The first view, of 310, has a row of its own.
    @Test(arguments: [FlowSizing.fill, .hug])
    func aViewThatIsTooLongMakesNoOtherRowLonger(sizing: FlowSizing) throws {
        let flow = LazyHFlow(
            0..<1000, id: \.self, size: .fixed { CGSize(width: $0 == 0 ? 310 : 30, height: 20) }, spacing: 10
        ) { _ in
            Color.red
        }
        let host = host(ScrollView { flow.sizing(sizing) }, width: 100, height: 90)
        try host.scroll(to: CGPoint(x: 0, y: 3000))
        expectEqual(Set(host.seenBoxes().keys), Set(199...204))
    }

    @Test func badSizesDoNoHarm() {
        let sizes: [CGFloat] = [.nan, -5, .infinity, 0, 1e300]
        let items = sizes.enumerated().map {
            Wall.Item(id: $0.offset, size: CGSize(width: $0.element, height: $0.element))
        }
        for size in [
            LazyFlowItemSize<Wall.Item>.fixed { $0.size }, .fixed(items[0].size), .estimated(items[2].size),
        ] {
            let frames = show(Wall(items: items, size: size)).frames.preorder.map(\.frame)
            #expect(frames.allSatisfy { $0.minX.isFinite && $0.maxY.isFinite })
        }
    }

    // Two of 20 by 10, 8 apart, in the middle of 60 by 60.
    @Test(arguments: Axis.allCases) func anElementOfSeveralViewsIsAStack(axis: Axis) {
        let size = LazyFlowItemSize<Int>.fixed(CGSize(width: 60, height: 60))
        @ViewBuilder func boxes(_: Int) -> some View {
            Box(20, 10)
            Box(20, 10)
        }
        let frames =
            axis == .horizontal
            ? host(LazyHFlow(0..<1, id: \.self, size: size, content: boxes), width: 100, height: 100).frames
            : host(LazyVFlow(0..<1, id: \.self, size: size, content: boxes), width: 100, height: 100).frames
        expectEqual(
            frames.frames(named: "Color"),
            axis == .horizontal
                ? [rect(6, 25, 20, 10), rect(34, 25, 20, 10)] : [rect(20, 16, 20, 10), rect(20, 34, 20, 10)])
    }

    // MARK: Directions, axes and alignments

    @Test(arguments: [HorizontalAlignment.leading, .center, .trailing])
    func alignments(rows: HorizontalAlignment) {
        let words = ["A", "BBB", "CC", "DDDD", "E", "FFF", "GG"]
        func text(_ word: String) -> some View {
            Text(word).font(.system(size: word.count == 2 ? 20 : 10))
        }
        let lazy = host(
            ScrollView {
                LazyHFlow(
                    words, id: \.self, size: .estimated(CGSize(width: 12, height: 12)),
                    alignment: .firstTextBaseline, spacing: 6, rowSpacing: 4, content: text
                )
                .rowAlignment(rows)
            }, width: 60, height: 300)
        let flow = host(
            HFlow(alignment: .firstTextBaseline, itemSpacing: 6, rowSpacing: 4) {
                ForEach(words, id: \.self) { text($0) }
            }
            .rowAlignment(rows).sizing(.fill), width: 60, height: 300)
        expectEqual(lazy.frames.frames(named: "Text"), flow.frames.frames(named: "Text"))
    }

    // A lazy flow has no guides but those of any view, such as a color of its size.
    @Test func besideOtherViewsItIsWhereAColorIs() {
        let flow = LazyHFlow(0..<3, id: \.self, size: .fixed(CGSize(width: 30, height: 20)), spacing: 10) {
            _ in Text("A")
        }
        func place(_ alignment: Alignment, beside view: some View) -> [CGRect] {
            let views = view.frame(width: 40).id("flow")
            let column = VStack(alignment: alignment.horizontal) {
                views
                Box(90, 30).id("box")
            }
            let row = HStack(alignment: alignment.vertical) {
                views
                Box(30, 200).id("box")
            }
            return [host(column, width: 200, height: 300).frames, host(row, width: 200, height: 300).frames]
                .compactMap { $0.frame(id: "box") }
        }
        for horizontal in [HorizontalAlignment.leading, .center, .trailing] {
            for vertical in [VerticalAlignment.top, .center, .bottom, .firstTextBaseline, .lastTextBaseline] {
                let alignment = Alignment(horizontal: horizontal, vertical: vertical)
                expectEqual(
                    place(alignment, beside: flow), place(alignment, beside: Color.red.frame(height: 80)))
            }
        }
    }

    // One tells what is in the window, the other is what the scroll view goes to.
    @Test func whatIsNotSeenIsNeitherTouchedNorReadAloud() {
        let rectangles = host(LazyBoxes(), width: 390, height: 400).frames.preorder
            .filter { $0.name == "Rectangle" }
        expectEqual(rectangles.count, 2)
        #expect(rectangles.allSatisfy { $0.isHidden && !$0.allowsHitTesting && $0.isAccessibilityHidden })
    }
}
