extension View {
    /// Draws the view turned clockwise around one of its points. Layout stays as it is, and so do the frames that a host
    /// and geometry readers report.
    nonisolated public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
        transformed(
            by: CGAffineTransform(rotationAngle: angle.radians), anchor: anchor, name: "rotationEffect")
    }

    /// Draws the view larger or smaller around one of its points, as `scaleEffect(x:y:anchor:)` does.
    nonisolated public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
        scaleEffect(x: s, y: s, anchor: anchor)
    }

    /// Draws the view larger or smaller around one of its points. Layout stays as it is, and so do the frames that a
    /// host and geometry readers report.
    nonisolated public func scaleEffect(
        x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
    ) -> some View {
        transformed(by: CGAffineTransform(scaleX: x, y: y), anchor: anchor, name: "scaleEffect")
    }

    nonisolated private func transformed(
        by transform: CGAffineTransform, anchor: UnitPoint, name: StaticString
    ) -> some View {
        ModifiedView(
            content: self, modifier: TransformEffect(transform: transform, anchor: anchor, name: name))
    }
}

nonisolated struct TransformEffect: SimpleModifier {
    typealias Element = TransformElement

    /// Around the anchor.
    let transform: CGAffineTransform
    let anchor: UnitPoint
    let name: StaticString

    func isIdentity(around child: LayoutElement) -> Bool { transform == .identity }
}

/// An element that is drawn turned or scaled.
final class TransformElement: ModifiedElement<TransformEffect> {
    override var name: String { "\(modifier.name)" }

    override func draw(into canvas: inout Canvas) {
        var (transform, place) = (modifier.transform, modifier.anchor)
        // From right to left, all is as in a mirror.
        if layoutDirection == .rightToLeft {
            place.x = 1 - place.x
            (transform.b, transform.c) = (-transform.b, -transform.c)
        }
        let anchor = CGPoint(x: frame.minX + place.x * frame.width, y: frame.minY + place.y * frame.height)
        // The anchor stays where it is.
        let moved = anchor.applying(transform)
        transform.tx = anchor.x - moved.x
        transform.ty = anchor.y - moved.y
        canvas.withEffect(.transform(transform)) { super.draw(into: &$0) }
    }
}
