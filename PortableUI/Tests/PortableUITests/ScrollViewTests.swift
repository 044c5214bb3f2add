import Expectations
import PortableUITesting
import Testing

@MainActor @Suite struct ScrollViewTests {
    private func proposal(_ axes: Axis.Set) -> ProposedViewSize? {
        let log = LayoutLog()
        _ = host(ScrollView(axes) { SpyLayout(log: log) { Text("A") } }, width: 100, height: 50).frames
        if case .placeSubviews(_, let proposal) = log.placements.last { return proposal }
        return nil
    }

    @Test func contentIsOfferedNoEndAlongTheAxes() {
        expectEqual(proposal(.vertical), ProposedViewSize(width: 100, height: nil))
        // The stack around the content offers its own width, that of the content, where it got no offer.
        expectEqual(proposal(.horizontal), ProposedViewSize(width: 30, height: 50))
        expectEqual(proposal([.horizontal, .vertical]), ProposedViewSize(width: 30, height: nil))
    }

    @Test func aWindowIsAsLongAsWhatItIsOffered() {
        let content = Text("AAA BBB")
        // Across the axis, it is as wide as its content.
        let vertical = host(ScrollView { content }, width: 30, height: 100)
        expectEqual(vertical.size, CGSize(width: 18, height: 100))
        expectEqual(vertical.texts, [rect(0, 0, 18, 24)])
        let horizontal = host(ScrollView(.horizontal) { content }, width: 30, height: 100)
        expectEqual(horizontal.size, CGSize(width: 30, height: 12))
        expectEqual(horizontal.texts, [rect(0, 0, 42, 12)])
        let both = host(ScrollView([.horizontal, .vertical]) { content }, width: 30, height: 10)
        expectEqual(both.size, CGSize(width: 30, height: 10))
        expectEqual(both.texts, [rect(0, 0, 42, 12)])
        expectEqual(host(ScrollView { content }).size, CGSize(width: 42, height: 12))
    }

    @Test func withoutAScrollViewNothingScrolls() {
        #expect(throws: DriverError.self) {
            try host(Text("A").padding(5)).scroll(to: CGPoint(x: 0, y: 5))
        }
    }

    @Test func severalViewsStandBelowEachOther() {
        let host = host(
            ScrollView {
                Text("A"); Text("BB")
            }, width: 100, height: 100)
        expectEqual(host.texts, [rect(3, 0, 6, 12), rect(0, 12, 12, 12)])
    }
}
