import Expectations
import Testing

@testable import FlowLayouts

/// What is in between while the distances of a flow change in an animation.
@Suite(.inBothModes) struct SpacingAnimationTests {
    /// The width of three boxes of 40, which prefer to be 8 apart, and the height of two rows of 20, a part of
    /// the way from one flow to another. SwiftUI adds a share of the difference to what is at the end.
    private func size(_ part: Double, from start: HFlowLayout, to end: HFlowLayout) -> CGSize {
        var rest = start.animatableData - end.animatableData
        rest.scale(by: 1 - part)
        var flow = end
        flow.animatableData = end.animatableData + rest
        let row = Pass(flow, [box(40, 20), box(40, 20), box(40, 20)]).size(.unspecified)
        let rows = Pass(flow, [box(40, 20), box(40, 20)]).size(width: 40)
        return CGSize(width: row.width, height: rows.height)
    }

    @Test func distancesSlide() {
        let (near, far) = (
            FlowLayout(itemSpacing: 0, rowSpacing: 10), FlowLayout(itemSpacing: 8, rowSpacing: 30)
        )
        expectEqual(size(0, from: near, to: far), CGSize(width: 120, height: 50))
        expectEqual(size(0.25, from: near, to: far), CGSize(width: 124, height: 55))
        expectEqual(size(1, from: near, to: far), CGSize(width: 136, height: 70))
        // A spring goes beyond its end.
        expectEqual(size(1.25, from: near, to: far), CGSize(width: 140, height: 75))
    }

    @Test(arguments: [0, 0.25, 0.5, 0.75, 1, 1.125])
    func distancesThatTheViewsDecideDoNot(part: Double) {
        let (own, given) = (FlowLayout(), FlowLayout(spacing: 20))
        expectEqual(size(part, from: own, to: given), CGSize(width: 160, height: 60))
        expectEqual(
            size(part, from: FlowLayout(spacing: .infinity), to: given), CGSize(width: 160, height: 60))
        expectEqual(size(part, from: given, to: own), CGSize(width: 136, height: 48))
        expectEqual(size(part, from: own, to: own), CGSize(width: 136, height: 48))
        let half = FlowLayout(itemSpacing: 20, rowSpacing: nil)
        expectEqual(size(part, from: own, to: half), CGSize(width: 160, height: 48))
    }
}
