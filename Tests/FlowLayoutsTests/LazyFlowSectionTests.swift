import Expectations
import LazyFlowLayouts
import PortableUITesting
import Testing

/// Lazy flows in sections, in a window of 390 × 400 points.
@MainActor @Suite(.inBothModes) struct LazyFlowSectionTests {
    /// Under titles that wrap in a width of less than 210 if they have 35 characters.
    private func albums(_ counts: [Int], title: String = "A") -> LazyShelves<some View> {
        LazyShelves(shelves: LazyShelf.of(counts)) { _ in Text(title).frame(minHeight: 20) }
    }

    private func headers<V: View>(_ host: ViewHost<V>) -> [CGFloat] {
        host.frames.preorder.filter { $0.name == "frame" && $0.frame.height == 20 && $0.frame.width < 20 }
            .map(\.frame.minY)
    }

    // A section is 630 from the next: its header of 20, and 20 rows of 10 boxes, each 10 from the next.
    @Test func theSectionAtTheTopStaysThere() throws {
        let host = host(albums([200, 200, 200]), width: 390, height: 400)
        // A row of the second section begins the window, then one of the first, and then the third section.
        for offset in [960, 330, 1260] as [CGFloat] { try host.scroll(to: CGPoint(x: 0, y: offset)) }
        host.proposal.width = 195
        expectEqual(host.seenBoxes()[400]?.minY, 30)
        expectEqual(headers(host).max(), 0)
    }

    // So it does where the space before it begins the window, or a part of it: the section is 30 from the one before, and
    // the header that is pinned meanwhile is as long as its own. Where it begins below that, one of the rows before stays.
    // Where a lazy stack has left the section where it was, nothing scrolls: if a row of it is below the header, or nothing of
    // the section before is in sight any more.
    @Test(arguments: [-30, -24, -20, -4, 0, 7, 19] as [CGFloat], [false, true])
    func theSectionThatBeginsInTheWindowStaysThere(distance: CGFloat, isFromBelow: Bool) throws {
        let host = host(albums([200, 200, 200]), width: 390, height: 400)
        for offset in [330, 960, isFromBelow ? 1290 : 1180, 1260 + distance] as [CGFloat] {
            try host.scroll(to: CGPoint(x: 0, y: offset))
        }
        host.proposal.width = 195
        let isLeft = isFromBelow || distance > 0
        expectEqual(host.seenBoxes()[400]?.minY, isLeft ? 30 - distance : 30)
        expectEqual(headers(host).max(), isLeft ? max(-distance, 0) : 0)
    }

    /// Sections of 20 rows of 10 boxes, with headers of some views of 20.
    private func headers(of count: Int) -> LazyShelves<some View> {
        var shelves = LazyShelf.of([200, 200, 200])
        for number in shelves.indices { shelves[number].header = CGFloat(count) }
        return LazyShelves(shelves: shelves) { shelf in
            ForEach(-Int(shelf.header)..<0, id: \.self) { _ in
                Color.green.frame(width: 30, height: 20)
            }
        }
    }

    // Two views are a stack, 8 apart. None take no space.
    @Test(arguments: [0, 1, 2]) func aHeaderIsAsLongAsItsViews(count: Int) {
        let host = host(headers(of: count), width: 390, height: 400)
        let length = [0, 20, 48][count] as CGFloat
        let distance = count > 0 ? length + 10 : 0
        expectEqual(host.top(0), distance)
        host.rootView.log.proxy?.scrollTo(300, anchor: .top)
        expectEqual(host.top(300), length)
        expectEqual(host.scrollOffset.y, 2 * distance + 20 * 30 + 10 * 30 - length)
    }

    // In a window of 15, people see a row of 20 from 4 on, and then from its start. Once there is a header of 20, that begins the
    // window, and the row comes after it.
    @Test func aHeaderThatComesPushesALongRow() throws {
        let host = host(headers(of: 0), width: 390, height: 15)
        try host.scroll(to: CGPoint(x: 0, y: 5 * 30 + 4))
        host.settle()
        host.scrollTo(50, anchor: nil)
        expectEqual(host.top(50), 0)
        for number in 0..<3 { host.rootView.shelves[number].header = 1 }
        host.settle()
        expectEqual(host.top(50), 20)
    }

    // It comes to the start of the window from below. Then it is below the window, and a longer header does not bring it back.
    @Test func fromWhatWasScrolledToPeopleScrollOn() throws {
        let host = host(headers(of: 1), width: 390, height: 400)
        try host.scroll(to: CGPoint(x: 0, y: 560))
        host.settle()
        host.scrollTo(150, anchor: nil)
        expectEqual(host.top(150), 20)
        try host.scroll(to: CGPoint(x: 0, y: 40))
        host.settle()
        host.rootView.shelves[0].header = 2
        host.settle()
        expectEqual(host.seenBoxes()[150], nil)
    }

    // In 195 points, a title of 35 characters, each 6 by 12, takes two lines, and the header 24 points.
    @Test func aRowStaysBelowAHeaderThatWraps() throws {
        let title = String(repeating: "A", count: 17) + " " + String(repeating: "B", count: 17)
        let host = host(albums([200, 200, 200], title: title), width: 390, height: 400)
        try host.scroll(to: CGPoint(x: 0, y: 810 - 20))
        expectEqual(host.seenBoxes()[250]?.minY, 20)
        host.proposal.width = 195
        expectEqual(host.seenBoxes()[250]?.minY, 24)
        host.proposal.width = 390
        expectEqual(host.seenBoxes()[250]?.minY, 20)
    }

    // A stack, 8 apart, whose views begin at the leading edge.
    @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
    func viewsOfAHeaderBeginAtItsLeadingEdge(direction: LayoutDirection) {
        let flow = LazyHFlow(
            sections: LazyShelf.of([10]), elements: \.boxes, size: .fixed(LazyBoxes.size)
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

    @Test func viewsOfAHeaderOfColumnsBeginAtItsTop() {
        let flow = LazyVFlow(
            sections: LazyShelf.of([10]), elements: \.boxes, size: .fixed(LazyBoxes.size)
        ) { _ in
            Color.red
        } header: { _ in
            Color.green.frame(width: 20, height: 60).id("a")
            Color.green.frame(width: 20, height: 20).id("b")
        }
        let host = host(ScrollView(.horizontal) { flow }, width: 400, height: 390)
        expectEqual(["a", "b"].map { host.frames.frame(id: $0) }, [rect(0, 0, 20, 60), rect(28, 0, 20, 20)])
    }

    // Headers of 20, and 20 rows of 10, each 10 from the next: the second section begins at 630.
    @Test(arguments: [[0, 1], [0, 0]]) func ofEqualIDsTheFirstIsScrolledTo(ids: [Int]) throws {
        var albums = albums([])
        let boxes = LazyShelf.of([200])[0].boxes
        albums.shelves = ids.map { LazyShelf(id: $0, boxes: boxes) }
        let host = host(albums, width: 390, height: 400)
        _ = host.frames
        host.rootView.log.proxy?.scrollTo(50, anchor: .top)
        expectEqual(host.scrollOffset.y, 30 + 5 * 30 - 20)
        // Both sections are shown.
        try host.scroll(to: CGPoint(x: 0, y: 500))
        expectEqual(headers(host).max(), 130)
        let tops = host.frames.preorder
            .filter { $0.name == "Color" && $0.identity.id == AnyHashable(0) }.map(\.frame.minY)
        expectEqual(tops.filter { $0 > 0 }, [160])
    }
}
