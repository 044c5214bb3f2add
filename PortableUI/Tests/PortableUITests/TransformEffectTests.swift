import Expectations
import PortableUITesting
import Testing

/// Turned and scaled views.
@MainActor @Suite struct TransformEffectTests {
    /// Where the corners of what is drawn first are in the host's space: top left and bottom right.
    private func corners(
        _ view: some View, _ direction: LayoutDirection = .leftToRight
    ) throws -> [CGPoint] {
        let list = host(view, direction: direction).displayList
        let frame = try #require(list.items.first).frame
        return [frame.origin, CGPoint(x: frame.maxX, y: frame.maxY)].map { corner in
            // Of nested effects, the inner one comes first.
            list.effects[0].reversed().reduce(corner) { point, effect in
                if case .transform(let transform) = effect { point.applying(transform) } else { point }
            }
        }
    }

    private var box: some View { Color.red.frame(width: 20, height: 10) }

    @Test func scalingIsAroundTheAnchor() throws {
        try expectEqual(corners(box.scaleEffect(2)), [CGPoint(x: -10, y: -5), CGPoint(x: 30, y: 15)])
        try expectEqual(
            corners(box.scaleEffect(0.5, anchor: .topLeading)), [.zero, CGPoint(x: 10, y: 5)])
        try expectEqual(
            corners(box.scaleEffect(x: -1, anchor: .trailing)),
            [
                CGPoint(x: 40, y: 0), CGPoint(x: 20, y: 10),
            ])
        try expectEqual(
            corners(box.padding(5).scaleEffect(x: 2, y: 3, anchor: .bottomTrailing)),
            [
                CGPoint(x: -20, y: -25), CGPoint(x: 20, y: 5),
            ])
    }

    @Test func aRotationIsClockwise() throws {
        // A quarter, around the middle: what was on top is on the right.
        let corners = try corners(box.rotationEffect(.degrees(90)))
        for (corner, expected) in zip(corners, [CGPoint(x: 15, y: -5), CGPoint(x: 5, y: 15)]) {
            #expect(abs(corner.x - expected.x) < 1e-9)
            #expect(abs(corner.y - expected.y) < 1e-9)
        }
    }

    @Test func fromRightToLeftEffectsAreMirrored() throws {
        try expectEqual(
            corners(box.scaleEffect(0.5, anchor: .topLeading), .rightToLeft),
            [CGPoint(x: 10, y: 0), CGPoint(x: 20, y: 5)])
        // What was on top is on the left.
        let corners = try corners(box.rotationEffect(.degrees(90)), .rightToLeft)
        for (corner, expected) in zip(corners, [CGPoint(x: 5, y: 15), CGPoint(x: 15, y: -5)]) {
            #expect(abs(corner.x - expected.x) < 1e-9)
            #expect(abs(corner.y - expected.y) < 1e-9)
        }
    }

    @Test func layoutStaysAsItIs() {
        let host = host(
            HStack(alignment: .firstTextBaseline, spacing: 0) {
                Text("A").scaleEffect(3)
                Text("B").rotationEffect(.radians(1))
            })
        expectEqual(host.texts, [rect(0, 0, 6, 12), rect(6, 0, 6, 12)])
        expectEqual(host.displayList.items.map(\.frame), host.texts)
    }
}
