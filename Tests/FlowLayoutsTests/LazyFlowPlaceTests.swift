import Expectations
import LazyFlowLayouts
import PortableUITesting
import Testing

/// What a reader keeps at the start of the window: boxes of 30 by 20, 10 apart, so that 10 of them fill 390.
@MainActor @Suite(.inBothModes) struct LazyFlowPlaceTests {
    private final class Log { var proxy: LazyFlowProxy? }

    private struct Box: Identifiable { let id: Int }

    private struct Shelf: Identifiable {
        let id: Int
        var boxes: [Box]
        /// How long its header is.
        var header: CGFloat = 20
    }

    private struct Shelves: View {
        var shelves: [Shelf]
        let log = Log()

        var body: some View {
            LazyFlowReader { proxy in
                let _ = log.proxy = proxy
                ScrollView {
                    LazyHFlow(
                        sections: shelves, elements: \.boxes, size: .fixed(CGSize(width: 30, height: 20)),
                        spacing: 10
                    ) { _ in
                        Color.red
                    } header: {
                        Color.green.frame(height: $0.header).id("header \($0.id)")
                    }
                }
            }
        }
    }

    /// A flow without sections, after something that is 100 long.
    private struct Boxes: View {
        var space: CGFloat = 0
        var isHugging = false
        let log = Log()

        var body: some View {
            LazyFlowReader { proxy in
                let _ = log.proxy = proxy
                ScrollView {
                    VStack(alignment: .leading, spacing: 0) {
                        Color.blue.frame(height: space)
                        if isHugging { flow.sizing(.hug).maxItemsPerLine(5) } else { flow }
                    }
                }
            }
        }

        private var flow: LazyHFlow {
            LazyHFlow(0..<10_000, id: \.self, size: .fixed(CGSize(width: 30, height: 20)), spacing: 10) { _ in
                Color.red
            }
        }
    }

    private func shelves(_ counts: Int...) -> Shelves {
        var first = 0
        return Shelves(
            shelves: counts.enumerated().map { number, count in
                defer { first += count }
                return Shelf(id: number, boxes: (first..<first + count).map { Box(id: $0) })
            })
    }

    /// Resizes, as a pessimistic host needs some frames until nothing changes.
    private func setWidth<V: View>(_ width: CGFloat, of host: ViewHost<V>) {
        host.proposal.width = width
        for _ in 0..<8 { _ = host.frames }
    }

    private func scroll<V: View>(_ host: ViewHost<V>, to places: CGFloat...) throws {
        for place in places {
            try host.scroll(to: CGPoint(x: 0, y: place))
            for _ in 0..<4 { _ = host.frames }
        }
    }

    private func top<V: View>(_ id: Int, in host: ViewHost<V>) -> CGFloat? { host.frames.frame(id: id)?.minY }

    // MARK: Bars

    // Where the system counts what is below a bar among the window, the first step takes the line there; but then that stays.
    @Test(arguments: [0, 100] as [CGFloat], [false, true])
    func aLineStaysBelowABarInEveryStep(space: CGFloat, isScrolledTo: Bool) throws {
        let host = host(Boxes(space: space), width: 390, height: 400)
        host.safeAreaInsets = EdgeInsets(top: 90, leading: 0, bottom: 50, trailing: 0)
        _ = host.frames
        // Rows of 10, 30 apart: the line of 1,000 begins the window, and those of 970 to 990 are below the bar.
        var kept = [970, 980, 990, 1000]
        if isScrolledTo {
            host.rootView.log.proxy?.scrollTo(1000, anchor: .top)
            kept = [1000]
        } else {
            try scroll(host, to: 3000 + space)
        }
        for step in 1...20 {
            setWidth(CGFloat(390 - 10 * step), of: host)
            kept = kept.filter { abs((top($0, in: host) ?? .infinity)) < 1 }
            #expect(!kept.isEmpty, "step \(step)")
        }
        // People scroll on, by the row of 5 that has come to the start and three more.
        let id = try #require(kept.first)
        try scroll(host, to: host.scrollOffset.y + 90)
        setWidth(390, of: host)
        expectEqual(top((id / 5 * 5 + 15), in: host), 0)
    }

    // MARK: Headers

    @Test func aHeaderThatGrewOutOfSightCoversNothing() throws {
        let host = host(shelves(100, 1000), width: 390, height: 200)
        try scroll(host, to: 100, 200, 330)
        host.rootView.shelves[0].header = 60
        host.rootView.log.proxy?.scrollTo(50, anchor: .top)
        for _ in 0..<4 { _ = host.frames }
        expectEqual(top(50, in: host), 60)
        // It grows while people see it.
        host.rootView.shelves[0].header = 80
        for _ in 0..<4 { _ = host.frames }
        expectEqual(top(50, in: host), 80)
    }

    @Test func aHeaderThatGrowsScrollsNothingThatPeopleHaveScrolled() throws {
        let host = host(shelves(100, 1000), width: 390, height: 200)
        _ = host.frames
        host.rootView.log.proxy?.scrollTo(50, anchor: .top)
        for _ in 0..<4 { _ = host.frames }
        try scroll(host, to: host.scrollOffset.y - 5)
        expectEqual(top(50, in: host), 25)
        host.rootView.shelves[0].header = 60
        for _ in 0..<4 { _ = host.frames }
        expectEqual(top(50, in: host), 25)
    }

    // Below a header of 20, the row of 500 begins at 1,530.
    @Test(arguments: [1510, 1515] as [CGFloat])
    func aSectionThatComesBackKeepsItsPlace(offset: CGFloat) throws {
        let host = host(shelves(1000, 1000, 1000), width: 390, height: 200)
        try scroll(host, to: 1510, 6000, offset)
        setWidth(190, of: host)
        expectEqual(top(500, in: host), 20)
    }

    // MARK: What does not move

    @Test func aLineThatStaysWhereItIsIsNotScrolledTo() throws {
        let host = host(Boxes(isHugging: true), width: 390, height: 200)
        try scroll(host, to: 305)
        setWidth(300, of: host)
        expectEqual(host.scrollOffset.y, 305)
    }

    @Test func aFlowThatBeginsInTheWindowIsNotScrolled() throws {
        let host = host(Boxes(space: 100), width: 390, height: 200)
        try scroll(host, to: 95)
        setWidth(190, of: host)
        expectEqual(host.scrollOffset.y, 95)
    }

    // The same in columns: 10 of 30, 10 apart, fill 390, and 5 fill 190.
    @Test func theLastColumnStaysInSight() throws {
        let log = Log()
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
        for _ in 0..<4 { _ = host.frames }
        for height in [190, 390] as [CGFloat] {
            host.proposal.height = height
            for _ in 0..<8 { _ = host.frames }
            expectEqual(host.frames.frame(id: 999)?.maxX, 200)
        }
    }
}
