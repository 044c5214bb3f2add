import PortableUIDrawing

/// A modifier that draws a view elsewhere, as its size says. Layout stays as it is, and so do the frames that a host and
/// geometry readers report.
nonisolated public protocol GeometryEffect: Animatable, ViewModifier where Body == Never {
    /// What becomes of the coordinates in which the view is drawn, from its top left corner.
    ///
    /// - Parameter size: That of the view, in points.
    func effectValue(size: CGSize) -> ProjectionTransform
}

/// A transform of what is drawn. PortableUI has affine ones only.
public struct ProjectionTransform: Equatable, Sendable {
    let affine: CGAffineTransform

    public init(_ m: CGAffineTransform) {
        affine = m
    }
}

extension ViewModifier where Body == Never {
    public func body(content: Content) -> Never { fatalError("The modifier has no body") }
}

nonisolated struct EffectOfGeometry: SimpleModifier {
    typealias Element = GeometryEffectElement

    let effect: any GeometryEffect
}

final class GeometryEffectElement: ModifiedElement<EffectOfGeometry> {
    override var name: String { "\(type(of: modifier.effect))" }

    /// From right to left, all is as in a mirror.
    private var transform: CGAffineTransform {
        let transform = modifier.effect.effectValue(size: frame.size).affine
        guard layoutDirection == .rightToLeft else { return transform }
        let mirror = CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: frame.width, ty: 0)
        return mirror.concatenating(transform).concatenating(mirror)
    }

    /// What is drawn so far away is out of sight, wherever the view is.
    override var isHidden: Bool {
        let transform = transform
        return max(abs(transform.tx), abs(transform.ty)) >= 10_000
    }

    override func draw(into canvas: inout Canvas) {
        if isHidden { return }
        let (transform, there) = (transform, CGAffineTransform(translationX: frame.minX, y: frame.minY))
        guard transform != .identity else { return super.draw(into: &canvas) }
        let back = CGAffineTransform(translationX: -frame.minX, y: -frame.minY)
        canvas.withEffect(.transform(back.concatenating(transform).concatenating(there))) {
            super.draw(into: &$0)
        }
    }
}
