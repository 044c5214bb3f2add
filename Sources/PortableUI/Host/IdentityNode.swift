/// What a host keeps for a view from one evaluation to the next: its identity, its state, the cache of
/// its layout or whatever else its element has to remember, and the nodes of the views inside it.
final class IdentityNode {
    let identity: ViewIdentity
    /// Where the values of the view's `@State` properties are, by the number of the property. A modifier
    /// keeps what it has to remember at 0.
    var state: [Int: AnyObject] = [:]
    private var memory: AnyObject?
    private let viewType: ObjectIdentifier
    private var children: [ViewIdentity.Component: IdentityNode] = [:]
    /// The last evaluation in which the view existed.
    private var evaluation: Int

    init(_ identity: ViewIdentity, viewType: Any.Type, evaluation: Int) {
        self.identity = identity
        self.viewType = ObjectIdentifier(viewType)
        self.evaluation = evaluation
    }

    /// The node of a view inside this one: that of the last evaluation, if there the same type of view
    /// was at this place, else a new one.
    func child(_ component: ViewIdentity.Component, viewType: Any.Type, evaluation: Int) -> IdentityNode {
        if let child = children[component], child.viewType == ObjectIdentifier(viewType) {
            child.evaluation = evaluation
            return child
        }
        let child = IdentityNode(
            ViewIdentity(component, in: identity), viewType: viewType, evaluation: evaluation)
        children[component] = child
        return child
    }

    /// Whether an evaluation has already met a view at this place.
    func hasChild(_ component: ViewIdentity.Component, in evaluation: Int) -> Bool {
        children[component]?.evaluation == evaluation
    }

    /// Forgets the views that an evaluation has not met.
    func prune(after evaluation: Int) {
        for (component, child) in children {
            if child.evaluation == evaluation {
                child.prune(after: evaluation)
            } else {
                children[component] = nil
            }
        }
    }

    /// Forgets a view inside this one.
    func removeChild(_ component: ViewIdentity.Component) {
        children[component] = nil
    }

    /// Forgets all views inside this one.
    func removeChildren() {
        children = [:]
    }

    /// What the element at this place keeps from one evaluation to the next, as it makes it at first.
    func memory<Memory: AnyObject>(_ make: () -> Memory) -> Memory {
        if let memory = memory as? Memory { return memory }
        let new = make()
        memory = new
        return new
    }
}
