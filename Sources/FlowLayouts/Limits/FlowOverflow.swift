/// What a flow hides, for the view in its place. In a string interpolation, it is the ``count``.
public struct FlowOverflow: CustomStringConvertible, Equatable {
    /// How many views are hidden. Spaces between the words of a text do not count, nor do spacers and dividers.
    public private(set) var count = 0
    private var names: [AnyHashable] = []

    /// The ids of the hidden views, in the order of the views: those of this type that a `ForEach` or `id(_:)` gave them. O(n).
    ///
    /// Of several ids around a view, this is the innermost. SwiftUI does not tell the id of a view in an `if`, a `switch` or
    /// an `AnyView`, or of one whose body is one of these: then there are fewer ids than ``count``. To get them all, put the
    /// `if` in a stack, or give what is in it an `id(_:)`.
    public func ids<ID: Hashable>(as type: ID.Type = ID.self) -> [ID] {
        let ids = names.compactMap { $0.base as? ID }
        #if DEBUG
            if ids.isEmpty, count > 0 { DebugNote.idsAreMissing.say() }
        #endif
        return ids
    }

    public var description: String { "\(count)" }
}

extension FlowOverflow {
    /// What is hidden if the last views are, or all of them.
    init(last count: Int, of contentViews: ContentViews) {
        self.init(count: count, names: contentViews.names.compactMap(\.self).suffix(count))
    }

    /// What is hidden if some views are, not all of which count.
    init(_ contentIndices: [Int], counting count: Int, of contentViews: ContentViews) {
        self.init(count: count, names: contentIndices.sorted().compactMap { contentViews.names[$0] })
    }
}

#if DEBUG
    extension DebugNote {
        static let idsAreMissing = DebugNote(
            """
            None of the hidden views has an id of the requested type. Ids come from a ForEach or id(_:), and are lost in \
            an if, a switch or an AnyView.
            """)
    }
#endif
