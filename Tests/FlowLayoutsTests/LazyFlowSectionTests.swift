import Expectations
import LazyFlowLayouts
import PortableUITesting
import TestSupport
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
        var size: LazyFlowItemSize<Wall.Item> = .fixed { $0.size }
        let log = Log()

        var body: some View {
            LazyFlowReader { proxy in
                let _ = log.proxy = proxy
                ScrollView {
                    LazyHFlow(sections: albums, elements: \.items, size: size, alignment: .top, spacing: 8) {
                        item in
                        let _ = log.made.insert(item.id)
                        Box(item.size.width, item.size.height)
                    } header: { album in
                        Text(album.id).frame(height: 20)
                    }
                }
            }
        }
    }

    private func albums(_ counts: [Int]) -> [Album] {
        var random = SeededGenerator(seed: 7)
        var id = 0
        return counts.enumerated().map { number, count in
            let items = (0..<count).map { _ in
                id += 1
                let size = CGSize(
                    width: CGFloat(random.length(in: 20...120)), height: CGFloat(random.length(in: 20...40)))
                return Wall.Item(id: id - 1, size: size)
            }
            return Album(id: "\(number)", items: items)
        }
    }

    /// Where boxes and headers are if nothing is pinned or scrolled.
    private func frames(_ albums: [Album]) -> (boxes: [CGRect], headers: [CGFloat]) {
        var (boxes, headers, y): ([CGRect], [CGFloat], CGFloat) = ([], [], 0)
        for album in albums {
            headers.append(y)
            y += 28
            var items = FlowItems()
            for item in album.items { items.append(width: item.size.width, height: item.size.height) }
            let flow = FlowArrangement(of: items, in: 390)
            boxes += flow.frames.map { CGRect(x: $0.x, y: $0.y + y, width: $0.width, height: $0.height) }
            if !album.items.isEmpty { y += flow.size.height + 8 }
        }
        return (boxes, headers)
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

    @Test(arguments: [false, true])
    func eachSectionIsAFlowAfterItsHeader(isEstimated: Bool) throws {
        let albums = albums([30, 0, 100, 1, 90])
        // A block of views that are so small has all of a section.
        let size = LazyFlowItemSize<Wall.Item>.estimated(CGSize(width: 5, height: 24))
        let host = host(
            Albums(albums: albums, size: isEstimated ? size : .fixed { $0.size }), width: 390, height: 400)
        let (boxes, starts) = frames(albums)
        for offset in stride(from: CGFloat(0), through: 800, by: 100) {
            try host.scroll(to: CGPoint(x: 0, y: offset))
            var expected: [Int: CGRect] = [:]
            for (id, box) in boxes.enumerated() where box.maxY > offset && box.minY < offset + 400 {
                expected[id] = box.offsetBy(dx: 0, dy: -offset)
            }
            expectEqual(seenBoxes(host), expected, "\(offset)")
            // The header of the section at the top is in front of it, or leaves with its end.
            let next = starts.firstIndex { $0 > offset } ?? starts.count
            let end = next < starts.count ? starts[next] - 8 : .infinity
            #expect(headers(host).contains(min(0, end - 20 - offset)) || end <= offset, "\(offset)")
        }
    }

    @Test func aViewOfAnySectionIsScrolledTo() {
        let albums = albums((0..<50).map { $0 * 37 % 200 })
        let host = host(Albums(albums: albums), width: 390, height: 400)
        _ = host.frames
        for id in [3000, 17, 4200] {
            host.rootView.log.made = []
            host.rootView.log.proxy?.scrollTo(id, anchor: .center)
            #expect(seenBoxes(host)[id] != nil)
            #expect(host.rootView.log.made.count < 300)
        }
        // It comes to be below the header, and stays there, whatever the width.
        host.rootView.log.proxy?.scrollTo(2000, anchor: .top)
        expectEqual(seenBoxes(host)[2000]?.minY, 20)
        host.proposal.width = 200
        #expect(seenBoxes(host)[2000] != nil)
        host.proposal.width = 390
        expectEqual(seenBoxes(host)[2000]?.minY, 20)
    }

    @Test func sectionsComeAndGo() {
        var albums = albums([30, 40, 20])
        let host = host(Albums(albums: albums), width: 390, height: 400)
        func expectBoxes() {
            var expected: [Int: CGRect] = [:]
            let ids = albums.flatMap { $0.items.map(\.id) }
            for (id, frame) in zip(ids, frames(albums).boxes) where frame.minY < 400 { expected[id] = frame }
            expectEqual(seenBoxes(host), expected)
        }
        expectBoxes()
        albums.remove(at: 0)
        host.rootView.albums = albums
        expectBoxes()
        albums[0].items.removeFirst(5)
        host.rootView.albums = albums
        expectBoxes()
        albums.swapAt(0, 1)
        host.rootView.albums = albums
        expectBoxes()
        host.rootView.albums = []
        #expect(seenBoxes(host).isEmpty)
    }

    // A section is 588 high: its header of 20, and 20 rows of 10 boxes, each 8 from the next. With 5 boxes in a row, it is
    // 1,148 high.
    @Test func theSectionAtTheTopStaysThere() throws {
        let albums = (0..<3).map { number in
            let ids = number * 200..<number * 200 + 200
            return Album(
                id: "\(number)", items: ids.map { Wall.Item(id: $0, size: CGSize(width: 30, height: 20)) })
        }
        let host = host(Albums(albums: albums), width: 390, height: 400)
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
        let albums = (0..<3).map { number in
            let ids = number * 200..<number * 200 + 200
            return Album(
                id: "\(number)", items: ids.map { Wall.Item(id: $0, size: CGSize(width: 30, height: 20)) })
        }
        let host = host(Albums(albums: albums), width: 390, height: 400)
        for offset in [308, 896, isFromBelow ? 1200 : 1100, 1176 + distance] as [CGFloat] {
            try host.scroll(to: CGPoint(x: 0, y: offset))
        }
        host.proposal.width = 195
        expectEqual(seenBoxes(host)[400]?.minY, 28)
        expectEqual(headers(host).max(), 0)
    }

    // As above. The sixth row of the second section is right below the header, at 616 + 5 × 28, and then the eleventh.
    @Test func theRowBelowTheHeaderStaysThere() throws {
        let albums = (0..<3).map { number in
            let ids = number * 200..<number * 200 + 200
            return Album(
                id: "\(number)", items: ids.map { Wall.Item(id: $0, size: CGSize(width: 30, height: 20)) })
        }
        let host = host(Albums(albums: albums), width: 390, height: 400)
        try host.scroll(to: CGPoint(x: 0, y: 756 - 20))
        expectEqual(seenBoxes(host)[250]?.minY, 20)
        host.proposal.width = 195
        expectEqual(seenBoxes(host)[250], rect(0, 20, 30, 20))
        host.proposal.width = 390
        expectEqual(seenBoxes(host)[250], rect(0, 20, 30, 20))
    }

    /// Sections of 20 rows of 10 boxes, with headers of some views of 20.
    private struct Headers: View {
        let viewCount: Int
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

    // Columns of three boxes of 20, and headers of 12 by 20 before the columns of each section.
    @Test(arguments: LayoutDirection.allCases)
    func sectionsOfColumns(direction: LayoutDirection) throws {
        let albums = (0..<20).map { number in
            let ids = number * 12..<number * 12 + 12
            return Album(
                id: "\(number)", items: ids.map { Wall.Item(id: $0, size: CGSize(width: 20, height: 20)) })
        }
        let view = ScrollView(.horizontal) {
            LazyVFlow(
                sections: albums, elements: \.items, size: .fixed(CGSize(width: 20, height: 20)), spacing: 0
            ) {
                Color.red.id($0.id)
            } header: { album in
                Text("A").frame(width: 12, height: 20)
            }
        }
        let host = host(view, width: 200, height: 60, direction: direction)
        // A section is 92 long. Of the second, one column has left the window.
        try host.scroll(to: CGPoint(x: 92 + 12 + 20, y: 0))
        let frames = host.frames
        let (header, box) = (frames.frames(named: "Text").last, frames.frame(id: 18))
        switch direction {
        case .leftToRight:
            expectEqual(header?.minX, 3)
            expectEqual(box, rect(20, 0, 20, 20))
        case .rightToLeft:
            expectEqual(header?.maxX, 197)
            expectEqual(box, rect(160, 0, 20, 20))
        }
    }
}
