/// What something is painted with: one color, or colors that blend into each other.
public enum Paint: Hashable, Sendable {
    case color(ResolvedColor)
    /// From one point of the frame of what is painted to another one.
    indirect case linear([Stop], start: UnitPoint, end: UnitPoint)

    /// A color at a location of a gradient.
    public struct Stop: Hashable, Sendable {
        public var color: ResolvedColor
        /// From 0, the start, to 1, the end.
        public var location: CGFloat

        public init(color: ResolvedColor, location: CGFloat) {
            self.color = color
            self.location = location
        }
    }

    /// The colors of a gradient, or the only one.
    public var stops: [Stop] {
        switch self {
        case .color(let color): [Stop(color: color, location: 0)]
        case .linear(let stops, _, _): stops
        }
    }

    /// The same paint in other colors.
    func mapColors(_ change: (ResolvedColor) -> ResolvedColor) -> Paint {
        let stops = stops.map { Stop(color: change($0.color), location: $0.location) }
        return switch self {
        case .color(let color): .color(change(color))
        case .linear(_, let start, let end): .linear(stops, start: start, end: end)
        }
    }
}

extension ResolvedColor {
    /// The same color with its opacity multiplied.
    public func opacity(_ factor: Float) -> ResolvedColor {
        ResolvedColor(red: red, green: green, blue: blue, opacity: opacity * factor)
    }
}
