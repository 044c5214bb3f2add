import Expectations
import LazyFlowLayouts
import TestSupport
import Testing

/// Lazy flows in a window of 390 × 800 points.
@MainActor @Suite(.inBothModes) struct LazyFlowTests {
    // MARK: A million views

    // 10 boxes of 30 × 20 and 9 spacings fill 372 of 390 points, and a row is 28 high. Views exist in the window of 800 points
    // and at most half of it on both sides: in 1600 points, or 59 rows.
    private let perRow = 10
    private let mostRows = 59

    private func expected(_ count: Int, at offset: CGFloat) -> [Int: CGRect] {
        let rows = Int(offset / 28)...Int((offset + 800) / 28)
        var expected: [Int: CGRect] = [:]
        for id in rows.lowerBound * perRow..<min((rows.upperBound + 1) * perRow, count) {
            let frame = CGRect(
                x: CGFloat(id % perRow * 38), y: CGFloat(id / perRow * 28) - offset, width: 30, height: 20)
            if frame.maxY > 0 && frame.minY < 800 { expected[id] = frame }
        }
        return expected
    }

    @Test func aMillionViewsOfOneSizeAreMadeAsTheyAreSeen() throws {
        let count = 1_000_000
        let size = CGSize(width: 30, height: 20)
        let items = (0..<count).map { Wall.Item(id: $0, size: size) }
        let host = show(Wall(items: items, size: .fixed(size)))
        let log = host.rootView.log
        expectEqual(host.seen(), expected(count, at: 0))
        #expect(host.boxCount <= mostRows * perRow)

        let seed = UInt64.random(in: 0..<1_000_000)
        print("seed \(seed)")
        var random = SeededGenerator(seed: seed)
        let end: CGFloat = 100_000 * 28 - 8 - 800
        let offsets =
            [end] + (0..<20).map { _ in CGFloat(random.length(in: 0...2_799_000)) } + [0, 300, 1100, end, 0]
        for offset in offsets {
            try host.scroll(to: CGPoint(x: 0, y: offset))
            expectEqual(host.scrollOffset.y, offset)
            expectEqual(host.seen(), expected(count, at: offset), "seed \(seed)")
            #expect(host.boxCount <= mostRows * perRow)
        }
        // Down and back in small steps, each view appears once a time. Before that, rows 0 to 42 begin before 1200. At the
        // end, at least rows 93 to 135 exist, which are between 2600 and 3800.
        _ = log.takeAppeared()
        for offset in stride(from: CGFloat.zero, through: 2800, by: 70) {
            try host.scroll(to: CGPoint(x: 0, y: offset))
        }
        let down = log.takeAppeared()
        expectEqual(down, Array(43 * perRow..<43 * perRow + down.count))
        #expect(down.contains(136 * perRow - 1))
        for offset in stride(from: CGFloat(2800), through: 0, by: -70) {
            try host.scroll(to: CGPoint(x: 0, y: offset))
        }
        let up = log.takeAppeared()
        expectEqual(up, Array(0..<up.count))
        #expect(up.count <= 93 * perRow)
    }

    // What exists reaches half of the window further, 400 points, and a quarter is enough.
    @Test func nothingIsEvaluatedWhileTheWindowMovesByLess() throws {
        let items = (0..<10_000).map { Wall.Item(id: $0, size: CGSize(width: 30, height: 20)) }
        let host = show(Wall(items: items, size: .fixed(CGSize(width: 30, height: 20))))
        let log = host.rootView.log
        try host.scroll(to: CGPoint(x: 0, y: 1001))
        _ = host.frames
        _ = log.take()
        for offset in 1002..<1200 {
            try host.scroll(to: CGPoint(x: 0, y: offset))
            _ = host.frames
        }
        #expect(log.take().isEmpty)
    }

    @Test func anIdIsScrolledToDirectly() throws {
        let items = (0..<100_000).map { Wall.Item(id: $0, size: CGSize(width: 30, height: 20)) }
        let host = show(Wall(items: items, size: .fixed(CGSize(width: 30, height: 20))))
        let log = host.rootView.log
        _ = host.frames
        for id in [77_777, 99_999, 5, 40_003] {
            _ = log.takeAppeared()
            log.proxy?.scrollTo(id, anchor: .center)
            let frame = try #require(host.seen()[id])
            expectEqual(frame.minX, CGFloat(id % perRow * 38))
            let offset = min(max(CGFloat(id / perRow * 28) - 390, 0), 10_000 * 28 - 808)
            expectEqual(frame.minY, CGFloat(id / perRow * 28) - offset)
            #expect(log.takeAppeared().count <= mostRows * perRow)
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
        #expect(wall.log.takeAppeared().count <= 2 * mostRows * perRow)
        // Once is enough.
        try view.scroll(to: .zero)
        expectEqual(view.frames.frame(id: 0), rect(0, 0, 30, 20))
        expectEqual(view.scrollOffset, .zero)
    }

    @Test func aViewReadsWhereItIsOnTheScreen() throws {
        final class Log { var frames: [Int: CGRect] = [:] }
        let log = Log()
        let wall = ScrollView {
            LazyHFlow(0..<1000, id: \.self, size: .fixed(CGSize(width: 30, height: 20)), spacing: 8) { id in
                GeometryReader { geometry -> Color in
                    log.frames[id] = geometry.frame(in: .global)
                    return .blue
                }
            }
        }
        let host = host(wall, width: 106, height: 100)
        try host.scroll(to: CGPoint(x: 0, y: 280))
        // Three in a row, and ten rows above the screen.
        expectEqual(host.frames.frame(id: 34), rect(38, 28, 30, 20))
        expectEqual(log.frames[34], rect(38, 28, 30, 20))
    }

    // MARK: Known sizes

    @Test func viewsOfKnownSizesStandWhereTheyWouldInAFlow() throws {
        let seed = UInt64.random(in: 0..<1_000_000)
        print("seed \(seed)")
        let host = show(Wall(3000, seed: seed))
        let frames = frames(host.rootView)
        let end = (frames.map(\.maxY).max() ?? 0) - 800
        for offset in stride(from: CGFloat.zero, to: end, by: 500) {
            try host.scroll(to: CGPoint(x: 0, y: offset))
            expectEqual(host.seen(), seen(frames, at: offset), "seed \(seed)")
        }
    }

    @Test func whereverItIsScrolledToFew() throws {
        let seed = UInt64.random(in: 0..<1_000_000)
        print("seed \(seed)")
        var random = SeededGenerator(seed: seed)
        let host = show(Wall(10_000, seed: seed))
        let log = host.rootView.log
        let frames = frames(host.rootView)
        _ = host.frames
        for round in 0..<20 {
            _ = log.takeAppeared()
            if round.isMultiple(of: 2) {
                let id = Int.random(in: 0..<10_000, using: &random)
                log.proxy?.scrollTo(id, anchor: .top)
                // An anchor is a fraction, and so not always exact.
                let top = try #require(host.seen()[id]).minY
                #expect(abs(top) < 1e-9 || host.seen()[9999] != nil)
            } else {
                try host.scroll(to: CGPoint(x: 0, y: CGFloat(random.length(in: 0...100_000))))
            }
            let (actual, expected) = (host.seen(), seen(frames, in: host))
            expectEqual(Set(actual.keys), Set(expected.keys), "seed \(seed)")
            for (id, frame) in actual {
                let other = expected[id] ?? .null
                #expect(frame.size == other.size && frame.minX == other.minX)
                #expect(abs(frame.minY - other.minY) < 1e-9, "seed \(seed)")
            }
            // Rows of boxes are at most 40 + 8 high, and hold at most 14.
            #expect(log.takeAppeared().count <= 800)
            #expect(host.boxCount <= 500)
        }
    }

    @Test func aViewGetsTheSizeThatIsGivenForIt() {
        let flow = LazyHFlow(0..<50, id: \.self, size: .fixed(CGSize(width: 60, height: 30)), spacing: 8) {
            if $0 == 0 { Color.red } else { Box(20, 10) }
        }
        let frames = host(ScrollView { flow }, width: 390, height: 800).frames.frames(named: "Color")
        // As in a `frame`, a view that has another size is in the middle.
        expectEqual(frames.prefix(2), [rect(0, 0, 60, 30), rect(88, 10, 20, 10)])
        expectEqual(frames.count, 50)
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

    // MARK: Changes

    @Test(arguments: [false, true])
    func elementsComeAndGo(isEstimated: Bool) {
        let seed = UInt64.random(in: 0..<1_000_000)
        print("seed \(seed)")
        var random = SeededGenerator(seed: seed)
        let size = LazyFlowItemSize<Wall.Item>.estimated(CGSize(width: 60, height: 24))
        let host = show(Wall(300, seed: seed, size: isEstimated ? size : .fixed { $0.size }))
        _ = host.frames
        for round in 0..<30 {
            let index = Int.random(in: 0..<40, using: &random)
            switch round % 3 {
            case 0:
                host.rootView.items.insert(
                    Wall.Item(id: 1000 + round, size: CGSize(width: 33, height: 27)), at: index)
            case 1: host.rootView.items.remove(at: index)
            default: host.rootView.items.swapAt(index, index + 9)
            }
            let frames = isEstimated ? frames(host.rootView, inBlocksOf: 100) : frames(host.rootView)
            var expected: [Int: CGRect] = [:]
            for (index, frame) in seen(frames, at: 0) { expected[host.rootView.items[index].id] = frame }
            expectEqual(host.seen(), expected, "seed \(seed), round \(round)")
        }
        host.rootView.items = []
        expectEqual(host.boxCount, 0)
    }

    @Test func elementsThatComeAboveMoveWhatIsOnScreen() throws {
        let host = show(Wall(5000, seed: 7))
        try host.scroll(to: CGPoint(x: 0, y: 6000))
        let before = host.seen()
        _ = host.rootView.log.takeAppeared()
        // A box as wide as the flow is a line of its own; the others keep theirs from its end on.
        let first = frames(host.rootView).firstIndex { $0.minY > 2000 && $0.minX == 0 } ?? 0
        host.rootView.items.insert(Wall.Item(id: -1, size: CGSize(width: 390, height: 50)), at: first)
        let after = host.seen()
        for (id, frame) in before where frame.minY < 800 - 58 {
            expectEqual(after[id], frame.offsetBy(dx: 0, dy: 58))
        }
        host.rootView.items.remove(at: first)
        expectEqual(host.seen(), before)
        #expect(host.rootView.log.takeAppeared().allSatisfy { before[$0] == nil })
    }

    @Test(arguments: [false, true])
    func theWidthChanges(isEstimated: Bool) throws {
        let size = LazyFlowItemSize<Wall.Item>.estimated(CGSize(width: 60, height: 24))
        let host = show(Wall(1000, seed: 3, size: isEstimated ? size : .fixed { $0.size }))
        // Blocks stay what they are.
        func expected(_ width: CGFloat) -> [CGRect] {
            isEstimated
                ? frames(host.rootView, inBlocksOf: 100, width: width) : frames(host.rootView, width: width)
        }
        _ = host.frames
        for width in [200, 800, 100, 390] as [CGFloat] {
            host.proposal.width = width
            expectEqual(host.seen(), seen(expected(width), at: 0))
        }
        try host.scroll(to: CGPoint(x: 0, y: 3000))
        for width in [500, 300] as [CGFloat] {
            host.proposal.width = width
            #expect(!host.seen().isEmpty)
            #expect(host.seen().values.allSatisfy { $0.maxX <= width })
            try host.scroll(to: .zero)
            expectEqual(host.seen(), seen(expected(width), at: 0))
        }
    }

    @Test func otherSizesOfTheSameElements() {
        let host = show(Wall(1000, seed: 3, size: .fixed(CGSize(width: 30, height: 20))))
        let first = host.seen()
        host.rootView.size = .fixed { $0.size }
        expectEqual(host.seen(), seen(frames(host.rootView), at: 0))
        // 80 of them cover 160,000 square points.
        host.rootView.size = .estimated(CGSize(width: 50, height: 40))
        expectEqual(host.seen(), seen(frames(host.rootView, inBlocksOf: 80), at: 0))
        // A block stays what it is.
        host.rootView.itemSpacing = 0
        expectEqual(host.seen(), seen(frames(host.rootView, inBlocksOf: 80), at: 0))
        host.rootView.size = .fixed(CGSize(width: 30, height: 20))
        host.rootView.itemSpacing = 8
        expectEqual(host.seen(), first)
        host.rootView.size = .fixed { $0.size }
        expectEqual(host.seen(), seen(frames(host.rootView), at: 0))
    }

    @Test func equalIdsAreDifferentViews() throws {
        let items = (0..<500).map {
            Wall.Item(id: 7, size: CGSize(width: CGFloat($0 % 5 * 10 + 20), height: 20))
        }
        for (size, block) in [
            (LazyFlowItemSize<Wall.Item>.fixed { $0.size }, 500),
            (.estimated(CGSize(width: 40, height: 20)), 100),
        ] {
            let host = show(Wall(items: items, size: size))
            try host.scroll(to: CGPoint(x: 0, y: 30))
            try host.scroll(to: .zero)
            let expected = frames(host.rootView, inBlocksOf: block).filter { $0.minY < 800 }
            let actual = host.frames.frames(named: "Color").filter { $0.minY < 800 }
            expectEqual(actual, expected)
        }
    }

    // MARK: Directions, axes and alignments

    @Test(arguments: [false, true])
    func fromRightToLeft(isEstimated: Bool) throws {
        let size = LazyFlowItemSize<Wall.Item>.estimated(CGSize(width: 60, height: 24))
        let host = show(
            Wall(1000, seed: 5, size: isEstimated ? size : .fixed { $0.size }), direction: .rightToLeft)
        let unmirrored = isEstimated ? frames(host.rootView, inBlocksOf: 100) : frames(host.rootView)
        let frames = unmirrored.map {
            CGRect(x: 390 - $0.maxX, y: $0.minY, width: $0.width, height: $0.height)
        }
        for offset in [0, 400, 800] as [CGFloat] {
            try host.scroll(to: CGPoint(x: 0, y: offset))
            expectEqual(host.seen(), seen(frames, at: offset))
        }
    }

    @Test(arguments: LayoutDirection.allCases, [false, true])
    func columnsThatScrollHorizontally(direction: LayoutDirection, isEstimated: Bool) throws {
        var wall = Wall(1000, seed: 5)
        if isEstimated { wall.size = .estimated(CGSize(width: 60, height: 24)) }
        wall.axis = .vertical
        let host = show(wall, direction: direction)
        // A block has 100.
        var frames: [FlowRect] = []
        var leading = 0.0
        for start in stride(from: 0, to: 1000, by: isEstimated ? 100 : 1000) {
            var items = FlowItems()
            for item in wall.items[start..<start + (isEstimated ? 100 : 1000)] {
                items.append(width: item.size.width, height: item.size.height)
            }
            let arrangement = FlowArrangement(of: items, in: 800, options: FlowOptions(axis: .vertical))
            frames += arrangement.frames.map {
                FlowRect(x: $0.x + leading, y: $0.y, width: $0.width, height: $0.height)
            }
            leading += arrangement.size.width + 8
        }
        for offset in stride(from: CGFloat.zero, through: 2100, by: 300) {
            try host.scroll(to: CGPoint(x: offset, y: 0))
            var expected: [Int: CGRect] = [:]
            for (id, frame) in frames.enumerated() {
                var frame = CGRect(x: frame.x - offset, y: frame.y, width: frame.width, height: frame.height)
                if direction == .rightToLeft { frame.origin.x = 390 - frame.maxX }
                if frame.maxX > 0 && frame.minX < 390 { expected[id] = frame }
            }
            expectEqual(host.seen(), expected)
            #expect(host.boxCount < (isEstimated ? 500 : 350))
        }
    }

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

    @Test func columnsAreAligned() {
        let lazy = host(
            ScrollView(.horizontal) {
                LazyVFlow(
                    0..<5, id: \.self, size: .fixed(CGSize(width: 10, height: 10)), alignment: .trailing,
                    spacing: 5
                ) { _ in
                    Color.red
                }
                .columnAlignment(.bottom)
            }, width: 100, height: 30)
        expectEqual(
            lazy.frames.frames(named: "Color"),
            [
                rect(0, 5, 10, 10), rect(0, 20, 10, 10), rect(15, 5, 10, 10), rect(15, 20, 10, 10),
                rect(30, 20, 10, 10),
            ])
    }

    @Test func withoutAScrollViewAllViewsExist() {
        let flow = host(
            LazyHFlow(0..<40, id: \.self, size: .fixed(CGSize(width: 10, height: 10)), spacing: 0) { _ in
                Color.red
            }, width: 100)
        expectEqual(flow.frames.frames(named: "Color").count, 40)
        expectEqual(flow.frames.frame.size, size(100, 40))
    }
}
