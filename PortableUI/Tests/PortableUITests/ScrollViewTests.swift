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
        #expect(proposal(.vertical) == ProposedViewSize(width: 100, height: nil))
        // The stack around the content offers its own width, that of the content, where it got no offer.
        #expect(proposal(.horizontal) == ProposedViewSize(width: 30, height: 50))
        #expect(proposal([.horizontal, .vertical]) == ProposedViewSize(width: 30, height: nil))
    }

    @Test func aWindowIsAsLongAsWhatItIsOffered() {
        let content = Text("AAA BBB")
        // Across the axis, it is as wide as its content.
        let vertical = host(ScrollView { content }, width: 30, height: 100)
        #expect(vertical.size == CGSize(width: 18, height: 100))
        #expect(vertical.texts == [rect(0, 0, 18, 24)])
        let horizontal = host(ScrollView(.horizontal) { content }, width: 30, height: 100)
        #expect(horizontal.size == CGSize(width: 30, height: 12))
        #expect(horizontal.texts == [rect(0, 0, 42, 12)])
        let both = host(ScrollView([.horizontal, .vertical]) { content }, width: 30, height: 10)
        #expect(both.size == CGSize(width: 30, height: 10))
        #expect(both.texts == [rect(0, 0, 42, 12)])
        #expect(host(ScrollView { content }).size == CGSize(width: 42, height: 12))
    }

    @Test func severalViewsStandBelowEachOther() {
        let host = host(
            ScrollView {
                Text("A"); Text("BB")
            }, width: 100, height: 100)
        #expect(host.texts == [rect(3, 0, 6, 12), rect(0, 12, 12, 12)])
    }
}
