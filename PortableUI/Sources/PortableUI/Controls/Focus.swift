/// Whether a text field has the focus.
///
/// A field that gets the focus, as when a test taps it, sets the value, and setting the value moves the focus, the next
/// time that results are asked for. If the field cannot have the focus, the value says so.
@propertyWrapper
public struct FocusState {
    fileprivate var location: FocusLocation?

    /// At first the field has not the focus.
    public init() {}

    public var wrappedValue: Bool {
        get { location?.value ?? false }
        nonmutating set { location?.set(newValue) }
    }

    public var projectedValue: Binding { Binding(state: self) }

    /// What ties a field to a state.
    public struct Binding {
        fileprivate let state: FocusState
    }
}

// What is in a location is noted where it is read.
extension FocusState: ComparedByParts {
    static func areEqual(_ a: FocusState, _ b: FocusState) -> Bool { a.location === b.location }
}

extension FocusState: DynamicField {
    static var isState: Bool { true }

    mutating func connect(_ index: Int, in context: BuildContext) {
        let known = context.node.state[index] as? FocusLocation
        location = known ?? FocusLocation(context.hostMemory)
        context.node.state[index] = location
    }
}

/// Where the value of a `FocusState` is kept.
final class FocusLocation {
    /// What the focus has itself holds this.
    private weak var hostMemory: HostMemory?
    private var latest = false
    /// How often it has changed.
    private var version = 0

    fileprivate var value: Bool {
        hostMemory?.reads?.note { [version] in self.version == version }
        return latest
    }

    fileprivate init(_ hostMemory: HostMemory) {
        self.hostMemory = hostMemory
    }

    /// Sets the value, and has the focus follow it.
    fileprivate func set(_ new: Bool) {
        change(to: new)
        hostMemory?.focus.request = self
    }

    /// Updates the value when its field gains or loses the focus, or cannot have it.
    fileprivate func change(to new: Bool) {
        guard latest != new else { return }
        latest = new
        version += 1
        hostMemory?.pendingEvaluation.request()
    }
}

extension View {
    /// Ties the focus of the view to a condition. Text fields can have the focus.
    nonisolated public func focused(_ condition: FocusState.Binding) -> some View {
        ModifiedView(content: self, modifier: FocusTie(state: condition.state.location))
    }
}

/// Ties what can have the focus in an element to a state.
nonisolated struct FocusTie: SimpleModifier {
    typealias Element = FocusTieElement

    let state: FocusLocation?
}

final class FocusTieElement: ModifiedElement<FocusTie> {
    required init(_ modifier: FocusTie, around child: LayoutElement, context: BuildContext) {
        super.init(modifier, around: child, context: context)
        if let state = modifier.state { child.tieFocus(to: state) }
    }

    override var name: String { "focused" }
}

/// Which element of a host has the focus.
package final class Focus {
    /// The node of the element.
    package private(set) weak var node: IdentityNode?
    private var states: [FocusLocation] = []
    /// The state that has been set last, until the focus has followed it.
    fileprivate var request: FocusLocation?

    /// Moves the focus to an element, or away from all.
    package func move(to element: LayoutElement?) {
        guard element == nil || element?.focusNode !== node else { return }
        let old = states
        node = element?.focusNode
        states = element?.focusStates ?? []
        for state in old { state.change(to: false) }
        for state in states { state.change(to: true) }
    }

    /// Follows what has been set since the last time, and leaves an element that is gone.
    func settle(in element: LayoutElement) {
        guard request != nil || !states.isEmpty || node != nil else { return }
        let elements = element.focusableElements
        if let request {
            self.request = nil
            func isTied(_ states: [FocusLocation]?) -> Bool { states?.contains { $0 === request } == true }
            let wanted = request.value ? elements.first { isTied($0.focusStates) } : nil
            if wanted != nil || isTied(states) { move(to: wanted) }
            if wanted == nil { request.change(to: false) }
        }
        if let element = elements.first(where: { $0.focusNode === node }) {
            states = element.focusStates ?? []
        } else {
            move(to: nil)
        }
    }
}

extension LayoutElement {
    /// The elements inside that can have the focus, in order.
    fileprivate var focusableElements: [LayoutElement] {
        guard isEnabled else { return [] }
        return (focusStates == nil ? [] : [self]) + children.flatMap(\.focusableElements)
    }
}
