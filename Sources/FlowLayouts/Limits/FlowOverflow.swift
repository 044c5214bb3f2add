/// What a flow hides, for the view in its place.
///
/// ```swift
/// .maxLines(1) { hidden in
///     Button("+\(hidden.count)") { shown = hidden.ids() }
/// }
/// ```
///
/// In a text, it is its number.
public struct FlowOverflow: CustomStringConvertible {
    /// How many views are hidden. Spaces between the words of a text do not count.
    public let count: Int
    let views: [_VariadicView.Children.Element]

    /// The ids of the hidden views, in the order of the views: those of this type that a `ForEach` or `id(_:)` gave them. O(n).
    public func ids<ID: Hashable>(as type: ID.Type = ID.self) -> [ID] {
        views.compactMap { $0.id(as: type) }
    }

    public var description: String { "\(count)" }
}

extension FlowOverflow {
    /// What would be hidden if all views were.
    init(all views: [_VariadicView.Children.Element]) {
        self.init(count: views.count(where: \.isItem), views: views)
    }

    init(_ report: FlowReport, of views: [_VariadicView.Children.Element]) {
        let ids = report.hiddenIDs
        self.init(
            count: report.hiddenCount, views: ids.isEmpty ? [] : views.filter { ids.contains($0.id) })
    }
}
