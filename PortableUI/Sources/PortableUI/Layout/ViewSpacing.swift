/// The distance that a view wants from others on each of its edges.
///
/// A preference may be meant for neighbors of one category, as that of a text for another text, or for all. Between two
/// views a category that both know decides; else the larger of the two preferences for all; else the distance is 8.
public struct ViewSpacing: Equatable, Sendable {
    /// The distance of two views without preferences, in points.
    static let defaultDistance: CGFloat = 8

    /// For each edge, what the view prefers from any other, and what a text prefers from another text. What is not
    /// preferred is less than any distance.
    private var general = SIMD4<Double>(repeating: -.infinity)
    private var text = SIMD4<Double>(repeating: -.infinity)

    /// No preferences: 8 points from any other view without them.
    public init() {}

    /// A preference of no distance on every edge.
    public static let zero = ViewSpacing(preferring: 0, on: .all)

    /// A preference of a distance in points, on some edges, from neighbors of every kind.
    package init(preferring distance: CGFloat, on edges: Edge.Set) {
        general.replace(with: Double(distance), where: Self.lanes(of: edges))
    }

    /// What a text prefers: from another text above or below, nothing but the fonts' own line heights.
    static let text: ViewSpacing = {
        var spacing = ViewSpacing()
        spacing.text.replace(with: 0, where: lanes(of: .vertical))
        return spacing
    }()

    /// Takes over the preferences of another spacing on some edges, where they are larger.
    public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
        let lanes = Self.lanes(of: edges)
        general.replace(with: other.general, where: lanes .& (other.general .> general))
        text.replace(with: other.text, where: lanes .& (other.text .> text))
    }

    /// The distance between a view with this spacing and the next one along an axis, in points.
    public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
        let (end, start): (Edge, Edge) = axis == .horizontal ? (.trailing, .leading) : (.bottom, .top)
        let (ownText, nextText) = (text[end.lane], next.text[start.lane])
        if min(ownText, nextText) > -.infinity { return max(ownText, nextText) }
        let distance = max(general[end.lane], next.general[start.lane])
        return distance > -.infinity ? distance : Self.defaultDistance
    }

    /// Forgets the preferences on some edges.
    mutating func reset(_ edges: Edge.Set) {
        general.replace(with: -.infinity, where: Self.lanes(of: edges))
        text.replace(with: -.infinity, where: Self.lanes(of: edges))
    }

    private static func lanes(of edges: Edge.Set) -> SIMDMask<SIMD4<Int64>> {
        (SIMD4(1, 2, 4, 8) & Int64(edges.rawValue)) .!= 0
    }
}

extension Edge {
    fileprivate var lane: Int { Int(rawValue) }
}
