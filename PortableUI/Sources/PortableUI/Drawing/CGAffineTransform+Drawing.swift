extension CGAffineTransform {
    /// The same transform in coordinates relative to a point.
    func relative(to point: CGPoint) -> CGAffineTransform {
        guard self != .identity else { return self }
        let moved = point.applying(self)
        var relative = self
        relative.tx = moved.x - point.x
        relative.ty = moved.y - point.y
        return relative
    }
}

extension Path {
    /// The transformed path.
    public func applying(_ transform: CGAffineTransform) -> Path {
        transform == .identity ? self : mapped { $0.applying(transform) }
    }
}
