import PortableUITesting
import FlowLayouts
import Testing

/// What the page of questions says happens. Boxes are 20 high.
@MainActor
@Suite struct QuestionTests {
    private typealias Article = Documentation.QuestionsArticle

    private func box(_ id: Int, _ width: CGFloat, height: CGFloat = 20) -> some View {
        Color.red.frame(width: width, height: height).id(id)
    }

    private func frames<Content: View>(
        of view: Content, width: CGFloat?, height: CGFloat? = nil, count: Int
    ) -> [CGRect] {
        let host = ViewHost(view, proposal: ProposedViewSize(width: width, height: height))
        return (0..<count).compactMap { host.frames.frame(id: $0) }
    }

    // Three of 40 fit in 140, so the fourth would be alone.
    @Test func theLastViewTakesTheOneBeforeAlong() {
        let flow = HFlow(spacing: 10) {
            ForEach(0..<4) { box($0, 40).flowAvoidsBreakBefore($0 == 3) }
        }
        #expect(frames(of: flow, width: 140, count: 4).map(\.minY) == [0, 0, 30, 30])
    }

    // Three views of 120 that may be 60, and two spacings of 8.
    @Test func viewsShrinkToOneRowBeforeTheyWrap() {
        let flow = HFlow(spacing: 8) {
            ForEach(0..<3) { id in
                Color.red.frame(minWidth: 60, idealWidth: 120, maxWidth: 120).frame(height: 20).id(id)
                    .flowShrink()
            }
        }
        .wrapping(.oneLineIfPossible)
        #expect(frames(of: flow, width: 196, count: 3).map(\.minX) == [0, 68, 136])
        #expect(frames(of: flow, width: 195, count: 3).map(\.minX) == [0, 0, 0])
        #expect(frames(of: flow, width: 195, count: 3).map(\.width) == [120, 120, 120])
    }

    @Test func theFirstOfAnOddNumberOfPhotosFillsItsRow() throws {
        #expect(Documentation.photos.count == 3)
        let flow = try Documentation.view(in: Article.values(), with: ".maxItemsPerLine(2)")
        let host = ViewHost(flow, proposal: ProposedViewSize(width: 204, height: nil))
        #expect(
            host.frames.frames(named: "Color") == [
                CGRect(x: 0, y: 0, width: 204, height: 120), CGRect(x: 0, y: 124, width: 100, height: 120),
                CGRect(x: 104, y: 124, width: 100, height: 120),
            ])
    }

    // Nine of 20 with a spacing of 10: three in each column.
    @Test func columnsAreAboutEquallyHighWithoutALimit() {
        let flow = VFlow(spacing: 10) { ForEach(0..<9) { box($0, 40) } }.minLines(3)
        #expect(frames(of: flow, width: 300, count: 9).map(\.minX) == [0, 0, 0, 50, 50, 50, 100, 100, 100])
    }

    @Test func largePicturesTakeAThirdInColumnsOnly() {
        func pictures() -> HFlow<some View> {
            HFlow(spacing: 10) {
                ForEach(0..<3) {
                    Color.red.frame(idealWidth: 900, maxWidth: .infinity).frame(height: 20).id($0)
                }
            }
        }
        #expect(frames(of: pictures().columns(3), width: 320, count: 3).map(\.minX) == [0, 110, 220])
        #expect(frames(of: pictures().maxItemsPerLine(3), width: 320, count: 3).map(\.minX) == [0, 0, 0])
    }

    // In 50 there are two columns of 40, 10 apart.
    @Test func aHeightIsALimitInAScrollView() throws {
        let flow = VFlow(spacing: 10) { ForEach(0..<3) { box($0, 40) } }
        let host = ViewHost(
            ScrollView { flow.frame(height: 50) }, proposal: ProposedViewSize(width: 200, height: 400))
        let frame = try #require(host.frames.preorder.first { $0.name == "frame" }?.frame)
        #expect(frame.size == CGSize(width: 90, height: 50))
        #expect(host.frames.frames(named: "Color").map { $0.minX - frame.minX } == [0, 0, 50])
    }
}
