import PortableUIDrawing

/// What a host keeps for a view from one evaluation to the next: its identity, its state, the cache of
/// its layout or whatever else its element remembers, and the nodes of the views inside it.
///
/// Modifiers, and other views that have just one view inside, share the node of that view.
package final class IdentityNode {
    package let identity: ViewIdentity
    /// Where the values of the view's `@State` properties are, by the number of the property.
    var state: [Int: AnyObject] = [:]
    private var memory: AnyObject?
    /// What `report` was told last.
    var reported: Any?
    /// The types of the views that share the node and have been evaluated.
    private var evaluatedTypes: [ObjectIdentifier] = []
    /// What was made for the views that share the node, by its type.
    private var kept: [ObjectIdentifier: AnyObject] = [:]
    private let viewType: ObjectIdentifier
    /// The nodes of the views inside. Most views have only one.
    private var firstChild: IdentityNode?
    private var otherChildren: [ViewIdentity.Component: IdentityNode] = [:]
    /// Those of rows that are out of sight and may come back.
    private var rowsAway: [ViewIdentity.Component: IdentityNode] = [:]
    /// The nodes of the modifiers around the view that have been asked for, as a list: there are few.
    private var firstModifier: IdentityNode?
    private var nextModifier: IdentityNode?
    /// The number of a modifier, from the inside out; 0 for a view.
    private let modifierNumber: Int32
    /// The last evaluation in which the view existed.
    private var lastEvaluation: Int32

    init(_ identity: ViewIdentity, viewType: Any.Type, evaluation: Int32, modifierNumber: Int32 = 0) {
        self.identity = identity
        self.viewType = ObjectIdentifier(viewType)
        lastEvaluation = evaluation
        self.modifierNumber = modifierNumber
    }

    /// The node of a view inside this one: that of the last evaluation, if the same type of view was at this
    /// place then, else a new one.
    func child(_ component: ViewIdentity.Component, viewType: Any.Type, evaluation: Int32) -> IdentityNode {
        if let child = existingChild(component), child.viewType == ObjectIdentifier(viewType) {
            child.lastEvaluation = evaluation
            return child
        }
        let child =
            rowBack(component, viewType)
            ?? IdentityNode(
                ViewIdentity(component, in: identity), viewType: viewType, evaluation: evaluation)
        child.lastEvaluation = evaluation
        if firstChild == nil || firstChild?.identity.component == component {
            firstChild = child
            if !otherChildren.isEmpty { otherChildren[component] = nil }
        } else {
            otherChildren[component] = child
        }
        return child
    }

    private func existingChild(_ component: ViewIdentity.Component) -> IdentityNode? {
        if let child = otherChildren.isEmpty ? nil : otherChildren[component] { return child }
        return firstChild?.identity.component == component ? firstChild : nil
    }

    /// The node of a modifier around the view.
    ///
    /// - Parameters:
    ///   - number: Its number, from the inside out.
    ///   - scope: The view that it is in: this one or one around it.
    func modifier(_ number: Int32, in scope: ViewIdentity) -> IdentityNode {
        var known = firstModifier
        while let node = known {
            if node.modifierNumber == number { return node }
            known = node.nextModifier
        }
        let node = IdentityNode(
            ViewIdentity(.modifier, in: scope), viewType: LayoutElement.self, evaluation: lastEvaluation,
            modifierNumber: number)
        node.nextModifier = firstModifier
        firstModifier = node
        return node
    }

    /// Makes space for the nodes of so many views.
    func reserveChildren(_ count: Int) {
        if count - 1 > otherChildren.capacity { otherChildren.reserveCapacity(count - 1) }
    }

    /// Whether an evaluation has already met a view at this place.
    func hasChild(_ component: ViewIdentity.Component, in evaluation: Int32) -> Bool {
        existingChild(component)?.lastEvaluation == evaluation
    }

    /// Forgets that the views inside were met: `prune` forgets those that are not met again.
    func forgetMeetings() {
        func forget(_ node: IdentityNode) {
            node.lastEvaluation = .min
            node.forgetMeetings()
        }
        if let firstChild { forget(firstChild) }
        otherChildren.values.forEach(forget)
        var modifier = firstModifier
        while let node = modifier {
            node.forgetMeetings()
            modifier = node.nextModifier
        }
    }

    /// Forgets the views that an evaluation has not met.
    func prune(after evaluation: Int32) {
        if firstChild?.lastEvaluation != evaluation { firstChild = nil }
        firstChild?.prune(after: evaluation)
        var modifier = firstModifier
        while let node = modifier {
            node.prune(after: evaluation)
            modifier = node.nextModifier
        }
        guard !otherChildren.isEmpty else { return }
        if otherChildren.values.contains(where: { $0.lastEvaluation != evaluation }) {
            otherChildren = otherChildren.filter { $0.value.lastEvaluation == evaluation }
        }
        for child in otherChildren.values { child.prune(after: evaluation) }
    }

    /// Notes that a view that has the node is evaluated. Returns whether it is new.
    func meet(_ viewType: Any.Type) -> Bool {
        guard !evaluatedTypes.contains(ObjectIdentifier(viewType)) else { return false }
        evaluatedTypes.append(ObjectIdentifier(viewType))
        return true
    }

    /// What is made of a value: in a pessimistic host what was made of the last one, if that was equal and nothing that
    /// was read for it has changed.
    func made<Input, Output>(
        of input: Input, in hostMemory: HostMemory, _ make: (Input) -> Output
    ) -> Output {
        guard hostMemory.isPessimistic else { return make(input) }
        let key = ObjectIdentifier(Kept<Input, Output>.self)
        if let known = kept[key] as? Kept<Input, Output>, known.reads.areCurrent,
            Comparison.areEqual(value: known.input, input)
        {
            return known.output
        }
        let new = hostMemory.keep(input, make)
        kept[key] = new
        return new.output
    }

    /// What the element of the view keeps from one evaluation to the next, as it makes it at first.
    func memory<Memory: AnyObject>(_ make: () -> Memory) -> Memory {
        if let memory = memory as? Memory { return memory }
        let new = make()
        memory = new
        return new
    }
}

// MARK: Rows of lazy stacks

extension IdentityNode {
    /// Forgets a view inside this one, or puts it away.
    func removeChild(_ component: ViewIdentity.Component, keepsState: Bool) {
        if keepsState { rowsAway[component] = existingChild(component) }
        if firstChild?.identity.component == component {
            firstChild = nil
        } else {
            otherChildren[component] = nil
        }
    }

    /// Forgets all views inside this one, or puts them away.
    func removeChildren(keepsState: Bool) {
        if keepsState {
            for child in otherChildren.values + [firstChild].compactMap({ $0 }) {
                rowsAway[child.identity.component] = child
            }
        }
        firstChild = nil
        otherChildren = [:]
    }

    private func rowBack(_ component: ViewIdentity.Component, _ viewType: Any.Type) -> IdentityNode? {
        guard let row = rowsAway.removeValue(forKey: component), row.viewType == ObjectIdentifier(viewType)
        else { return nil }
        return row
    }

    var hasRowsAway: Bool { !rowsAway.isEmpty }

    /// Forgets rows out of sight whose ids are gone.
    func forgetRowsAway(but isThere: (AnyHashable) -> Bool) {
        rowsAway = rowsAway.filter { component, _ in
            if case .id(let id, _) = component { isThere(id) } else { true }
        }
    }
}
