import PortableUIDrawing

/// Colors along a line, at equal distances. As a view, a rectangle in these colors.
nonisolated public struct LinearGradient: ShapeStyle, View {
    private let colors: [Color]
    private let start: UnitPoint
    private let end: UnitPoint

    /// - Parameters:
    ///   - colors: From the beginning of the line to its end.
    ///   - startPoint: Where the line begins, in the frame of what is painted.
    ///   - endPoint: Where it ends.
    public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
        self.colors = colors
        start = startPoint
        end = endPoint
    }

    public func _paint(in environment: EnvironmentValues) -> Paint {
        let last = CGFloat(max(colors.count - 1, 1))
        let stops = colors.enumerated().map { index, color in
            Paint.Stop(color: color.resolve(in: environment), location: CGFloat(index) / last)
        }
        return .linear(stops, start: start, end: end)
    }
}

extension LinearGradient: PrimitiveView {
    @MainActor func build(in context: BuildContext) -> [LayoutElement] {
        DrawnShape(shape: Rectangle(), style: self, named: LinearGradient.self).build(in: context)
    }
}
