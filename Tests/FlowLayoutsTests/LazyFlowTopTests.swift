import Expectations
import LazyFlowLayouts
import PortableUITesting
import Testing

/// What stays at the top of the window when the length of lines changes.
@MainActor @Suite(.inBothModes) struct LazyFlowTopTests {
    /// The first element that a window begins with.
    private func first(in host: ViewHost<Wall>) -> Int? {
        host.seen().keys.min()
    }

    @Test func aHalfWidthKeepsTheFirstElement() throws {
        // Rows of 10 boxes, then of 5.
        let items = (0..<10_000).map { Wall.Item(id: $0, size: CGSize(width: 30, height: 20)) }
        let host = show(Wall(items: items, size: .fixed(CGSize(width: 30, height: 20))))
        try host.scroll(to: CGPoint(x: 0, y: 100 * 28))
        expectEqual(first(in: host), 1000)
        host.proposal.width = 195
        expectEqual(first(in: host), 1000)
        expectEqual(host.scrollOffset.y, 5600)
        // Where it is scrolled meanwhile counts.
        try host.scroll(to: CGPoint(x: 0, y: 301 * 28 + 10))
        expectEqual(first(in: host), 1505)
        host.proposal.width = 390
        expectEqual(host.scrollOffset.y, 4200)
        host.proposal.width = 195
        expectEqual(host.scrollOffset.y, 8428)
    }

    // Rows of 10, then 5, 21 and 5. The row of 9,710 begins the window at the end; 21 in a row are not enough for that.
    @Test func aRowThatCannotComeToTheTopComesBack() throws {
        let items = (0..<10_000).map { Wall.Item(id: $0, size: CGSize(width: 30, height: 20)) }
        let host = show(Wall(items: items, size: .fixed(CGSize(width: 30, height: 20))))
        try host.scroll(to: CGPoint(x: 0, y: 1000 * 28 - 8 - 800))
        host.proposal.width = 195
        expectEqual(host.scrollOffset.y, 1942 * 28)
        host.proposal.width = 800
        expectEqual(host.scrollOffset.y, 477 * 28 - 8 - 800)
        host.proposal.width = 195
        expectEqual(host.scrollOffset.y, 1942 * 28)
    }

    // Rows of 5 and then of 10, 28 apart. What began the window is further down than all lines are then.
    @Test func aRowFarDownStaysAtTheTopOfFewerRows() throws {
        let items = (0..<10_000).map { Wall.Item(id: $0, size: CGSize(width: 30, height: 20)) }
        let host = show(Wall(items: items, size: .fixed(CGSize(width: 30, height: 20))))
        host.proposal.width = 195
        try host.scroll(to: CGPoint(x: 0, y: 1784 * 28))
        expectEqual(first(in: host), 8920)
        host.proposal.width = 390
        expectEqual(first(in: host), 8920)
        expectEqual(host.scrollOffset.y, 892 * 28)
    }

    // Lines are broken anew once: nothing scrolls later.
    @Test func whatPeopleScrollToLaterStays() throws {
        let host = show(Wall(2000, seed: 5))
        try host.scroll(to: CGPoint(x: 0, y: 3000))
        host.proposal.width = 200
        let offset = host.scrollOffset.y
        for distance in [1, 5, 40, 300, 900] as [CGFloat] {
            try host.scroll(to: CGPoint(x: 0, y: offset + distance))
            expectEqual(host.scrollOffset.y, offset + distance)
        }
    }

    @Test func whatIsAboveAFlowIsNotScrolledAway() throws {
        struct Screen: View {
            var body: some View {
                LazyFlowReader { _ in
                    ScrollView {
                        VStack(spacing: 0) {
                            Color.blue.frame(height: 100)
                            LazyHFlow(
                                0..<100, id: \.self, size: .fixed(CGSize(width: 50, height: 50)), spacing: 0
                            ) {
                                _ in Color.red
                            }
                            Color.green.frame(height: 2000)
                        }
                    }
                }
            }
        }
        let host = host(Screen(), width: 400, height: 300)
        try host.scroll(to: CGPoint(x: 0, y: 60))
        host.proposal.width = 200
        expectEqual(host.scrollOffset.y, 60)
        // The flow is 1250 high, and ends above the window.
        try host.scroll(to: CGPoint(x: 0, y: 900))
        try host.scroll(to: CGPoint(x: 0, y: 1500))
        host.proposal.width = 100
        expectEqual(host.scrollOffset.y, 1500)
    }
}
