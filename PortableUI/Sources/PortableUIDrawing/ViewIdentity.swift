/// Who a view is, from one evaluation of its parent to the next.
///
/// An identity is the place of a view in the hierarchy together with the explicit ids (from `ForEach` and `id(_:)`) on
/// the way to it. A host keeps one object for each as long as the view exists, so that identities compare in O(1).
public final class ViewIdentity: Hashable, CustomStringConvertible {
    /// What tells a view from its siblings.
    public enum Component: Hashable, CustomStringConvertible {
        /// Its position among the children of its parent.
        case position(Int)
        /// An explicit id; `occurrence` tells siblings with equal ids apart, counted from 0.
        indirect case id(AnyHashable, occurrence: Int = 0)
        /// One of the views that may be there, as a branch of an `if`. To SwiftUI, that is an id of its own.
        case choice(Int)
        /// A modifier in the parent, around a view that may have more ids.
        case modifier

        public var description: String {
            switch self {
            case .position(let position), .choice(let position): "\(position)"
            case .id(let id, 0): "[\(id.base)]"
            case .id(let id, let occurrence): "[\(id.base)#\(occurrence)]"
            case .modifier: "^"
            }
        }
    }

    public let parent: ViewIdentity?
    public let component: Component

    public init(_ component: Component, in parent: ViewIdentity? = nil) {
        self.parent = parent
        self.component = component
    }

    /// The nearest explicit id: this view's own, or that of the closest ancestor which has one.
    public var id: AnyHashable? {
        if case .id(let id, _) = component { return id }
        return parent?.id
    }

    /// The innermost identity between the view and an ancestor that has an id, be it that of a choice.
    public func innermostID(below ancestor: ViewIdentity) -> ViewIdentity? {
        guard self != ancestor else { return nil }
        switch component {
        case .id, .choice: return self
        case .position, .modifier: return parent?.innermostID(below: ancestor)
        }
    }

    /// Whether the view, or one around it, has an explicit id: with an ancestor, one between it and that.
    public func has(id: AnyHashable, below ancestor: ViewIdentity? = nil) -> Bool {
        guard self != ancestor else { return false }
        if case .id(id, _) = component { return true }
        return parent?.has(id: id, below: ancestor) ?? false
    }

    /// Whether a view is this one or inside of it.
    public func contains(_ other: ViewIdentity) -> Bool {
        if self == other { return true }
        return other.parent.map(contains) ?? false
    }

    /// The components from the root on, such as `0/1/[cloud]/0`.
    public var description: String {
        guard let parent else { return component.description }
        return parent.description + "/" + component.description
    }

    public static func == (a: ViewIdentity, b: ViewIdentity) -> Bool { a === b }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(self))
    }
}
