import Expectations
import LazyFlowLayouts
import PortableUITesting
import Testing

/// What a lazy flow of known sizes makes, evaluates and runs while people scroll. A host that is not pessimistic evaluates
/// everything each time, so only one that is tells.
@MainActor @Suite(.inBothModes) struct LazyFlowCostTests {
    private struct Tile: View {
        let size: CGSize

        var body: some View { Color.red.frame(width: size.width, height: size.height) }
    }

    private final class Log { var proxy: LazyFlowProxy? }

    /// Tiles in rows below each other, with space before them.
    private struct Rows: View {
        var space: CGFloat = 0
        var isReorderable = false
        var size = CGSize(width: 30, height: 20)
        let log = Log()

        var body: some View {
            LazyFlowReader { proxy in
                let _ = log.proxy = proxy
                ScrollView {
                    VStack(spacing: 0) {
                        Color.blue.frame(height: space)
                        if isReorderable { flow.onFlowReorder { _, _ in } } else { flow }
                    }
                }
            }
        }

        private var flow: LazyHFlow {
            LazyHFlow(0..<10_000, id: \.self, size: .fixed(size), spacing: 8) { _ in Tile(size: size) }
        }
    }

    private func expectNothing(_ counts: HostCounts, in host: ViewHost<some View>) {
        expectEqual(counts.actions, [:])
        expectEqual(counts.made, [:])
        if host.graph.isPessimistic { expectEqual(counts.bodies, [:]) }
    }

    // From 1,000 on, what is from 600 to 2,200 exists: the last row of that from 2,184 to 2,204. The next one, from 2,212 on, is
    // as far away as it may be at 1,012.
    @Test(arguments: [false, true]) func nothingRunsInsideOfWhatExists(isReorderable: Bool) throws {
        let host = host(Rows(isReorderable: isReorderable), width: 390, height: 800)
        try host.scroll(to: CGPoint(x: 0, y: 1000))
        for _ in 0..<3 { _ = host.counts() }
        for offset in 1001...1007 { try host.scroll(to: CGPoint(x: 0, y: offset)) }
        for offset in 0..<20 { try host.scroll(to: CGPoint(x: 0, y: 1007 - offset)) }
        expectNothing(host.counts(), in: host)
        // What has come stays for a while.
        for offset in stride(from: 1008, through: 1500, by: 12) {
            try host.scroll(to: CGPoint(x: 0, y: offset))
        }
        for _ in 0..<3 { _ = host.counts() }
        for offset in 0...20 { try host.scroll(to: CGPoint(x: 0, y: 1500 - 20 * offset)) }
        expectNothing(host.counts(), in: host)
    }

    // The same along lines of 2,000: from 1,000 on, what is from 805 to 1,585 exists, and is enough as long as a quarter of the
    // window is left of it on both sides.
    @Test func nothingRunsAlongWhatExists() throws {
        let flow = LazyHFlow(0..<1000, id: \.self, size: .fixed(CGSize(width: 32, height: 20)), spacing: 8) {
            _ in Tile(size: CGSize(width: 32, height: 20))
        }
        let host = host(
            ScrollView([.horizontal, .vertical]) { flow.frame(width: 1992) }, width: 390, height: 200)
        try host.scroll(to: CGPoint(x: 1000, y: 100))
        for _ in 0..<3 { _ = host.counts() }
        for offset in 910...1090 { try host.scroll(to: CGPoint(x: offset, y: 100)) }
        expectNothing(host.counts(), in: host)
        // Before there is nothing left of it, more comes.
        for offset in 1090...1110 { try host.scroll(to: CGPoint(x: offset, y: 100)) }
        #expect(host.counts().made["Tile"] ?? 0 > 0)
    }

    // A keyboard comes and goes, or a title collapses.
    @Test func nothingRunsWhileTheWindowChangesALittle() throws {
        let host = host(Rows(), width: 390, height: 800)
        try host.scroll(to: CGPoint(x: 0, y: 9000))
        try host.scroll(to: CGPoint(x: 0, y: 1000))
        for _ in 0..<3 { _ = host.counts() }
        for step in -25...25 {
            host.proposal.height = CGFloat(700 + 4 * abs(step))
            _ = host.frames
        }
        expectNothing(host.counts(), in: host)
    }

    @Test func aStepEvaluatesWhatComes() throws {
        let host = host(Rows(), width: 390, height: 800)
        try host.scroll(to: CGPoint(x: 0, y: 1000))
        for _ in 0..<3 { _ = host.counts() }
        let before = Set(host.frames.preorder.compactMap { $0.identity.id?.base as? Int })
        try host.scroll(to: CGPoint(x: 0, y: 1300))
        let counts = host.counts()
        let after = Set(host.frames.preorder.compactMap { $0.identity.id?.base as? Int })
        let new = after.subtracting(before).count
        #expect(new > 0)
        expectEqual(counts.made["Tile"], new)
        if host.graph.isPessimistic { expectEqual(counts.bodies["Tile"], new) }
        expectEqual(counts.actions, ["onGeometryChange": 1])
    }

    @Test func aFlowOutOfSightIsAskedNothing() throws {
        let host = host(Rows(space: 4000), width: 390, height: 800)
        for _ in 0..<3 { _ = host.counts() }
        for offset in stride(from: 0, through: 2500, by: 50) { try host.scroll(to: CGPoint(x: 0, y: offset)) }
        expectNothing(host.counts(), in: host)
        #expect(host.frames.frame(id: 0) == nil)
        // Nor is any of it left when people come back.
        try host.scroll(to: CGPoint(x: 0, y: 4000))
        #expect(host.frames.frame(id: 0) != nil)
        try host.scroll(to: .zero)
        host.settle()
        #expect(host.frames.frame(id: 0) == nil)
    }

    // 200 points and half of that on both sides meet 16 rows at most. As many more may stay.
    @Test func whatASmallerWindowDoesNotShowGoes() throws {
        let host = host(Rows(), width: 390, height: 800)
        try host.scroll(to: CGPoint(x: 0, y: 1000))
        host.proposal.height = 200
        let count = host.frames.preorder.count { $0.name == "Color" && $0.identity.id?.base is Int }
        #expect((150...320).contains(count))
    }

    @Test func whatWasScrolledToGoes() throws {
        let host = host(Rows(), width: 390, height: 800)
        _ = host.frames
        host.rootView.log.proxy?.scrollTo(5000, anchor: .top)
        expectEqual(host.frames.frame(id: 5000)?.minY, 0)
        try host.scroll(to: .zero)
        expectEqual(host.frames.frame(id: 5000), nil)
    }

    // A rectangle that is not seen, and as high as a row, is what the scroll view goes to. It is there at once.
    @Test func theScrollViewAloneIsAnimated() {
        let host = host(Rows(), width: 390, height: 400, roundLimit: 1)
        for _ in 0..<9 { _ = host.frames }
        withAnimation { host.rootView.log.proxy?.scrollTo(5000, anchor: .top) }
        for _ in 0..<9 {
            let markers = host.frames.preorder.filter { $0.name == "Rectangle" && $0.frame.height == 20 }
            #expect(!markers.contains { $0.isAnimated })
        }
        expectEqual(host.scrollAnimation, .default)
        host.rootView.log.proxy?.scrollTo(0, anchor: .top)
        for _ in 0..<9 { _ = host.frames }
        expectEqual(host.scrollAnimation, nil)
    }

    // Cards of 380 × 300, 8 apart, begin at 0, 308 and 616, and then below a screen of 400 × 900. Of tiny ones, it is enough
    // to make a thousand.
    @Test(arguments: [(380, 300, 3), (4, 4, 1000)] as [(CGFloat, CGFloat, Int)])
    func theFirstPassMakesWhatAScreenCanShow(width: CGFloat, height: CGFloat, count: Int) {
        let host = host(
            Rows(size: CGSize(width: width, height: height)), width: 390, height: 844, roundLimit: 1)
        expectEqual(host.counts().made["Tile"], count)
    }

    // Of a section, a header may be all that is seen. So in the first pass it is all that is made.
    @Test func aSectionMakesOnlyWhatIsSeen() {
        let size = CGSize(width: 30, height: 20)
        let flow = LazyHFlow(
            sections: LazyShelf.of([200, 200]), elements: \.boxes, size: .fixed(size), spacing: 8
        ) { _ in
            Tile(size: size)
        } header: { _ in
            Color.blue.frame(height: 20)
        }
        let host = host(ScrollView { flow }, width: 390, height: 30)
        let counts = host.counts()
        // 30 points and 100 on both sides meet 9 rows of 10 at most.
        #expect((10...90).contains(counts.made["Tile"] ?? 0))
    }

    // The window is that of the scroll view across the lines, and not of the one around all.
    @Test func aScrollViewAlongTheLinesIsNoWindow() {
        let flow = LazyHFlow(0..<3000, id: \.self, size: .fixed(CGSize(width: 30, height: 20)), spacing: 8) {
            _ in
            Tile(size: CGSize(width: 30, height: 20))
        }
        let host = host(
            ScrollView {
                ScrollView(.horizontal) { flow.frame(width: 390) }
            }, width: 390, height: 300)
        // 300 points and half of that on both sides have 22 rows of 10 at most.
        let count = host.frames.preorder.count { $0.identity.id?.base is Int && $0.name == "Color" }
        #expect((100...220).contains(count))
    }

    // A window that is guessed tells what exists, and keeps no line.
    @Test func whereTheWindowIsNotKnownItScrollsToTheSamePlaces() throws {
        let rows = Rows()
        let host = host(rows.environment(\.guessesWindow, true), width: 390, height: 400)
        _ = host.frames
        for id in [5000, 20, 7777] {
            rows.log.proxy?.scrollTo(id, anchor: .top)
            expectEqual(host.frames.frame(id: id)?.minY, 0)
            expectEqual(host.scrollOffset.y, CGFloat(id / 10 * 28))
        }
        // Row 714 begins at 19,992.
        try host.scroll(to: CGPoint(x: 0, y: 20_000))
        expectEqual(host.frames.frame(id: 7140)?.minY, -8)
        rows.log.proxy?.scrollTo(7777, anchor: .top)
        _ = host.frames
        // Nor does it scroll by itself.
        host.proposal.width = 195
        expectEqual(host.scrollOffset.y, 777 * 28)
    }

    // Rows are 20 high and 8 apart, and the scroll view looks for the marker again in the round after.
    @Test(arguments: [nil, .top, .center, .bottom] as [UnitPoint?])
    func whatIsScrolledToIsThereBefore(anchor: UnitPoint?) throws {
        let host = host(Rows(), width: 390, height: 400, roundLimit: 1)
        for _ in 0..<9 { _ = host.frames }
        for id in [5000, 20, 7777] {
            host.rootView.log.proxy?.scrollTo(id, anchor: anchor)
            for _ in 0..<9 {
                let frames = host.frames.frames(named: "Color").filter { $0.height == 20 }
                #expect(frames.contains { $0.minY <= 8 && $0.maxY >= 0 }, "\(id)")
                #expect(frames.contains { $0.minY <= 400 && $0.maxY >= 392 }, "\(id)")
            }
        }
    }

    // Each row but the last has a separator 8 below it, and the next row begins 38 after it.
    @Test func separatorsStayWhileItScrolls() {
        let log = Log()
        let rows = LazyFlowReader { proxy in
            let _ = log.proxy = proxy
            ScrollView {
                LazyHFlow(0..<10_000, id: \.self, size: .fixed(CGSize(width: 30, height: 20)), spacing: 8) {
                    _ in
                    Tile(size: CGSize(width: 30, height: 20))
                }
                .lineSeparator { Color.blue.frame(height: 2) }
            }
        }
        let host = host(rows, width: 390, height: 400, roundLimit: 1)
        for _ in 0..<9 { _ = host.frames }
        for id in [5000, 20] {
            log.proxy?.scrollTo(id, anchor: .top)
            for _ in 0..<9 {
                let frames = host.frames.frames(named: "Color")
                let separators = Set(frames.filter { $0.height == 2 }.map(\.minY))
                let rows = Set(frames.filter { $0.height == 20 }.map(\.minY))
                for top in rows where top > -20 && top + 38 < 400 { #expect(separators.contains(top + 28)) }
            }
            expectEqual(host.frames.frame(id: id)?.minY, 0)
        }
    }

    // What is below bars that let it shine through exists, and a line comes to be below them, at each width.
    @Test func barsCoverNothingThatIsScrolledTo() {
        let rows = Rows()
        let host = host(rows, width: 390, height: 400)
        host.safeAreaInsets = EdgeInsets(top: 90, leading: 0, bottom: 50, trailing: 0)
        _ = host.frames
        func top(_ id: Int) -> CGFloat? {
            let window = host.frames.frames(named: "ScrollView").first?.minY ?? 0
            return host.frames.frame(id: id).map { $0.minY - window }
        }
        rows.log.proxy?.scrollTo(5000, anchor: .top)
        expectEqual(top(5000), 0)
        for width in [195, 390, 195] as [CGFloat] {
            host.proposal.width = width
            for _ in 0..<3 { _ = host.frames }
            let rows = width == 390 ? 10 : 5
            let first = host.frames.preorder.filter { $0.name == "Color" && $0.frame.minX == 0 }
                .compactMap { $0.identity.id?.base as? Int }
            // Rows above, below the upper bar, and below the lower one.
            #expect(first.contains(5000 - 4 * rows) && first.contains(5000 + 15 * rows))
        }
        expectEqual(top(5000), 0)
    }

    // In a scroll view along the lines, all are on one: of 40 and 8 apart, 2.1 windows of 390 have 17 at most. People may scroll
    // both ways.
    @Test(arguments: [Axis.Set.horizontal, [.horizontal, .vertical]])
    func anEndlessLineMakesWhatIsSeen(axes: Axis.Set) throws {
        let flow = LazyHFlow(0..<10_000, id: \.self, size: .fixed(CGSize(width: 40, height: 20)), spacing: 8)
        {
            _ in
            Tile(size: CGSize(width: 40, height: 20))
        }
        .itemSeparator { Color.blue.frame(width: 2) }
        let host = host(ScrollView(axes) { flow }, width: 390, height: 800)
        func seen() -> [Int] {
            host.frames.preorder.filter {
                $0.name == "Color" && $0.frame.width == 40 && $0.frame.maxX > 0 && $0.frame.minX < 390
            }
            .compactMap { $0.identity.id?.base as? Int }
        }
        for _ in 0..<4 { _ = host.counts() }
        let pitch = 40.0 + 2 * 8 + 2
        for offset in [0, 1000, 100_000, 99_000] as [Double] {
            try host.scroll(to: CGPoint(x: offset, y: 0))
            _ = host.counts()
            let first = Int((offset / pitch + 18 / pitch).rounded(.down))
            expectEqual(seen().first, first)
            expectEqual(seen().last, Int(((offset + 390) / pitch).rounded(.up)) - 1)
            #expect(host.frames.preorder.count { $0.name == "Color" && $0.frame.width == 40 } < 30)
        }
    }

    // Lines of 2,000, and of 50 views or of 4 that are longer than the window, are 38 apart in a window of 390 by 200, which people
    // move both ways: along lines by more than what exists, and then across.
    @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft], [32, 492])
    func aPartOfEachLineExists(direction: LayoutDirection, length: Int) throws {
        let size = CGSize(width: length, height: 20)
        let flow = LazyHFlow(0..<10_000, id: \.self, size: .fixed(size), spacing: 8) { _ in Tile(size: size) }
            .lineSeparator { Color.blue.frame(height: 2) }
        let host = host(
            ScrollView([.horizontal, .vertical]) { flow.frame(width: 1992) }, width: 390, height: 200,
            direction: direction)
        for (left, top) in [(1000, 1000), (1600, 1000), (300, 300), (900, 300), (900, 500)] {
            try host.scroll(to: CGPoint(x: left, y: top))
            for _ in 0..<4 { _ = host.counts() }
            let tiles = host.frames.preorder.filter { $0.name == "Color" && $0.frame.height == 20 }
            let expected = (0..<10_000).filter { id in
                let (line, position) = id.quotientAndRemainder(dividingBy: 2000 / (length + 8))
                let (x, y) = (position * (length + 8) - left, line * 38 - top)
                return x + length > 0 && x < 390 && y + 20 > 0 && y < 200
            }
            let seen = tiles.filter { $0.frame.intersects(rect(0, 0, 390, 200)) }.compactMap {
                $0.identity.id?.base as? Int
            }
            expectEqual(seen.sorted(), expected, "\(left), \(top)")
            // Two windows long, and as many lines as are in 400 points and half as many.
            #expect(tiles.count < 25 * 18)
            // 8 below each line in sight.
            let separators = host.frames.frames(named: "Color").filter { $0.height == 2 && $0.minY > 0 }
            let tops = (0..<200).map { CGFloat($0 * 38 + 28 - top) }.filter { $0 > 0 && $0 < 200 }
            expectEqual(Set(separators.map(\.minY).filter { $0 < 200 }), Set(tops))
        }
    }

    // Three of 20 are 970 apart on lines of 2,000, with separators in the middle, at 505 and 1,495: from 300 and 1,300 on, no view
    // is near; from 500 on, only the one after the separator.
    @Test(arguments: [300, 500, 1300] as [CGFloat]) func aSeparatorIsSeenWhereItsViewsAreNot(left: CGFloat)
        throws
    {
        let flow = LazyHFlow(0..<300, id: \.self, size: .fixed(CGSize(width: 20, height: 20)), spacing: 0) {
            _ in
            Color.red
        }
        .maxItemsPerLine(3).distribution(.justified).itemSeparator { Color.blue.frame(width: 2) }
        let host = host(
            ScrollView([.horizontal, .vertical]) { flow.frame(width: 2000) }, width: 390, height: 100)
        try host.scroll(to: CGPoint(x: left, y: 400))
        host.settle()
        let separators = host.frames.frames(named: "Color").filter { $0.width == 2 && $0.minY == 0 }
        expectEqual(
            separators.map(\.midX).filter { $0 > 0 && $0 < 390 }, [(left > 1000 ? 1495 : 505) - left])
    }

    // None can be seen: they are on one line, on 20,000, or between four others on a line that is longer than the window.
    @Test(arguments: [(1, 0), (1, 390), (5000, 0)])
    func itemsWithoutSizeAreNotAllMade(period: Int, width: CGFloat) {
        let flow = LazyHFlow(
            0..<20_000, id: \.self,
            size: .fixed {
                period > 1 && $0 % period == 0
                    ? CGSize(width: 300, height: 20) : CGSize(width: width, height: 0)
            },
            spacing: 0
        ) { _ in
            Tile(size: .zero)
        }
        let host = host(
            ScrollView([.horizontal, .vertical]) { flow.frame(width: period > 1 ? 2000 : 390) }, width: 390,
            height: 800)
        var made = 0
        for _ in 0..<4 { made += host.counts().made["Tile"] ?? 0 }
        #expect(made <= 4000)
    }
}
