import Expectations
import LazyFlowLayouts
import PortableUITesting
import TestSupport
import Testing

/// Lazy flows of views whose sizes are not known until they are made, in blocks.
@MainActor @Suite(.inBothModes) struct LazyFlowEstimateTests {
    private func estimated(_ width: CGFloat) -> LazyFlowItemSize<Wall.Item> {
        .estimated(CGSize(width: width, height: 24))
    }

    // As many as cover 160,000 square points, but 10 to 100, whatever the width.
    @Test(
        arguments: [
            (80, 32, 62), (100, 20, 80), (40, 40, 100), (40.5, 40, 98), (120, 120, 11), (5000, 24, 10),
            (0, 0, 100), (-7, 24, 100), (.nan, 24, 100), (.infinity, 24, 10),
        ] as [(CGFloat, CGFloat, Int)], [390, 800] as [CGFloat])
    func aBlockHasAsManyViewsAsAreOnAPhone(estimate: (CGFloat, CGFloat, Int), width: CGFloat) {
        let size = CGSize(width: estimate.0, height: estimate.1)
        let host = show(Wall(5000, seed: 1, size: .estimated(size)))
        host.proposal.width = width
        let frames = frames(host.rootView, inBlocksOf: estimate.2, width: width)
        let seen = frames.enumerated().filter { $0.element.minY < 800 }.map { ($0.offset, $0.element) }
        expectEqual(host.seen(), Dictionary(uniqueKeysWithValues: seen))
    }

    // MARK: What is on screen stays

    /// What has happened to views since the last time.
    private final class Log {
        var appeared: [Int] = []
        var made = 0
        var rows: [Int: AnyHashable] = [:]
    }

    /// Boxes that tell when they appear.
    private struct Boxes: View {
        let sizes: [CGSize]
        let estimate: CGSize
        let log: Log

        var body: some View {
            LazyFlowReader { _ in
                ScrollView {
                    LazyHFlow(sizes.indices, id: \.self, size: .estimated(estimate), alignment: .top) { id in
                        let _ = log.made += 1
                        Box(sizes[id].width, sizes[id].height).onAppear { log.appeared.append(id) }
                    }
                }
            }
        }
    }

    private func seen(in host: ViewHost<Boxes>) -> [Int: CGRect] {
        var seen: [Int: CGRect] = [:]
        for node in host.frames.preorder where node.name == "Color" {
            guard node.frame.maxY > 0, node.frame.minY < 800 else { continue }
            seen[node.identity.id?.base as? Int ?? -1] = node.frame
        }
        return seen
    }

    // Sizes are wrong by a factor of ten in either direction, or differ from place to place.
    @Test(arguments: [0.1, 1, 10, nil] as [CGFloat?])
    func nothingOnScreenMovesOrAppearsAnew(factor: CGFloat?) throws {
        let seed = UInt64.random(in: 0..<1_000_000)
        var random = SeededGenerator(seed: seed)
        let sizes = (0..<20_000).map { id in
            let factor = factor ?? ((id / 500).isMultiple(of: 2) ? 0.1 : 4)
            return CGSize(
                width: CGFloat(random.length(in: 20...80)) * factor,
                height: CGFloat(random.length(in: 16...32)) * factor)
        }
        let log = Log()
        let host = host(
            Boxes(sizes: sizes, estimate: CGSize(width: 50, height: 24), log: log), width: 390, height: 800)
        try host.scroll(to: CGPoint(x: 0, y: 4000))
        for step in 0..<24 {
            // Down, then up, at another width in between.
            if step == 12 || step == 18 {
                let before = Set(seen(in: host).keys)
                log.appeared = []
                host.proposal.width = step == 12 ? 195 : 390
                let after = Set(seen(in: host).keys)
                #expect(
                    before.intersection(after).isDisjoint(with: log.appeared), "seed \(seed), step \(step)")
            }
            let before = seen(in: host)
            let offset = host.scrollOffset.y
            log.appeared = []
            let distance = CGFloat(step % 5 * 9 + 3) * (step < 6 || (12..<15).contains(step) ? 1 : -1)
            try host.scroll(to: CGPoint(x: 0, y: offset + distance))
            let after = seen(in: host)
            let stay = before.keys.filter { after[$0] != nil }
            #expect(!stay.isEmpty)
            for id in stay {
                expectEqual(
                    after[id], before[id]?.offsetBy(dx: 0, dy: -distance), "seed \(seed), step \(step)")
            }
            #expect(Set(stay).isDisjoint(with: log.appeared), "seed \(seed), step \(step)")
        }
    }

    // MARK: How much is made

    // A screen has 25 lines of at most 19 views, and blocks reach beyond it.
    @Test(arguments: [1, 10, 100] as [CGFloat])
    func aMillionViewsAreMadeAsTheyAreSeen(estimate: CGFloat) throws {
        let log = Log()
        let sizes = [CGSize](repeating: CGSize(width: 20, height: 24), count: 1_000_000)
        let boxes = Boxes(sizes: sizes, estimate: CGSize(width: estimate, height: 24), log: log)
        let host = host(boxes, width: 390, height: 800)
        _ = host.frames
        let most = 1500
        #expect((250..<4 * most).contains(log.made))
        for _ in 0..<8 {
            log.made = 0
            try host.scroll(to: CGPoint(x: 0, y: host.scrollOffset.y + 700))
            _ = host.frames
            #expect(log.made < 4 * most)
        }
    }

    // Scrolling evaluates nothing again, however far it goes.
    @Test func scrollingCostsTheSameEverywhere() throws {
        let host = show(Wall(100_000, seed: 7, size: estimated(50)))
        _ = host.frames
        let rounds = host.rootView.log.rounds
        var counts: [Int] = []
        for _ in 0..<60 {
            _ = host.rootView.log.take()
            try host.scroll(to: CGPoint(x: 0, y: host.scrollOffset.y + 400))
            _ = host.frames
            counts.append(host.rootView.log.take().count)
        }
        expectEqual(host.rootView.log.rounds, rounds)
        let (first, last) = (counts.prefix(20).reduce(0, +), counts.suffix(20).reduce(0, +))
        #expect(last <= first * 5 / 4)
    }

    @Test func anIdIsScrolledToWhereSizesAreEstimated() throws {
        let seed = UInt64.random(in: 0..<1_000_000)
        var random = SeededGenerator(seed: seed)
        let host = show(Wall(100_000, seed: seed, size: estimated(60)))
        let log = host.rootView.log
        _ = host.frames
        for _ in 0..<10 {
            _ = log.take()
            let id = Int.random(in: 0..<99_000, using: &random)
            log.proxy?.scrollTo(id, anchor: .top)
            #expect(host.seen()[id] != nil, "seed \(seed), id \(id)")
            #expect(log.take().count < 3000)
            // It stays there: nothing is scrolled later.
            let offset = host.scrollOffset
            _ = host.frames
            expectEqual(host.scrollOffset, offset)
        }
    }

    // Blocks of 100 are from 10 to 400 rows long, so that a lazy stack guesses wrong.
    @Test func anIdIsScrolledToAmongBlocksOfManySizes() {
        let items = (0..<20_000).map { id in
            Wall.Item(id: id, size: CGSize(width: (id / 500).isMultiple(of: 2) ? 20 : 300, height: 20))
        }
        let host = show(Wall(items: items, size: .estimated(CGSize(width: 40, height: 20))))
        _ = host.frames
        for id in [15_001, 600, 19_990, 10_333, 5] {
            host.rootView.log.proxy?.scrollTo(id, anchor: .top)
            #expect(host.seen()[id] != nil, "\(id)")
        }
    }

    // MARK: In a block

    // Three of 60 are on a line of 210, where two can grow to 105.
    @Test func viewsInABlockMayGrowAndBreakLines() {
        let view = ScrollView {
            LazyHFlow(
                0..<6, id: \.self, size: .estimated(CGSize(width: 60, height: 20)), alignment: .top,
                spacing: 10
            ) { id in
                Color.red.frame(minWidth: 20, idealWidth: 60, maxWidth: .infinity).frame(height: 20)
                    .flowGrow(id < 2 ? 1 : 0).flowBreaksAfter(id == 1)
            }
        }
        expectEqual(
            boxes(view, width: 210, height: 100),
            [
                rect(0, 0, 100, 20), rect(110, 0, 100, 20), rect(0, 30, 60, 20), rect(70, 30, 60, 20),
                rect(140, 30, 60, 20), rect(0, 60, 60, 20),
            ])
    }

    // Two lines of 10 boxes, which are 390 long, are two blocks where sizes are estimated. The separator between them is 6 by 12.
    @Test(arguments: Axis.allCases, [true, false])
    func aSeparatorBetweenBlocksIsInTheMiddle(axis: Axis, isEstimated: Bool) {
        struct Boxes: View {
            let axis: Axis
            let size: LazyFlowItemSize<Int>

            var body: some View {
                if axis == .horizontal {
                    ScrollView {
                        separated(LazyHFlow(0..<20, id: \.self, size: size, spacing: 10) { _ in Box(30, 30) })
                    }
                } else {
                    ScrollView(.horizontal) {
                        separated(LazyVFlow(0..<20, id: \.self, size: size, spacing: 10) { _ in Box(30, 30) })
                    }
                }
            }

            private func separated(_ flow: some SeparatedFlow & View) -> some View {
                flow.lineSeparator { Color.blue.frame(width: 6, height: 12) }
            }
        }
        let boxes = Boxes(
            axis: axis,
            size: isEstimated
                ? .estimated(CGSize(width: 400, height: 400)) : .fixed(CGSize(width: 30, height: 30)))
        let separators = host(boxes, width: 390, height: 390).displayList.items.map(\.frame)
            .filter { $0.width == 6 && $0.minX >= 0 }
        // In the middle of 390, after a line of 30 and a gap of 10.
        expectEqual(separators, [axis == .horizontal ? rect(192, 40, 6, 12) : rect(40, 189, 6, 12)])
    }

    // Three of 60 and two gaps of 10 are 200. In 170, each has 50.
    @Test func viewsShrinkBeforeARowBreaks() {
        expectEqual(
            boxes(shrinkingViews(5, wrapping: .smallest), width: 170, height: 100),
            [
                rect(0, 0, 50, 20), rect(60, 0, 50, 20), rect(120, 0, 50, 20), rect(0, 30, 60, 20),
                rect(70, 30, 60, 20),
            ])
    }

    // Whether all of them fit on one row, only all of them could tell.
    @Test func viewsOfEstimatedSizesDoNotShareOneRow() {
        expectEqual(
            boxes(shrinkingViews(3, wrapping: .oneLineIfPossible), width: 170, height: 100),
            [rect(0, 0, 60, 20), rect(70, 0, 60, 20), rect(0, 30, 60, 20)])
    }

    private func shrinkingViews(_ count: Int, wrapping: FlowWrapping) -> some View {
        ScrollView {
            LazyHFlow(0..<count, id: \.self, size: .estimated(CGSize(width: 60, height: 20)), spacing: 10) {
                _ in
                Color.red.frame(minWidth: 40, idealWidth: 60, maxWidth: 60).frame(height: 20).flowShrink()
            }
            .wrapping(wrapping)
        }
    }

    // Where sizes are known, lines would depend on views that do not exist.
    @Test func viewsOfKnownSizesDoNot() {
        let view = ScrollView {
            LazyHFlow(0..<4, id: \.self, size: .fixed(CGSize(width: 60, height: 20)), spacing: 10) { _ in
                Color.red.frame(minWidth: 20, idealWidth: 60, maxWidth: .infinity).frame(height: 20)
                    .flowGrow().flowShrink().flowBreaksAfter()
            }
        }
        expectEqual(
            boxes(view, width: 210, height: 100),
            [
                rect(0, 0, 60, 20), rect(70, 0, 60, 20), rect(140, 0, 60, 20), rect(0, 30, 60, 20),
            ])
    }

    @Test func aTextThatIsTooLongWraps() {
        struct Words: View {
            let words: [String]
            var body: some View {
                ScrollView {
                    LazyHFlow(words, id: \.self, size: .estimated(CGSize(width: 20, height: 12)), spacing: 0)
                    {
                        Text($0)
                    }
                }
            }
        }
        let words = ["A", "BBBB CCCC DDDD", "EE", "FFF"]
        let lazy = host(Words(words: words), width: 60, height: 100)
        let flow = host(
            HFlow(spacing: 0) { ForEach(words, id: \.self) { Text($0) } }, width: 60, height: 100)
        expectEqual(lazy.frames.frames(named: "Text"), flow.frames.frames(named: "Text"))
    }
}
