import Expectations
import PortableUITesting
import Testing

/// Frames with fixed sizes and within limits.
@MainActor @Suite struct FrameTests {
    private let infinity = CGFloat.infinity

    /// The width of a frame around something 30 wide.
    private func width(
        _ minimum: CGFloat?, _ ideal: CGFloat?, _ maximum: CGFloat?, in proposal: CGFloat?
    ) -> CGFloat {
        host(
            Color.red.frame(width: 30, height: 1)
                .frame(minWidth: minimum, idealWidth: ideal, maxWidth: maximum), width: proposal
        ).size.width
    }

    @Test func aFrameWithoutEndAlignsAtTheEdge() {
        let host = host(Text("A").frame(maxWidth: .infinity, alignment: .trailing), width: 60)
        expectEqual(host.picture, ".........A")
    }

    @Test(arguments: [-5, .nan, .infinity, -.infinity] as [CGFloat])
    func badFixedLengthsCountAsNone(length: CGFloat) {
        expectEqual(host(Text("A").frame(width: length, height: length)).size, CGSize(width: 6, height: 12))
    }

    @Test func badLimitsLeaveFiniteFrames() {
        expectEqual([nil, 10, 60].map { width(.nan, .nan, .nan, in: $0) }, [30, 30, 30])
        expectEqual([nil, 10, 60].map { width(infinity, nil, nil, in: $0) }, [30, 30, 30])
        expectEqual([nil, 10].map { width(nil, infinity, nil, in: $0) }, [30, 30])
        expectEqual([nil, 10].map { width(-5, nil, -3, in: $0) }, [0, 0])
    }

    /// What a view of 30 × 20 is offered in a frame when it is placed.
    private func placement(
        width: CGFloat?, height: CGFloat?, frame: (SpyView) -> some View
    ) -> ProposedViewSize? {
        let log = LayoutLog()
        _ = host(frame(SpyView(log: log)), width: width, height: height).frames
        guard case .placeSubviews(_, let proposal)? = log.placements.first else { return nil }
        return proposal
    }

    private struct SpyView: View {
        let log: LayoutLog
        var body: some View { SpyLayout(log: log) {} }
    }

    @Test func aFlexibleFrameOffersItsOwnSizeWhereItPlaces() {
        // The frame is as high as its view, which was offered 40 at first.
        expectEqual(
            placement(width: 60, height: 40) { $0.frame(maxWidth: .infinity) },
            ProposedViewSize(width: 60, height: 20))
        expectEqual(
            placement(width: 60, height: 40) { $0.frame(minWidth: 10) },
            ProposedViewSize(width: 30, height: 20))
        expectEqual(
            placement(width: 60, height: 40) { $0.frame(width: 50) },
            ProposedViewSize(width: 50, height: 40))
    }

    @Test func whereNothingWasProposedAFlexibleFrameOffersWhatALimitDecided() {
        func width(_ frame: (SpyView) -> some View) -> CGFloat? {
            placement(width: nil, height: nil, frame: frame)?.width
        }
        expectEqual(width { $0.frame(minWidth: 20, maxWidth: 40) }, nil)
        expectEqual(width { $0.frame(minWidth: 30) }, 30)
        expectEqual(width { $0.frame(minWidth: 50) }, 50)
        expectEqual(width { $0.frame(maxWidth: 30) }, 30)
        expectEqual(width { $0.frame(idealWidth: 25) }, 25)
        expectEqual(width { $0.frame(minHeight: 30) }, nil)
        expectEqual(width { $0.frame(width: 50) }, 50)
        expectEqual(width { $0.frame(height: 50) }, nil)
    }
}
