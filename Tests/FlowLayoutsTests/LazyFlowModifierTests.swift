import Expectations
import LazyFlowLayouts
import PortableUITesting
import TestSupport
import Testing

/// What the modifiers of a flow do to lazy ones: the same, if sizes are known.
@MainActor @Suite(.inBothModes) struct LazyFlowModifierTests {
    /// All that decides where views of known sizes are.
    private struct Style {
        var spacing: CGFloat = 8
        var lineSpacing: CGFloat = 8
        var across = 1
        var along = 0
        var options = FlowOptions()
        var hasItemSeparators = false
        var hasLineSeparators = false

        func apply<F: SeparatedFlow>(to flow: F) -> F {
            var flow = flow.lineBreaking(options.lineBreaking).maxItemsPerLine(options.maxItemsPerLine)
                .minLines(options.minLines).columns(options.columns).distribution(options.distribution)
                .lastLine(options.lastLine).sizing(options.sizing)
                .reversesItems(options.reversesItems).reversesLines(options.reversesLines)
                .equalizesLines(options.equalizesLines)
                .stretchesItems(options.itemAlignment == .stretch)
            if hasItemSeparators { flow = flow.itemSeparator { Text("·") } }
            if hasLineSeparators { flow = flow.lineSeparator { Divider() } }
            return flow
        }

        static func random(using random: inout SeededGenerator) -> Style {
            var style = Style()
            style.spacing = CGFloat(Int.random(in: 0...12, using: &random))
            style.lineSpacing = CGFloat(Int.random(in: 0...12, using: &random))
            style.across = Int.random(in: 0..<3, using: &random)
            style.along = Int.random(in: 0..<3, using: &random)
            func pick<T>(_ usual: T, _ others: [T]) -> T {
                Bool.random(using: &random) ? usual : others.randomElement(using: &random) ?? usual
            }
            style.options.lineBreaking = pick(.greedy, [.balanced, .even])
            style.options.maxItemsPerLine = pick(nil, [1, 2, 4])
            style.options.minLines = pick(1, [2, 10, 30])
            style.options.columns = pick(
                .natural, [.uniform, .count(1), .count(3), .count(4), .adaptive(minimum: 70, maximum: 90)])
            style.options.distribution = pick(
                .natural, [.justified, .spaceBetween, .spaceAround, .spaceEvenly])
            style.options.lastLine = pick(.likeOthers, [.grows, .natural, .likePrevious])
            style.options.sizing = pick(.fill, [.hug])
            style.options.reversesItems = pick(false, [true])
            style.options.reversesLines = pick(false, [true])
            style.options.equalizesLines = pick(false, [true])
            style.options.itemAlignment = pick(.top, [.stretch])
            style.hasItemSeparators = pick(false, [true])
            style.hasLineSeparators = pick(false, [true])
            return style
        }
    }

    /// Boxes in a scroll view, in a lazy flow or in one that is not.
    private struct Boxes: View {
        let items: [Wall.Item]
        let axis: Axis
        let style: Style
        /// `nil` for a flow that is not lazy.
        let size: LazyFlowItemSize<Wall.Item>?

        var body: some View {
            ScrollView(axis == .horizontal ? .vertical : .horizontal) {
                switch (axis, size) {
                case (.horizontal, let size?):
                    style.apply(
                        to: LazyHFlow(
                            items, size: size, alignment: vertical[style.across],
                            spacing: style.spacing, rowSpacing: style.lineSpacing, content: box)
                    ).rowAlignment(horizontal[style.along])
                case (.horizontal, nil):
                    style.apply(
                        to: HFlow(
                            alignment: vertical[style.across], itemSpacing: style.spacing,
                            rowSpacing: style.lineSpacing
                        ) { ForEach(items, content: box) }
                    ).rowAlignment(horizontal[style.along])
                case (.vertical, let size?):
                    style.apply(
                        to: LazyVFlow(
                            items, size: size, alignment: horizontal[style.across],
                            spacing: style.spacing, columnSpacing: style.lineSpacing, content: box)
                    ).columnAlignment(vertical[style.along])
                case (.vertical, nil):
                    style.apply(
                        to: VFlow(
                            alignment: horizontal[style.across], itemSpacing: style.spacing,
                            columnSpacing: style.lineSpacing
                        ) { ForEach(items, content: box) }
                    ).columnAlignment(vertical[style.along])
                }
            }
        }

        private let vertical = [VerticalAlignment.top, .center, .bottom]
        private let horizontal = [HorizontalAlignment.leading, .center, .trailing]

        /// A box that becomes as thick as its line if it is offered that.
        private func box(_ item: Wall.Item) -> some View {
            let isStretched = style.options.itemAlignment == .stretch
            return Color.red.frame(
                minWidth: item.size.width, idealWidth: item.size.width,
                maxWidth: isStretched && axis == .vertical ? .infinity : item.size.width,
                minHeight: item.size.height, idealHeight: item.size.height,
                maxHeight: isStretched && axis == .horizontal ? .infinity : item.size.height)
        }
    }

    /// What is seen in a window.
    private struct Seen: Equatable {
        var boxes: [Int: CGRect] = [:]
        var itemSeparators: [CGRect] = []
        var lineSeparators: [CGRect] = []

        @MainActor init(in host: ViewHost<Boxes>) {
            let frames = host.frames
            for node in frames.preorder where node.allowsHitTesting {
                let (frame, window) = (node.frame, frames.frame)
                // A separator that is not needed has no size.
                guard frame.size != .zero, frame.maxX > window.minX, frame.minX < window.maxX,
                    frame.maxY > window.minY,
                    frame.minY < window.maxY
                else { continue }
                switch node.name {
                case "Color": if let id = node.identity.id?.base as? Int { boxes[id] = frame }
                case "Text": itemSeparators.append(frame)
                case "Divider": lineSeparators.append(frame)
                default: break
                }
            }
            itemSeparators.sort { ($0.minY, $0.minX) < ($1.minY, $1.minX) }
            lineSeparators.sort { ($0.minY, $0.minX) < ($1.minY, $1.minX) }
        }
    }

    private func boxes(_ count: Int, using random: inout SeededGenerator) -> [Wall.Item] {
        (0..<count).map { id in
            let size = CGSize(
                width: CGFloat(random.length(in: 20...70)), height: CGFloat(random.length(in: 20...70)))
            return Wall.Item(id: id, size: size)
        }
    }

    @Test(arguments: Axis.allCases, LayoutDirection.allCases)
    func viewsOfKnownSizesAreWhereTheyWouldBeInAFlow(axis: Axis, direction: LayoutDirection) throws {
        try expectSameAsFlow(axis, direction, size: .fixed { $0.size }) { Style.random(using: &$0) }
    }

    // What all views decide does not apply to them. All views are in a block.
    @Test(arguments: Axis.allCases, LayoutDirection.allCases)
    func viewsOfABlockAreWhereTheyWouldBeInAFlow(axis: Axis, direction: LayoutDirection) throws {
        try expectSameAsFlow(axis, direction, size: .estimated(CGSize(width: 0, height: 0))) { random in
            var style = Style.random(using: &random)
            style.options.lineBreaking = .greedy
            style.options.minLines = 1
            if style.options.columns == .uniform { style.options.columns = .natural }
            style.options.equalizesLines = false
            style.options.sizing = .fill
            return style
        }
    }

    private func expectSameAsFlow(
        _ axis: Axis, _ direction: LayoutDirection, size: LazyFlowItemSize<Wall.Item>,
        style: (inout SeededGenerator) -> Style
    ) throws {
        let seed = UInt64.random(in: 0..<1_000_000)
        print("seed \(seed)")
        var random = SeededGenerator(seed: seed)
        for round in 0..<3 {
            let items = boxes(Int.random(in: 1...100, using: &random), using: &random)
            let style = style(&random)
            let width = CGFloat(Int.random(in: 200...500, using: &random))
            let show = { (size: LazyFlowItemSize<Wall.Item>?) in
                host(
                    Boxes(items: items, axis: axis, style: style, size: size), width: width, height: width,
                    direction: direction)
            }
            let (lazy, flow) = (show(size), show(nil))
            for step in 0..<6 {
                let offset = CGFloat(step) * 150
                let target = axis == .horizontal ? CGPoint(x: 0, y: offset) : CGPoint(x: offset, y: 0)
                try flow.scroll(to: target)
                try lazy.scroll(to: target)
                // Rows that have just been seen may end the content earlier or later than estimated.
                if lazy.scrollOffset != flow.scrollOffset { try lazy.scroll(to: target) }
                expectEqual(lazy.scrollOffset, flow.scrollOffset)
                let (actual, expected) = (Seen(in: lazy), Seen(in: flow))
                #expect(!expected.boxes.isEmpty)
                expectEqual(
                    actual, expected, "seed \(seed), round \(round), width \(width), step \(step), \(style)"
                )
                if actual != expected || lazy.scrollOffset != flow.scrollOffset { return }
            }
        }
    }

    // The last ones are at the top. What is on screen stays as earlier ones appear below it.
    @Test func linesOfEstimatedViewsAreReversed() throws {
        var random = SeededGenerator(seed: 5)
        let items = boxes(500, using: &random)
        var style = Style()
        style.options.reversesLines = true
        let host = host(
            Boxes(items: items, axis: .horizontal, style: style, size: .estimated), width: 390, height: 400)
        var before = Seen(in: host).boxes
        #expect(before[499]?.minY ?? -1 >= 0)
        for step in 1..<100 {
            try host.scroll(to: CGPoint(x: 0, y: step * 40))
            let now = Seen(in: host).boxes
            for (id, frame) in before where frame.maxY > 40 {
                expectEqual(now[id], frame.offsetBy(dx: 0, dy: -40), "step \(step)")
            }
            before = now
        }
        #expect(before[0] == nil && before.keys.contains { $0 < 200 })
    }

    // MARK: Length

    // Three of 100 and two spacings of 8 are 316 of 390. Two are 208, and four are 424.
    @Test func aFlowOfKnownSizesHugsItsLines() {
        func flow(_ sizing: FlowSizing, count: Int = 7) -> some View {
            LazyHFlow(0..<count, id: \.self, size: .fixed(CGSize(width: 100, height: 20))) { _ in Color.red }
                .sizing(sizing)
        }
        expectEqual(flow(.hug).size(width: 390), size(316, 76))
        expectEqual(flow(.hug, count: 2).size(width: 390), size(208, 20))
        expectEqual(flow(.fill).size(width: 390), size(390, 76))
        let scroll = host(ScrollView { flow(.hug) }, width: 390, height: 100)
        expectEqual(scroll.frames.frame.size, size(316, 100))
        scroll.proposal.width = 210
        expectEqual(scroll.frames.frame.size, size(208, 100))
        scroll.proposal.width = 500
        expectEqual(scroll.frames.frame.size, size(424, 100))
    }

    // Beside a view of 50 there are 340 left, on which three fit, and the flow keeps what they take.
    @Test func aFlowThatHugsItsLinesSharesAStack() {
        let stack = HStack(spacing: 0) {
            LazyHFlow(0..<7, id: \.self, size: .fixed(CGSize(width: 100, height: 20))) { _ in Color.red }
                .sizing(.hug)
            Rectangle().frame(width: 50, height: 10)
        }
        let host = host(stack, width: 390)
        expectEqual(host.frames.frame.size, size(366, 76))
    }

    // MARK: Spacing and sizes that are not given

    @Test func withoutSpacingsViewsAre8PointsApart() {
        let items = (0..<40).map { Wall.Item(id: $0, size: CGSize(width: 50, height: 20)) }
        for size in [LazyFlowItemSize<Wall.Item>.fixed(CGSize(width: 50, height: 20)), .estimated] {
            let flow = host(
                ScrollView { LazyHFlow(items, size: size) { _ in Box(50, 20) } }, width: 110, height: 100)
            expectEqual(
                flow.frames.frames(named: "Color").prefix(3),
                [
                    rect(0, 0, 50, 20), rect(58, 0, 50, 20), rect(0, 28, 50, 20),
                ])
        }
    }

    // Views are taken to be 80 by 32, so that a block has 62. Here they are 12 to 60 wide.
    @Test func withoutSizesTheFirstScreenTakesFewRounds() {
        let words = (0..<10_000).map { String(repeating: "m", count: $0 * 7 % 9 + 2) }
        var rounds = 0
        let lazy = host(
            ScrollView {
                LazyHFlow(Array(words.enumerated()), id: \.offset, size: .estimated, spacing: 6) { word in
                    let _ = rounds += word.offset == 0 ? 1 : 0
                    Text(word.element)
                }
            }, width: 390, height: 200)
        let flow = host(
            VStack(alignment: .leading, spacing: 6) {
                ForEach(0..<5) { block in
                    HFlow(spacing: 6) {
                        ForEach(block * 62..<(block + 1) * 62, id: \.self) { Text(words[$0]) }
                    }
                }
            }, width: 390)
        let isSeen = { (frame: CGRect) in frame.minY < 200 }
        expectEqual(
            lazy.frames.frames(named: "Text").filter(isSeen),
            flow.frames.frames(named: "Text").filter(isSeen))
        #expect(rounds <= 4)
    }
    // MARK: Cost

    @Test func scrollingAsksFewSizesAgain() throws {
        var (asked, appeared) = (0, 0)
        let count = 20_000
        let view = ScrollView {
            LazyHFlow(
                0..<count, id: \.self,
                size: .fixed { id in
                    asked += 1
                    return CGSize(width: 20 + id % 7 * 10, height: 20)
                }
            ) { _ in
                Color.red.onAppear { appeared += 1 }
            }
            .columns(.uniform).distribution(.justified).lineBreaking(.balanced).equalizesLines()
            .itemSeparator { Text("·") }.lineSeparator { Divider() }
        }
        let host = host(view, width: 390, height: 400)
        #expect(!host.frames.frames(named: "Color").isEmpty)
        #expect((count..<count + 300).contains(asked))
        (asked, appeared) = (0, 0)
        for step in 1...50 {
            try host.scroll(to: CGPoint(x: 0, y: step * 1000))
            #expect(!host.frames.frames(named: "Color").isEmpty)
        }
        // Four columns of 80, in rows that are 37 apart: at most 23 in 800 points.
        #expect(appeared <= 50 * 4 * 23)
        #expect(asked <= 2 * appeared)
    }
}
