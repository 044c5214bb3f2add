import Expectations
import LazyFlowLayouts
import PortableUITesting
import TestSupport
import Testing

/// Rows of photos that fill a flow.
@MainActor
@Suite(.inBothModes) struct ScaledLinesTests {
    /// A picture that has a shape and no size of its own.
    private func photo(_ shape: CGFloat) -> some View {
        Color.red.aspectRatio(shape, contentMode: .fit)
    }

    // MARK: In a flow

    @Test func aPhotoIsOfferedTheSizeThatItGets() {
        let photos = (0..<3).map { _ in
            LayoutSubviewStub { proposal in
                CGSize(width: (proposal.height ?? 10) * 1.5, height: proposal.height ?? 10)
            }
        }
        let pass = Pass(HFlowLayout(spacing: 0).scalesLines(to: 100), photos)
        expectEqual(pass.size(width: 337.5), size(337.5, 212.5))
        // At the height that rows are to have, and whether it has that by chance.
        expectEqual(
            photos.map(\.measurements),
            photos.map { _ in
                [ProposedViewSize(width: nil, height: 100), ProposedViewSize(width: nil, height: 200)]
            })
        pass.place(width: 337.5)
        expectEqual(
            photos.map(\.placedProposal),
            [
                ProposedViewSize(width: 168.75, height: 112.5),
                ProposedViewSize(width: 168.75, height: 112.5),
                ProposedViewSize(width: 150, height: 100),
            ])
    }

    // One that is as high as rows are to be, too, and one that can be higher, but not as low as that.
    @Test(arguments: zip([30, 100, 110], [45, 10, 5] as [CGFloat]))
    func otherViewsKeepTheirSize(height: CGFloat, top: CGFloat) {
        let flow = HFlow(alignment: .center, spacing: 0) {
            photo(1)
            Color.red.frame(width: 60).frame(
                minHeight: height, idealHeight: height, maxHeight: height > 100 ? nil : height)
            photo(1)
            photo(3)
        }.scalesLines(to: 100)
        expectEqual(
            boxes(flow, width: 300),
            [
                rect(0, 0, 120, 120), rect(120, top, 60, height), rect(180, 0, 120, 120),
                rect(0, 120, 300, 100),
            ])
    }

    @Test func aTextInAColumnKeepsItsSize() {
        let flow = VFlow(alignment: .leading, spacing: 0) {
            photo(1)
            Text("words that wrap")
            photo(1)
            photo(0.25)
        }.scalesLines(to: 60)
        let frames = host(flow, height: 156).frames
        // The first line of the text would be as wide as columns are to be.
        expectEqual(frames.frames(named: "Text"), [rect(0, 72, 90, 12)])
        expectEqual(
            frames.frames(named: "Color"), [rect(0, 0, 72, 72), rect(0, 84, 72, 72), rect(90, 0, 39, 156)])
    }

    @Test func aPanoramaStandsAlone() {
        let flow = HFlow(spacing: 0) {
            photo(1)
            photo(5)
            photo(1)
        }.scalesLines(to: 100, within: 80...150).rowAlignment(.center)
        expectEqual(
            boxes(flow, width: 400),
            [
                rect(125, 0, 150, 150), rect(0, 150, 400, 80), rect(150, 230, 100, 100),
            ])
    }

    @Test func aLimitOnRowsCountsWhatIsHidden() {
        let flow = HFlow(spacing: 0) {
            ForEach(0..<8) { _ in photo(1) }
        }.maxLines(2) { Text("+\($0.count)") }.scalesLines(to: 100)
        let host = host(flow, width: 255)
        // Three a row, 85 high. Beside 12 points of text, the last row is no higher than 100.
        expectEqual(host.texts, [rect(200, 129, 12, 12)])
        let shown = host.frames.frames(named: "Color").filter { $0.minX >= 0 }
        expectEqual(shown.count, 5)
        expectEqual(Set(shown.map(\.minY)).count, 2)
    }

    @Test func textsWrapInColumnsAsEver() {
        let flow = HFlow(spacing: 0) {
            Text("words that are longer than their column")
            photo(2)
        }.columns(2)
        let frames = host(flow.scalesLines(to: 100), width: 200).frames
        expectEqual(frames.preorder.map(\.frame), host(flow, width: 200).frames.preorder.map(\.frame))
        #expect(frames.frames(named: "Text").allSatisfy { $0.width <= 100 })
    }

    @Test(arguments: [nil, 0, -5, .nan] as [CGFloat?])
    func withoutAHeightNothingIsScaled(height: CGFloat?) {
        let flow = HFlow(spacing: 0) { Box(40, 20) }.scalesLines(to: height)
        expectEqual(boxes(flow, width: 300), [rect(0, 0, 40, 20)])
    }

    // MARK: In a lazy flow

    private struct Photo: Identifiable {
        let id: Int
        let size: CGSize
    }

    private struct Photos: View {
        let photos: [Photo]
        let breaking: FlowLineBreaking
        let isLazy: Bool

        var body: some View {
            ScrollView {
                if isLazy {
                    LazyHFlow(photos, size: .fixed { $0.size }, spacing: 4) { _ in Color.red }
                        .scalesLines(to: 128, within: 96...256).lineBreaking(breaking)
                } else {
                    HFlow(spacing: 4) {
                        ForEach(photos) { photo in
                            Color.red.frame(
                                minWidth: 0, idealWidth: photo.size.width, maxWidth: .infinity, minHeight: 0,
                                idealHeight: photo.size.height, maxHeight: .infinity)
                        }
                    }
                    .scalesLines(to: 128, within: 96...256).lineBreaking(breaking).sizing(.fill)
                }
            }
        }
    }

    @Test(arguments: FlowLineBreaking.allCases)
    func lazyRowsAreThoseOfAFlow(breaking: FlowLineBreaking) throws {
        let seed = UInt64.random(in: 0...999_999)
        var random = SeededGenerator(seed: seed)
        let photos = (0..<80).map { id in
            Photo(id: id, size: CGSize(width: CGFloat(random.length(in: 60...300)), height: 128))
        }
        let (lazy, flow) = (
            photosOnScreen(photos, breaking, isLazy: true), photosOnScreen(photos, breaking, isLazy: false)
        )
        for step in 0..<6 {
            // As far as a finger moves: a lazy stack estimates the heights of rows that it has not seen.
            for host in [lazy, flow] { try host.scroll(to: CGPoint(x: 0, y: CGFloat(step) * 150)) }
            expectEqual(seen(in: lazy), seen(in: flow), "SEED=\(seed)")
            #expect(seen(in: lazy).count > 8)
        }
    }

    private func photosOnScreen(_ photos: [Photo], _ breaking: FlowLineBreaking, isLazy: Bool) -> ViewHost<
        Photos
    > {
        host(Photos(photos: photos, breaking: breaking, isLazy: isLazy), width: 700, height: 500)
    }

    private func seen(in host: ViewHost<Photos>) -> [CGRect] {
        host.frames.frames(named: "Color").filter { $0.maxY > 0 && $0.minY < 500 }
    }

    private let threePhotos = [
        Photo(id: 0, size: CGSize(width: 4000, height: 4000)),
        Photo(id: 1, size: CGSize(width: 6, height: 4)),
        Photo(id: 2, size: CGSize(width: 600, height: 300)),
    ]

    @Test func theSizesOfElementsAreShapes() {
        let flow = ScrollView {
            LazyHFlow(threePhotos, size: .fixed { $0.size }, spacing: 0) { _ in Color.red }.scalesLines(
                to: 100)
        }
        expectEqual(
            boxes(flow, width: 300, height: 500),
            [rect(0, 0, 120, 120), rect(120, 0, 180, 120), rect(0, 120, 200, 100)])
        expectEqual(
            boxes(flow, width: 300, height: 500, direction: .rightToLeft),
            [rect(180, 0, 120, 120), rect(0, 0, 180, 120), rect(100, 120, 200, 100)])
    }

    private struct Day: Identifiable {
        let id: Int
        let photos: [Photo]
    }

    /// The last row of each section is not made higher.
    @Test func eachSectionHasRowsOfItsOwn() {
        let days = [Day(id: 0, photos: Array(threePhotos[..<2])), Day(id: 1, photos: [threePhotos[2]])]
        let flow = ScrollView {
            LazyHFlow(sections: days, elements: \.photos, size: .fixed { $0.size }, spacing: 0) { _ in
                Color.red
            } header: { _ in
                Text("Day").frame(height: 20)
            }
            .scalesLines(to: 100)
        }
        expectEqual(
            boxes(flow, width: 300, height: 500),
            [rect(0, 20, 100, 100), rect(100, 20, 150, 100), rect(0, 140, 200, 100)])
    }

    private struct Squares: View {
        let photos = (0..<1000).map { Photo(id: $0, size: CGSize(width: 1, height: 1)) }

        var body: some View {
            LazyFlowReader { _ in
                ScrollView {
                    LazyHFlow(photos, size: .fixed { $0.size }, spacing: 0) { _ in Color.red }
                        .scalesLines(to: 100)
                }
            }
        }
    }

    /// Rows of four photos, then of two.
    @Test func thePhotoAtTheTopStays() throws {
        let host = host(Squares(), width: 400, height: 300)
        try host.scroll(to: CGPoint(x: 0, y: 1000))
        host.proposal.width = 200
        expectEqual(host.scrollOffset, CGPoint(x: 0, y: 2000))
    }
}
