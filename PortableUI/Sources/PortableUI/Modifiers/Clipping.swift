extension View {
    /// Draws the view inside a shape only, which fills the view's frame. Layout stays as it is.
    nonisolated public func clipShape<S: Shape>(_ shape: S) -> some View {
        ModifiedView(content: self, modifier: Clip(shape: shape, name: "clipShape"))
    }

    /// Draws the view inside its frame only.
    nonisolated public func clipped() -> some View {
        ModifiedView(content: self, modifier: Clip(shape: Rectangle(), name: "clipped"))
    }
}

nonisolated struct Clip<S: Shape>: SimpleModifier {
    typealias Element = ClipElement<S>

    let shape: S
    let name: StaticString
}

final class ClipElement<S: Shape>: ModifiedElement<Clip<S>> {
    override var name: String { "\(modifier.name)" }

    // A shape that fills no space shows nothing.
    override var isHidden: Bool { frame.isEmpty }

    override func draw(into canvas: inout Canvas) {
        if isHidden { return }
        let path = modifier.shape.path(of: frame.size, layoutDirection)
        canvas.withEffect(.clip(path.offsetBy(dx: frame.minX, dy: frame.minY))) { super.draw(into: &$0) }
    }
}
