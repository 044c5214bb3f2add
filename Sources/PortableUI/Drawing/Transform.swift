extension DisplayItem {
    /// An affine transform: `x` becomes `a * x + c * y + tx`, and `y` becomes `b * x + d * y + ty`.
    public struct Transform: Hashable, Sendable {
        public var a: CGFloat
        public var b: CGFloat
        public var c: CGFloat
        public var d: CGFloat
        public var tx: CGFloat
        public var ty: CGFloat

        public init(
            a: CGFloat = 1, b: CGFloat = 0, c: CGFloat = 0, d: CGFloat = 1, tx: CGFloat = 0, ty: CGFloat = 0
        ) {
            self.a = a
            self.b = b
            self.c = c
            self.d = d
            self.tx = tx
            self.ty = ty
        }

        /// Leaves coordinates as they are.
        public static let identity = Transform()

        /// Whether all numbers are finite and an area does not collapse to a line or a point.
        public var isInvertible: Bool {
            let determinant = a * d - b * c
            return determinant.isFinite && determinant != 0 && tx.isFinite && ty.isFinite
        }

        public func applied(to point: CGPoint) -> CGPoint {
            CGPoint(x: a * point.x + c * point.y + tx, y: b * point.x + d * point.y + ty)
        }

        /// The smallest rectangle around a transformed one.
        public func bounds(of rect: CGRect) -> CGRect {
            Path(rect).applying(self).boundingRect
        }

        /// The other transform followed by this one.
        func after(_ inner: Transform) -> Transform {
            let origin = applied(to: CGPoint(x: inner.tx, y: inner.ty))
            return Transform(
                a: a * inner.a + c * inner.b, b: b * inner.a + d * inner.b, c: a * inner.c + c * inner.d,
                d: b * inner.c + d * inner.d, tx: origin.x, ty: origin.y)
        }

        /// The same transform in coordinates relative to a point.
        func relative(to point: CGPoint) -> Transform {
            guard self != .identity else { return self }
            let moved = applied(to: point)
            var relative = self
            relative.tx = moved.x - point.x
            relative.ty = moved.y - point.y
            return relative
        }
    }
}

extension Path {
    /// The transformed path.
    func applying(_ transform: DisplayItem.Transform) -> Path {
        transform == .identity ? self : mapped { transform.applied(to: $0) }
    }
}
