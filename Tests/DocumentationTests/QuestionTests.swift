import PortableUITesting
import FlowLayouts
import Testing

/// What the page of questions says happens.
@MainActor
@Suite struct QuestionTests {
    private typealias Article = Documentation.QuestionsArticle

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
}
