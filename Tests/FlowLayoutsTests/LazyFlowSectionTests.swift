import Expectations
import LazyFlowLayouts
import PortableUITesting
import Testing

/// Lazy flows in sections, in a window of 390 × 400 points.
@MainActor @Suite(.inBothModes) struct LazyFlowSectionTests {
    private struct Album: Identifiable {
        let id: String
        var items: [Wall.Item]
    }

    private final class Log {
        var made: Set<Int> = []
        var proxy: LazyFlowProxy?
    }

    private struct Albums: View {
        var albums: [Album]
        /// Wraps in a width of less than 210.
        var title = "A"
        let log = Log()

        var body: some View {
            LazyFlowReader { proxy in
                let _ = log.proxy = proxy
                ScrollView {
                    LazyHFlow(
                        sections: albums, elements: \.items, size: .fixed { $0.size }, alignment: .top,
                        spacing: 8
                    ) {
                        item in
                        let _ = log.made.insert(item.id)
                        Box(item.size.width, item.size.height)
                    } header: { album in
                        Text(title).frame(minHeight: 20)
                    }
                }
            }
        }
    }

    /// Boxes of 30 by 20.
    private func albums(_ counts: [Int]) -> [Album] {
        var id = 0
        return counts.enumerated().map { number, count in
            defer { id += count }
            let size = CGSize(width: 30, height: 20)
            return Album(id: "\(number)", items: (id..<id + count).map { Wall.Item(id: $0, size: size) })
        }
    }

    private func seenBoxes(_ host: ViewHost<Albums>) -> [Int: CGRect] {
        var seen: [Int: CGRect] = [:]
        for node in host.frames.preorder where node.name == "Color" {
            if let id = node.identity.id?.base as? Int, node.frame.maxY > 0, node.frame.minY < 400 {
                seen[id] = node.frame
            }
        }
        return seen
    }

    private func headers(_ host: ViewHost<Albums>) -> [CGFloat] {
        host.frames.preorder.filter { $0.name == "frame" && $0.frame.height == 20 && $0.frame.width < 20 }
            .map(\.frame.minY)
    }

    // Rows of 10, and of 5 when the first section comes back. It was not in the window when their length changed.
    @Test func aSectionThatComesBackGoesWhereItIsAsked() throws {
        let host = host(Albums(albums: albums([1000, 5000, 1000])), width: 390, height: 400)
        try host.scroll(to: CGPoint(x: 0, y: 1400))
        let proxy = try #require(host.rootView.log.proxy)
        proxy.scrollTo(5000, anchor: .top)
        #expect(seenBoxes(host)[5000] != nil)
        host.proposal.width = 195
        #expect(seenBoxes(host)[5000] != nil)
        proxy.scrollTo(100, anchor: .top)
        // Below the header.
        expectEqual(seenBoxes(host)[100]?.minY, 20)
    }

    // 800 points before and after it has scrolled have 58 rows of 10.
    @Test func aViewOfAnySectionIsScrolledTo() {
        let albums = albums((0..<50).map { $0 * 37 % 200 })
        let host = host(Albums(albums: albums), width: 390, height: 400)
        _ = host.frames
        for id in [3000, 17, 4200] {
            host.rootView.log.made = []
            host.rootView.log.proxy?.scrollTo(id, anchor: .center)
            #expect(seenBoxes(host)[id] != nil)
            #expect(host.rootView.log.made.count <= 580)
        }
        // It comes to be below the header, and stays there, whatever the width.
        host.rootView.log.proxy?.scrollTo(2000, anchor: .top)
        expectEqual(seenBoxes(host)[2000]?.minY, 20)
        host.proposal.width = 200
        #expect(seenBoxes(host)[2000] != nil)
        host.proposal.width = 390
        expectEqual(seenBoxes(host)[2000]?.minY, 20)
    }

    // A section is 588 high: its header of 20, and 20 rows of 10 boxes, each 8 from the next. With 5 boxes in a row, it is
    // 1,148 high.
    @Test func theSectionAtTheTopStaysThere() throws {
        let host = host(Albums(albums: albums([200, 200, 200])), width: 390, height: 400)
        // A row of the second section begins the window, then one of the first, and then the third section.
        for offset in [896, 308, 1176] as [CGFloat] { try host.scroll(to: CGPoint(x: 0, y: offset)) }
        host.proposal.width = 195
        expectEqual(seenBoxes(host)[400]?.minY, 28)
        expectEqual(headers(host).max(), 0)
    }

    // So it does where the space before it begins the window, or a part of it: the section is 28 from the one before, and
    // the header that is pinned meanwhile is as long as its own. Where it begins below that, one of the rows before stays.
    @Test(arguments: [-28, -24, -20, -4, 0, 7, 19] as [CGFloat], [false, true])
    func theSectionThatBeginsInTheWindowStaysThere(distance: CGFloat, isFromBelow: Bool) throws {
        let host = host(Albums(albums: albums([200, 200, 200])), width: 390, height: 400)
        for offset in [308, 896, isFromBelow ? 1200 : 1100, 1176 + distance] as [CGFloat] {
            try host.scroll(to: CGPoint(x: 0, y: offset))
        }
        host.proposal.width = 195
        expectEqual(seenBoxes(host)[400]?.minY, 28)
        expectEqual(headers(host).max(), 0)
    }

    // As above. The sixth row of the second section is right below the header, at 616 + 5 × 28, and then the eleventh.
    @Test func theRowBelowTheHeaderStaysThere() throws {
        let host = host(Albums(albums: albums([200, 200, 200])), width: 390, height: 400)
        try host.scroll(to: CGPoint(x: 0, y: 756 - 20))
        expectEqual(seenBoxes(host)[250]?.minY, 20)
        host.proposal.width = 195
        expectEqual(seenBoxes(host)[250], rect(0, 20, 30, 20))
        host.proposal.width = 390
        expectEqual(seenBoxes(host)[250], rect(0, 20, 30, 20))
    }

    /// Sections of 20 rows of 10 boxes, with headers of some views of 20.
    private struct Headers: View {
        var viewCount: Int
        let log = Log()
        let albums = (0..<3).map { number in
            let ids = number * 200..<number * 200 + 200
            return Album(
                id: "\(number)", items: ids.map { Wall.Item(id: $0, size: CGSize(width: 30, height: 20)) })
        }

        var body: some View {
            LazyFlowReader { proxy in
                let _ = log.proxy = proxy
                ScrollView {
                    LazyHFlow(
                        sections: albums, elements: \.items, size: .fixed { $0.size }, spacing: 8
                    ) { _ in
                        Color.red
                    } header: { _ in
                        ForEach(1000..<1000 + viewCount, id: \.self) { _ in
                            Color.green.frame(width: 30, height: 20)
                        }
                    }
                }
            }
        }
    }

    // Two views are a stack, 8 apart. None take no space.
    @Test(arguments: [0, 1, 2]) func aHeaderIsAsLongAsItsViews(count: Int) {
        let host = host(Headers(viewCount: count), width: 390, height: 400)
        let length = [0, 20, 48][count] as CGFloat
        let distance = count > 0 ? length + 8 : 0
        expectEqual(host.frames.frame(id: 0)?.minY, distance)
        host.rootView.log.proxy?.scrollTo(300, anchor: .top)
        expectEqual(host.frames.frame(id: 300)?.minY, length)
        expectEqual(host.scrollOffset.y, 2 * distance + 20 * 28 + 10 * 28 - length)
    }

    @Test func aHeaderThatLosesItsViewsCoversNothing() {
        let host = host(Headers(viewCount: 1), width: 390, height: 400)
        _ = host.frames
        host.rootView.log.proxy?.scrollTo(100, anchor: .top)
        expectEqual(host.frames.frame(id: 100)?.minY, 20)
        host.rootView.viewCount = 0
        _ = host.frames
        host.rootView.log.proxy?.scrollTo(100, anchor: .top)
        expectEqual(host.frames.frame(id: 100)?.minY, 0)
    }

    // In 195 points, a title of 35 characters, each 6 by 12, takes two lines, and the header 24 points.
    @Test func aRowStaysBelowAHeaderThatWraps() throws {
        let title = String(repeating: "A", count: 17) + " " + String(repeating: "B", count: 17)
        let host = host(Albums(albums: albums([200, 200, 200]), title: title), width: 390, height: 400)
        try host.scroll(to: CGPoint(x: 0, y: 756 - 20))
        expectEqual(seenBoxes(host)[250]?.minY, 20)
        host.proposal.width = 195
        expectEqual(seenBoxes(host)[250]?.minY, 24)
        host.proposal.width = 390
        expectEqual(seenBoxes(host)[250]?.minY, 20)
    }

    // A stack, 8 apart, whose views begin at the leading edge.
    @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
    func viewsOfAHeaderBeginAtItsLeadingEdge(direction: LayoutDirection) {
        let flow = LazyHFlow(
            sections: albums([10]), elements: \.items, size: .fixed { $0.size }, spacing: 8
        ) { _ in
            Color.red
        } header: { _ in
            Color.green.frame(width: 60, height: 20).id("a")
            Color.green.frame(width: 20, height: 20).id("b")
        }
        let host = host(ScrollView { flow }, width: 390, height: 400, direction: direction)
        let isMirrored = direction == .rightToLeft
        expectEqual(host.frames.frame(id: "a"), rect(isMirrored ? 330 : 0, 0, 60, 20))
        expectEqual(host.frames.frame(id: "b"), rect(isMirrored ? 370 : 0, 28, 20, 20))
    }

    // Headers of 20, and 20 rows of 10, each 8 from the next: the second section begins at 588.
    @Test(arguments: [["0", "1"], ["0", "0"]]) func ofEqualIDsTheFirstIsScrolledTo(ids: [String]) throws {
        let items = albums([200])[0].items
        let host = host(Albums(albums: ids.map { Album(id: $0, items: items) }), width: 390, height: 400)
        _ = host.frames
        host.rootView.log.proxy?.scrollTo(50, anchor: .top)
        expectEqual(host.scrollOffset.y, 28 + 5 * 28 - 20)
        // Both sections are shown.
        try host.scroll(to: CGPoint(x: 0, y: 500))
        expectEqual(headers(host).max(), 88)
        let tops = host.frames.preorder
            .filter { $0.name == "Color" && $0.identity.id == AnyHashable(0) }.map(\.frame.minY)
        expectEqual(tops.filter { $0 > 0 }, [116])
    }
}
