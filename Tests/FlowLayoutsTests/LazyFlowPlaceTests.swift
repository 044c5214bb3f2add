import Expectations
import LazyFlowLayouts
import PortableUITesting
import Testing

/// How long the window is across the lines.
private let window: CGFloat = 200

/// What a reader keeps at the start of the window.
@MainActor @Suite(.inBothModes) struct LazyFlowPlaceTests {
    private func shelves(_ counts: Int...) -> LazyShelves<some View> {
        LazyShelves(shelves: LazyShelf.of(counts)) {
            Color.green.frame(height: $0.header).id("header \($0.id)")
        }
    }

    private func setWidth<V: View>(_ width: CGFloat, of host: ViewHost<V>) {
        host.proposal.width = width
        host.settle()
    }

    private func scroll<V: View>(_ host: ViewHost<V>, to places: CGFloat...) throws {
        for place in places {
            try host.scroll(to: CGPoint(x: 0, y: place))
            host.settle()
        }
    }

    // MARK: Bars

    enum Lines: CaseIterable { case rows, columns, mirroredColumns }

    /// A line right below a bar.
    struct LineBelowBar {
        var lines = Lines.rows
        /// An item on it.
        var id = 100
        /// How far the bar reaches into the scroll view.
        let bar: CGFloat
        /// What is before the flow.
        var space: CGFloat = 0

        static let all =
            [LineBelowBar(id: 10, bar: 20), LineBelowBar(id: 1000, bar: 44, space: 100)]
            + Lines.allCases.flatMap {
                [LineBelowBar(lines: $0, bar: 0, space: 100), LineBelowBar(lines: $0, bar: 90)]
            }
    }

    /// A flow with a bar over it, in the terms of lines, which are rows or columns.
    @MainActor private struct FlowBelowBar {
        let host: ViewHost<LazyBoxes>
        let bar: CGFloat
        let isInColumns: Bool
        let isMirrored: Bool

        init(_ line: LineBelowBar, length: CGFloat) {
            (bar, isInColumns, isMirrored) = (line.bar, line.lines != .rows, line.lines == .mirroredColumns)
            host = FlowLayoutsTests.host(
                LazyBoxes(space: line.space, count: 3000, isInColumns: isInColumns),
                width: window, height: window, direction: isMirrored ? .rightToLeft : .leftToRight)
            host.safeAreaInsets = EdgeInsets(top: bar, leading: bar, bottom: 50, trailing: 50)
            setLength(length)
        }

        func setLength(_ length: CGFloat) {
            if isInColumns { host.proposal.height = length } else { host.proposal.width = length }
            host.settle()
        }

        var offset: CGFloat { isInColumns ? host.scrollOffset.x : host.scrollOffset.y }

        func scroll(to offset: CGFloat) throws {
            try host.scroll(to: isInColumns ? CGPoint(x: offset, y: 0) : CGPoint(x: 0, y: offset))
            host.settle()
        }

        /// Where the line of an item begins in the window; `nil` if it does not exist.
        func place(_ id: Int) -> CGFloat? {
            guard let frame = host.frames.frame(id: id) else { return nil }
            return !isInColumns ? frame.minY : isMirrored ? window - frame.maxX : frame.minX
        }
    }

    /// How many items fit on a line: each is 40 long with the gap after it.
    private func count(in length: CGFloat) -> Int { (Int(length) + 10) / 40 }

    // Lines are 30 apart: 10 items fit into 390, and 5 into 190.
    @Test(arguments: LineBelowBar.all, [false, true])
    func aLineStaysBelowABarInEveryStep(line: LineBelowBar, isScrolledTo: Bool) throws {
        let shrinking = Array(stride(from: 390, through: 190, by: -20) as StrideThrough<CGFloat>)
        for lengths in [shrinking, shrinking.reversed()] {
            let (first, last) = (lengths[0], lengths[lengths.count - 1])
            let flow = FlowBelowBar(line, length: first)
            let ids = try scroll(flow, to: line, count: count(in: first), byTarget: isScrolledTo)
            guard let id = expectOneStays(of: ids, in: flow, lengths.dropFirst()) else { continue }
            // People scroll on by three lines.
            try flow.scroll(to: flow.offset + 90)
            flow.setLength(first)
            expectEqual(flow.place((id / count(in: last) + 3) * count(in: last)), 0, "from \(first)")
        }
    }

    /// Brings a line to the start of the window, and returns the items of which one is kept. Where people have scrolled to the
    /// line, that may be one that the bar covers, as the system may count it among what is seen.
    private func scroll(
        _ flow: FlowBelowBar, to line: LineBelowBar, count: Int, byTarget: Bool
    ) throws -> [Int] {
        if byTarget {
            flow.host.scrollTo(line.id, anchor: .topLeading)
            expectEqual(flow.place(line.id), 0)
            return [line.id]
        }
        try flow.scroll(to: line.space + CGFloat(line.id / count * 30))
        return stride(from: 0, through: line.id, by: count).filter {
            flow.place($0).map { $0 > -line.bar - 30 } ?? false
        }
    }

    /// Expects that in each step one of some lines stays where it is, or comes to the end of the bar. Returns an item of one
    /// that is there at last.
    private func expectOneStays(
        of ids: [Int], in flow: FlowBelowBar, _ lengths: ArraySlice<CGFloat>
    ) -> Int? {
        var places = Dictionary(uniqueKeysWithValues: ids.map { ($0, flow.place($0) ?? .infinity) })
        for length in lengths {
            flow.setLength(length)
            for (id, old) in places {
                let new = flow.place(id) ?? .infinity
                places[id] = abs(new - old) < 1 || abs(new) < 1 ? new : nil
            }
            #expect(!places.isEmpty, "at \(length)")
        }
        return places.first { abs($0.value) < 1 }?.key
    }

    // As above, below a header of 20. How far the bar reaches is not measured, so the first step may take any of the four lines to
    // the start.
    @Test(arguments: [false, true]) func aLineOfASectionStaysBelowABarInEveryStep(isScrolledTo: Bool) throws {
        let host = host(shelves(2000, 1000), width: 390, height: 400)
        host.safeAreaInsets = EdgeInsets(top: 90, leading: 0, bottom: 50, trailing: 0)
        host.settle()
        var kept = [970, 980, 990, 1000]
        if isScrolledTo {
            host.scrollTo(1000)
            kept = [1000]
        } else {
            try scroll(host, to: 1000, 3010)
        }
        expectEqual(host.top(1000), 20)
        for step in 1...20 {
            setWidth(CGFloat(390 - 10 * step), of: host)
            kept = kept.filter { abs((host.top($0) ?? .infinity) - 20) < 1 }
            #expect(!kept.isEmpty, "step \(step)")
        }
        // People scroll on, by 30 rows of 5. The row that has come below the header stays, or one of the three before it.
        let id = try #require(kept.first) / 5 * 5 + 150
        try scroll(host, to: host.scrollOffset.y + 900)
        setWidth(180, of: host)
        #expect([id - 15, id - 10, id - 5, id].contains { abs((host.top($0) ?? .infinity) - 20) < 1 })
    }

    // People scroll on from the row of 2,000: the third row after it stays. How far the bar reaches was measured before, or is
    // measured at that row, which an animation does not allow.
    @Test(arguments: [(false, false), (true, false), (true, true)])
    func peopleScrollOnFromARowBelowABar(isMeasured: Bool, isAnimated: Bool) throws {
        let host = host(LazyBoxes(), width: 390, height: 400)
        host.safeAreaInsets = EdgeInsets(top: 90, leading: 0, bottom: 50, trailing: 0)
        _ = host.frames
        if isMeasured { host.rootView.log.proxy?.scrollTo(1000, anchor: .top) }
        host.settle()
        withAnimation(isAnimated ? .default : nil) {
            host.rootView.log.proxy?.scrollTo(2000, anchor: .top)
        }
        host.settle()
        expectEqual(host.top(2000), 0)
        try scroll(host, to: host.scrollOffset.y + 90)
        setWidth(190, of: host)
        expectEqual(host.top(2030), 0)
    }

    // Rows of 10, 30 apart, and then 32: that of 100 begins at 300, and then at 320. No bar is over the window.
    @Test func aLineThatMovesMeasuresNoBar() throws {
        let host = host(LazyBoxes(), width: 390, height: 200)
        host.scrollTo(100)
        host.rootView.rowSpacing = 12
        try scroll(host, to: 340)
        setWidth(190, of: host)
        expectEqual(host.top(100), 0)
    }

    // 100 rows of 10, 30 apart, end at 2,990, so that of 990 comes no further than 180 below the start of the window; nor does that
    // of 965, which begins the last window of rows of 5 and would stay there. No bar is over either: at 600, the row of 200 begins
    // the window.
    @Test(arguments: [(990, 180, false), (965, 2880 - 2790, true)] as [(Int, CGFloat, Bool)])
    func theEndOfAFlowMeasuresNoBar(id: Int, top: CGFloat, isKept: Bool) throws {
        let host = host(LazyBoxes(count: 1000), width: isKept ? 190 : 390, height: 200)
        _ = host.frames
        if isKept {
            try scroll(host, to: 200 * 30 - 10 - 200)
            expectEqual(host.top(id), 0)
            setWidth(390, of: host)
        } else {
            host.scrollTo(id)
        }
        expectEqual(host.top(id), top)
        try scroll(host, to: 600)
        setWidth(190, of: host)
        expectEqual(host.top(200), 0)
    }

    // MARK: Headers

    @Test func aHeaderThatGrewOutOfSightCoversNothing() throws {
        let host = host(shelves(100, 1000), width: 390, height: 200)
        try scroll(host, to: 100, 200, 330)
        host.rootView.shelves[0].header = 60
        host.scrollTo(50)
        expectEqual(host.top(50), 60)
        // It grows while people see it.
        host.rootView.shelves[0].header = 80
        host.settle()
        expectEqual(host.top(50), 80)
        // It has grown when people come back, and pushes nothing.
        try scroll(host, to: 2500)
        host.rootView.shelves[0].header = 100
        try scroll(host, to: 90)
        #expect(host.top(50) != 100)
    }

    // Of estimated sizes, the view itself has come to the start, below the header.
    @Test(arguments: [false, true], [-5, 5] as [CGFloat])
    func aHeaderThatGrowsScrollsNothingThatPeopleHaveScrolled(isEstimated: Bool, distance: CGFloat) throws {
        var shelves = shelves(100, 1000)
        if isEstimated { shelves.size = .estimated }
        let host = host(shelves, width: 390, height: 200)
        host.scrollTo(50)
        try scroll(host, to: host.scrollOffset.y + distance)
        let top = (isEstimated ? 0 : 20) - distance
        expectEqual(host.top(50), top)
        host.rootView.shelves[0].header = 60
        host.settle()
        expectEqual(host.top(50), top)
    }

    @Test(arguments: [false, true]) func aHeaderThatGrowsPushesWhatWasScrolledTo(isGuessed: Bool) throws {
        var shelves = shelves(100, 1000)
        let host = host(shelves.environment(\.guessesWindow, isGuessed), width: 390, height: 200)
        _ = host.frames
        for (id, shelf, header) in [(50, 0, 60), (110, 1, 70), (900, 1, 80), (50, 0, 90)]
            as [(Int, Int, CGFloat)]
        {
            shelves.log.proxy?.scrollTo(id, anchor: .top)
            host.settle()
            // Systems round to pixels.
            try scroll(host, to: host.scrollOffset.y + 0.4)
            shelves.shelves[shelf].header = header
            host.rootView = shelves.environment(\.guessesWindow, isGuessed)
            host.settle()
            expectEqual(host.top(id), header)
        }
    }

    // With 30 less before it, that of 80 comes to be where that of 50 was.
    @Test func aHeaderThatGrowsPushesNothingThatHasComeToAPlace() {
        let host = host(shelves(100, 1000), width: 390, height: 200)
        host.scrollTo(50)
        host.rootView.shelves[0].boxes.removeFirst(30)
        host.settle()
        expectEqual(host.top(80), 20)
        host.rootView.shelves[0].header = 60
        host.settle()
        expectEqual(host.top(80), 20)
    }

    @Test func theHeaderOfAnotherSectionPushesNothing() throws {
        let host = host(shelves(100, 1000), width: 390, height: 200)
        host.scrollTo(50)
        host.rootView.shelves[1].header = 60
        host.settle()
        expectEqual(host.top(50), 20)
        // Nor later.
        try scroll(host, to: 2500)
        #expect(host.scrollOffset.y > 2000)
    }

    // What was scrolled to last has a header that grows, and something else of its section or of the next one is asked for.
    @Test(arguments: [(90, 60), (500, 20)] as [(Int, CGFloat)])
    func aHeaderThatGrowsScrollsToNothingElse(id: Int, header: CGFloat) {
        let host = host(shelves(100, 1000), width: 390, height: 200)
        host.scrollTo(50)
        expectEqual(host.top(50), 20)
        host.rootView.shelves[0].header = 60
        host.scrollTo(id)
        expectEqual(host.top(id), header)
    }

    // After a header of 60 and rows from 70 to 660, the second section begins at 670. At 650, the header before it covers the last
    // row of its own, and nothing of the second section, whose header of 20 then comes to the start.
    @Test func aLongHeaderBeforeASectionKeepsThat() throws {
        var shelves = shelves(200, 200)
        shelves.shelves[0].header = 60
        let host = host(shelves, width: 390, height: 200)
        try scroll(host, to: 400, 650)
        expectEqual(host.top(200), 50)
        setWidth(190, of: host)
        expectEqual(host.top(200), 30)
    }

    // At 101, the header of 20 at 100 has come to the start, and the row after it is at 130. What is above grows by 50.
    @Test func aHeaderThatHasComeToTheStartStaysThere() throws {
        struct Screen: View {
            var space: CGFloat = 100

            var body: some View {
                LazyFlowReader { _ in
                    ScrollView {
                        VStack(alignment: .leading, spacing: 0) {
                            Color.blue.frame(height: space)
                            LazyHFlow(
                                sections: LazyShelf.of([1000]), elements: \.boxes,
                                size: .fixed(LazyBoxes.size), rowSpacing: 10
                            ) { _ in
                                Color.red
                            } header: { _ in
                                Color.green.frame(height: 20)
                            }
                        }
                    }
                }
            }
        }
        let host = host(Screen(), width: 390, height: 200)
        try scroll(host, to: 101)
        expectEqual(host.top(0), 29)
        host.rootView.space = 150
        setWidth(190, of: host)
        expectEqual(host.top(0), 30)
        expectEqual(host.scrollOffset.y, 150)
    }

    // Below a header of 20, the row of 500 begins at 1,530.
    @Test(arguments: [1510, 1515] as [CGFloat])
    func aSectionThatComesBackKeepsItsPlace(offset: CGFloat) throws {
        let host = host(shelves(1000, 1000, 1000), width: 390, height: 200)
        try scroll(host, to: 1510, 6000, offset)
        setWidth(190, of: host)
        expectEqual(host.top(500), 20)
    }

    // Only a pessimistic host keeps the state of a section that is gone: what it saw then is not to be kept at the width that it
    // comes back to. Rows of 5, 30 apart: that of 750 begins at 4,530.
    @Test func aSectionThatComesBackAtAnotherWidthScrollsNothing() throws {
        let host = host(shelves(1000, 1000, 1000), width: 390, height: 200)
        guard host.graph.isPessimistic else { return }
        try scroll(host, to: 1510, 6000)
        setWidth(190, of: host)
        try scroll(host, to: 4545)
        expectEqual(host.scrollOffset.y, 4545)
        expectEqual(host.top(750), -15)
    }

    // Nor is what was scrolled to before kept: at the same place, the row of 250 is below the header.
    @Test func aSectionThatComesBackKeepsNothingThatWasScrolledTo() throws {
        let host = host(shelves(1000, 1000, 1000), width: 390, height: 200)
        host.scrollTo(500)
        try scroll(host, to: 6000)
        setWidth(190, of: host)
        try scroll(host, to: 1510)
        expectEqual(host.top(250), 20)
        setWidth(390, of: host)
        expectEqual(host.top(250), 20)
    }

    // MARK: What was seen last

    // 100 rows of 5, 30 apart, and 50 of 10, which end before the window does: at 1,290 at most. Row 46 begins at 1,380, and
    // with it view 230. What exists at 1,350 and 1,440 is enough for 1,380.
    @Test func aLineIsKeptThatNoActionHasSeen() throws {
        let host = host(LazyBoxes(count: 500), width: 190, height: 200)
        try scroll(host, to: 1350, 1440, 1380)
        setWidth(390, of: host)
        expectEqual(host.top(230), 0)
    }

    // From below, 100 rows of 10, 30 apart: at 600, the row of 790 begins the window, below the 20 of 800 to 999.
    @Test func aReversedLineIsKept() throws {
        let host = host(LazyBoxes(count: 1000, isReversed: true), width: 390, height: 200)
        try scroll(host, to: 600)
        expectEqual(host.top(790), 0)
        setWidth(190, of: host)
        expectEqual(host.top(790), 0)
    }

    // Without an anchor, the row of 100, from 300 to 320, comes to the end of the window, which the row of 40 begins.
    @Test func whatHasComeToTheEndDoesNotGoToTheStart() {
        let host = host(LazyBoxes(), width: 390, height: 200)
        host.scrollTo(100, anchor: nil)
        expectEqual(host.top(40), 0)
        setWidth(190, of: host)
        expectEqual(host.top(40), 0)
    }

    // 100 in 20 rows of 5, 30 apart, end at 590.
    @Test(arguments: [(500, 1500), (100, 590 - 200)] as [(Int, CGFloat)])
    func whatIsGoneIsNotKept(count: Int, offset: CGFloat) {
        let host = host(LazyBoxes(), width: 390, height: 200)
        host.scrollTo(500)
        host.rootView.count = count
        setWidth(190, of: host)
        expectEqual(host.scrollOffset.y, offset)
    }

    // Rows of 5, and then of 3: that of 1,003 begins with 1,000 first, and then with 1,002. Where the flow comes only when the
    // screen has appeared, a pessimistic host tells where the window is once something is scrolled to, and not before.
    @Test(arguments: [false, true]) func whatIsScrolledToBeforeTheFirstLayoutStays(isLate: Bool) {
        struct Screen: View {
            let boxes = LazyBoxes()
            @State var hasBoxes: Bool

            var body: some View {
                if hasBoxes {
                    boxes.onAppear { boxes.log.proxy?.scrollTo(1003, anchor: .top) }
                } else {
                    Color.blue.onAppear { hasBoxes = true }
                }
            }
        }
        let host = host(Screen(hasBoxes: !isLate), width: 190, height: 200)
        host.settle()
        expectEqual(host.top(1003), 0)
        setWidth(110, of: host)
        expectEqual(host.top(1003), 0)
    }

    // MARK: What does not move

    @Test(arguments: [5, 305] as [CGFloat])
    func aLineThatStaysWhereItIsIsNotScrolledTo(offset: CGFloat) throws {
        let host = host(LazyBoxes(isHugging: true), width: 390, height: 200)
        try scroll(host, to: offset)
        setWidth(300, of: host)
        expectEqual(host.scrollOffset.y, offset)
    }

    // Sections of a header and a row, 60 apart. At 42 and 95, the header covers the row.
    @Test(arguments: [5, 42, 95] as [CGFloat])
    func aSectionThatStaysWhereItIsIsNotScrolledTo(offset: CGFloat) throws {
        let host = host(shelves(10, 10, 10, 10, 10, 10, 10, 10), width: 395, height: 200)
        try scroll(host, to: offset)
        setWidth(390, of: host)
        expectEqual(host.scrollOffset.y, offset)
    }

    // Also if what is above it gets longer, as a title that wraps.
    @Test(arguments: [100, 150] as [CGFloat])
    func aFlowThatBeginsInTheWindowIsNotScrolled(newSpace: CGFloat) throws {
        let host = host(LazyBoxes(space: 100), width: 390, height: 200)
        try scroll(host, to: 95)
        host.rootView.space = newSpace
        setWidth(190, of: host)
        expectEqual(host.scrollOffset.y, 95)
    }

    // The same in columns: 10 of 30, 10 apart, fill 390, and 5 fill 190.
    @Test func theLastColumnStaysInSight() throws {
        let log = LazyLog()
        let columns = LazyFlowReader { proxy in
            let _ = log.proxy = proxy
            ScrollView(.horizontal) {
                LazyVFlow(0..<1000, id: \.self, size: .fixed(CGSize(width: 20, height: 30)), spacing: 10) {
                    _ in
                    Color.red
                }
            }
        }
        let host = host(columns, width: 200, height: 390)
        _ = host.frames
        log.proxy?.scrollTo(999, anchor: .leading)
        host.settle()
        for height in [190, 390] as [CGFloat] {
            host.proposal.height = height
            host.settle()
            expectEqual(host.frames.frame(id: 999)?.maxX, 200)
        }
    }
}
