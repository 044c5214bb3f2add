import PortableUIDrawing

/// Colors that blend into each other, at equal distances.
@frozen public struct Gradient: Hashable, Sendable {
    private let colors: [Color]

    public init(colors: [Color]) {
        self.colors = colors
    }

    fileprivate func stops(in environment: EnvironmentValues) -> [Paint.Stop] {
        let last = CGFloat(max(colors.count - 1, 1))
        return colors.enumerated().map { index, color in
            Paint.Stop(color: color.resolve(in: environment), location: CGFloat(index) / last)
        }
    }
}

extension Color.Resolved {
    /// A color between this and another one.
    fileprivate func mixed(with other: Color.Resolved, by fraction: Float) -> Color.Resolved {
        func mix(_ component: KeyPath<Color.Resolved, Float>) -> Float {
            self[keyPath: component] + (other[keyPath: component] - self[keyPath: component]) * fraction
        }
        return Color.Resolved(
            red: mix(\.red), green: mix(\.green), blue: mix(\.blue), opacity: mix(\.opacity))
    }
}

/// Colors along a line. As a view, a rectangle in these colors.
nonisolated public struct LinearGradient: ShapeStyle, View {
    private let gradient: Gradient
    private let start: UnitPoint
    private let end: UnitPoint

    /// - Parameters:
    ///   - gradient: The colors.
    ///   - startPoint: Where the line begins, in the frame of what is painted.
    ///   - endPoint: Where it ends.
    public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
        self.gradient = gradient
        start = startPoint.withNumbers
        end = endPoint.withNumbers
    }

    public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
        self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
    }

    public func _paint(in environment: EnvironmentValues) -> Paint {
        .linear(gradient.stops(in: environment), start: start, end: end)
    }
}

extension LinearGradient: PrimitiveView {
    @MainActor func build(in context: BuildContext) -> [LayoutElement] {
        DrawnShape(shape: Rectangle(), style: self, named: LinearGradient.self).build(in: context)
    }
}

/// Colors in circles around a point. As a view, a rectangle in these colors.
nonisolated public struct RadialGradient: ShapeStyle, View {
    private let gradient: Gradient
    private let center: UnitPoint
    private let startRadius: CGFloat
    private let endRadius: CGFloat

    /// - Parameters:
    ///   - gradient: The colors.
    ///   - center: The center of the circles, in the frame of what is painted.
    ///   - startRadius: That of the first color, in points. Radii that are not positive and finite count as 0.
    ///   - endRadius: That of the last color, in points.
    public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        func valid(_ radius: CGFloat) -> CGFloat { radius > 0 && radius < .infinity ? radius : 0 }
        self.gradient = gradient
        self.center = center.withNumbers
        self.startRadius = valid(startRadius)
        self.endRadius = valid(endRadius)
    }

    public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        self.init(
            gradient: Gradient(colors: colors), center: center, startRadius: startRadius, endRadius: endRadius
        )
    }

    public func _paint(in environment: EnvironmentValues) -> Paint {
        .radial(
            gradient.stops(in: environment), center: center, startRadius: startRadius,
            endRadius: endRadius)
    }
}

extension RadialGradient: PrimitiveView {
    @MainActor func build(in context: BuildContext) -> [LayoutElement] {
        DrawnShape(shape: Rectangle(), style: self, named: RadialGradient.self).build(in: context)
    }
}

/// The gradient of a color.
public struct AnyGradient: ShapeStyle {
    fileprivate let color: Color

    public func _paint(in environment: EnvironmentValues) -> Paint {
        let color = color.resolve(in: environment)
        func toward(_ gray: Float) -> Color.Resolved {
            let target = Color.Resolved(red: gray, green: gray, blue: gray, opacity: color.opacity)
            return color.mixed(with: target, by: 0.1)
        }
        let stops = [(toward(1), 0), (toward(0), 1)].map {
            Paint.Stop(color: $0.0, location: $0.1)
        }
        return .linear(stops, start: .top, end: .bottom)
    }
}

extension Color {
    /// A gradient from a little lighter at the top to a little darker at the bottom.
    public var gradient: AnyGradient { AnyGradient(color: self) }
}

extension UnitPoint {
    /// The point with 0 in place of coordinates that are not finite.
    fileprivate var withNumbers: UnitPoint {
        UnitPoint(x: x.isFinite ? x : 0, y: y.isFinite ? y : 0)
    }
}
