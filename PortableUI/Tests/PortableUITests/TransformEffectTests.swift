import PortableUITesting
import Testing

/// Turned and scaled views.
@MainActor @Suite struct TransformEffectTests {
    /// Where the corners of what is drawn first are in the host's space: top left and bottom right.
    private func corners(_ view: some View) throws -> [CGPoint] {
        let item = try #require(host(view).displayList.items.first)
        return [CGPoint.zero, CGPoint(x: item.frame.width, y: item.frame.height)].map {
            let point = $0.applying(item.transform)
            return CGPoint(x: item.frame.minX + point.x, y: item.frame.minY + point.y)
        }
    }

    private var box: some View { Color.red.frame(width: 20, height: 10) }

    @Test func scalingIsAroundTheAnchor() throws {
        #expect(try corners(box.scaleEffect(2)) == [CGPoint(x: -10, y: -5), CGPoint(x: 30, y: 15)])
        #expect(
            try corners(box.scaleEffect(0.5, anchor: .topLeading)) == [.zero, CGPoint(x: 10, y: 5)])
        #expect(
            try corners(box.scaleEffect(x: -1, anchor: .trailing)) == [
                CGPoint(x: 40, y: 0), CGPoint(x: 20, y: 10),
            ])
        #expect(
            try corners(box.padding(5).scaleEffect(CGSize(width: 2, height: 3), anchor: .bottomTrailing)) == [
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

    @Test func effectsAreInOrder() throws {
        // First twice as large, then mirrored at the left edge.
        let view = box.scaleEffect(2, anchor: .topLeading).scaleEffect(x: -1, anchor: .leading)
        #expect(try corners(view) == [.zero, CGPoint(x: -40, y: 20)])
        // An offset inside is scaled, too.
        #expect(
            try corners(box.offset(x: 3, y: 1).scaleEffect(2, anchor: .topLeading)) == [
                CGPoint(x: 6, y: 2), CGPoint(x: 46, y: 22),
            ])
    }

    @Test func layoutStaysAsItIs() {
        let host = host(
            HStack(alignment: .firstTextBaseline, spacing: 0) {
                Text("A").scaleEffect(3)
                Text("B").rotationEffect(.radians(1))
            })
        #expect(host.texts == [rect(0, 0, 6, 12), rect(6, 0, 6, 12)])
        #expect(host.displayList.items.map(\.frame) == host.texts)
    }

    @Test func anEffectThatChangesNothingNeedsNoElement() {
        let view = Text("A").scaleEffect(1).rotationEffect(.zero)
        #expect(host(view).frames.preorder.map(\.name) == ["Text"])
        #expect(host(view).displayList.items.map(\.transform) == [.identity])
    }

    @Test func aClipInsideIsTurnedAndOneOutsideIsNot() throws {
        let inside = try #require(
            host(box.clipped().scaleEffect(2, anchor: .topLeading)).displayList.items.first)
        #expect(inside.clip == rect(0, 0, 40, 20))
        let outside = try #require(
            host(box.scaleEffect(2, anchor: .topLeading).clipped()).displayList.items.first)
        #expect(outside.clip == rect(0, 0, 20, 10))
        let turned = try #require(
            host(box.clipped().rotationEffect(.degrees(45))).displayList.items.first)
        #expect(turned.clipPaths.count == 1)
    }

    @Test func aShadowInsideIsTurnedAndOneOutsideIsNot() throws {
        func shadow(_ view: some View) throws -> CGPoint {
            let item = try #require(host(view).displayList.items.first { $0.shadow != nil })
            let point = CGPoint.zero.applying(item.transform)
            return CGPoint(x: item.frame.minX + point.x, y: item.frame.minY + point.y)
        }
        #expect(
            try shadow(box.shadow(radius: 0, x: 5).scaleEffect(2, anchor: .topLeading))
                == CGPoint(x: 10, y: 0))
        #expect(
            try shadow(box.scaleEffect(2, anchor: .topLeading).shadow(radius: 0, x: 5))
                == CGPoint(x: 5, y: 0))
    }

    @Test func anglesAreNumbers() {
        #expect(Angle.degrees(180) == .radians(.pi))
        #expect(Angle(radians: .pi / 2).degrees == 90)
        #expect(Angle.zero < .degrees(1))
        var angle = Angle()
        angle.degrees = 180
        #expect(angle.radians == .pi)
    }
}
