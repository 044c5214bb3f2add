/// The distance that a view wants from others on each of its edges.
///
/// A preference may be meant for neighbours of one category, as that of a text for another text, or for
/// all. Between two views a category that both know decides; else the larger of the two preferences
/// for all; else the distance is 8.
public struct ViewSpacing: Equatable, Sendable {
    /// What a view prefers on one edge, in points.
    private struct Preference: Equatable {
        var general: CGFloat?
        var text: CGFloat?

        mutating func formUnion(_ other: Preference) {
            general = larger(general, other.general)
            text = larger(text, other.text)
        }

        func distance(to other: Preference) -> CGFloat {
            if let text, let otherText = other.text { return max(text, otherText) }
            return larger(general, other.general) ?? ViewSpacing.defaultDistance
        }

        private func larger(_ a: CGFloat?, _ b: CGFloat?) -> CGFloat? {
            guard let a, let b else { return a ?? b }
            return max(a, b)
        }
    }

    /// The distance of two views without preferences, in points.
    static let defaultDistance: CGFloat = 8

    private var top = Preference()
    private var leading = Preference()
    private var bottom = Preference()
    private var trailing = Preference()

    /// No preferences: 8 points from any other view without them.
    public init() {}

    /// A preference of no distance on every edge.
    public static let zero = ViewSpacing(0)

    /// A preference of a distance in points, on some edges, from neighbours of every kind.
    ///
    /// SwiftUI has no such initialiser: there only its own views have preferences. Layouts under test
    /// need neighbours that have some.
    public init(_ distance: CGFloat, on edges: Edge.Set = .all) {
        change(edges) { preference, _ in preference.general = distance }
    }

    /// What a text prefers: from another text above or below, nothing but the fonts' own line heights.
    static let text: ViewSpacing = {
        var spacing = ViewSpacing()
        spacing.change(.vertical) { preference, _ in preference.text = 0 }
        return spacing
    }()

    /// Takes over the preferences of another spacing on some edges, where they are larger.
    public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
        change(edges) { preference, edge in preference.formUnion(other[edge]) }
    }

    /// The larger preferences of two spacings on some edges.
    public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
        var result = self
        result.formUnion(other, edges: edges)
        return result
    }

    /// The distance between a view with this spacing and the next one along an axis, in points.
    public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
        switch axis {
        case .horizontal: trailing.distance(to: next.leading)
        case .vertical: bottom.distance(to: next.top)
        }
    }

    /// Forgets the preferences on some edges.
    mutating func reset(_ edges: Edge.Set) {
        change(edges) { preference, _ in preference = Preference() }
    }

    private subscript(edge: Edge) -> Preference {
        switch edge {
        case .top: top
        case .leading: leading
        case .bottom: bottom
        case .trailing: trailing
        }
    }

    private mutating func change(_ edges: Edge.Set, _ change: (inout Preference, Edge) -> Void) {
        if edges.contains(.top) { change(&top, .top) }
        if edges.contains(.leading) { change(&leading, .leading) }
        if edges.contains(.bottom) { change(&bottom, .bottom) }
        if edges.contains(.trailing) { change(&trailing, .trailing) }
    }
}
