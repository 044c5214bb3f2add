import PortableUIDrawing

extension View {
    /// Sets the shape in which the view can be touched, whether it draws something there or not.
    ///
    /// In PortableUI that is the rectangle around the shape.
    nonisolated public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
        ModifiedView(content: self, modifier: ContentShape(shape: shape))
    }
}

nonisolated struct ContentShape<S: Shape>: SimpleModifier {
    typealias Element = ContentShapeElement<S>

    let shape: S
}

final class ContentShapeElement<S: Shape>: ModifiedElement<ContentShape<S>> {
    override var name: String { "contentShape" }

    override func touched(at point: CGPoint) -> [LayoutElement] {
        let area = modifier.shape.path(of: frame.size, layoutDirection).boundingRect
        guard area.offsetBy(dx: frame.minX, dy: frame.minY).contains(point) else { return [] }
        let inside = super.touched(at: point)
        return inside.isEmpty ? [self] : inside
    }
}
