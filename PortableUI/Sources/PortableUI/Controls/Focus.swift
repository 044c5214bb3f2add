/// Which of several controls has the focus: that of a condition, or the one that a value names.
///
/// A control that gets the focus, as when a test taps it, sets the value, and setting the value moves the focus, the
/// next time that results are asked for. If no control that can have the focus is named by the value, none has it then, and
/// the value says so.
@propertyWrapper
public struct FocusState<Value: Hashable> {
    fileprivate let nowhere: Value
    fileprivate var location: FocusLocation<Value>?

    /// Whether a control has the focus. At first it has not.
    public init() where Value == Bool {
        nowhere = false
    }

    /// The value of the control that has the focus; `nil` while none has. At first none has.
    public init<T: Hashable>() where Value == T? {
        nowhere = nil
    }

    public var wrappedValue: Value {
        get { location?.value ?? nowhere }
        nonmutating set { location?.set(newValue) }
    }

    public var projectedValue: Binding { Binding(state: self) }

    /// A way to read and write the value of a state.
    public struct Binding {
        fileprivate let state: FocusState

        public var wrappedValue: Value {
            get { state.wrappedValue }
            nonmutating set { state.wrappedValue = newValue }
        }
    }
}

// What is in a location is noted where it is read.
extension FocusState: ComparedByParts {
    static func areEqual(_ a: FocusState, _ b: FocusState) -> Bool { a.location === b.location }
}

extension FocusState: DynamicField {
    static var isState: Bool { true }

    mutating func connect(_ index: Int, in context: BuildContext) {
        let known = context.node.state[index] as? FocusLocation<Value>
        location = known ?? FocusLocation(nowhere, invalidation: context.invalidation)
        context.node.state[index] = location
    }
}

/// Where the value of a `FocusState` is kept.
private final class FocusLocation<Value: Hashable>: FocusRequest {
    private let nowhere: Value
    /// What the focus has itself holds this.
    private weak var invalidation: Invalidation?
    private var latest: Value
    /// How often it has changed.
    private var version = 0

    var value: Value {
        invalidation?.reads?.note { [version] in self.version == version }
        return latest
    }

    init(_ nowhere: Value, invalidation: Invalidation) {
        self.nowhere = nowhere
        self.invalidation = invalidation
        latest = nowhere
    }

    /// Sets the value, and has the focus follow it.
    func set(_ new: Value) {
        change(to: new)
        invalidation?.focus.request = self
    }

    /// Updates the value when its control gains or loses focus.
    func follow(_ isFocused: Bool, _ own: Value) {
        if isFocused {
            change(to: own)
        } else if latest == own {
            change(to: nowhere)
        }
    }

    var asksForNone: Bool { latest == nowhere }

    func refuse() {
        change(to: nowhere)
    }

    private func change(to new: Value) {
        guard latest != new else { return }
        latest = new
        version += 1
        invalidation?.evaluation.make()
    }
}

/// A state that was set, and that the focus follows.
private protocol FocusRequest: AnyObject {
    /// Whether no control is to have the focus.
    var asksForNone: Bool { get }
    /// Tells the state that no control can have the focus that it names.
    func refuse()
}

/// What ties the focus of a control to a state.
struct FocusLink {
    /// Where the state is kept.
    var location: AnyObject
    /// Whether the state names the control.
    var isNamed: () -> Bool
    /// Tells the state whether the control has the focus.
    var follow: (Bool) -> Void
}

extension View {
    /// Ties the focus of the view to a condition. Text fields can have the focus.
    nonisolated public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
        focused(condition, equals: true)
    }

    /// Ties the focus of the view to one value of a state. Text fields can have the focus.
    nonisolated public func focused<Value>(
        _ binding: FocusState<Value>.Binding, equals value: Value
    ) -> some View {
        let link = binding.state.location.map { location in
            FocusLink(location: location, isNamed: { location.value == value }) { location.follow($0, value) }
        }
        return ModifiedView(content: self, modifier: FocusTie(link: link))
    }
}

/// Ties what can have the focus in an element to a state.
nonisolated struct FocusTie: SimpleModifier {
    typealias Element = FocusTieElement

    let link: FocusLink?
}

final class FocusTieElement: ModifiedElement<FocusTie> {
    required init(_ modifier: FocusTie, around child: LayoutElement, context: BuildContext) {
        super.init(modifier, around: child, context: context)
        if let link = modifier.link { child.tieFocus(to: link) }
    }

    override var name: String { "focused" }
}

/// Which element of a host has the focus.
package final class Focus {
    /// The node of the element.
    package private(set) weak var node: IdentityNode?
    private var links: [FocusLink] = []
    /// The state that has been set last, until the focus has followed it.
    fileprivate var request: (any FocusRequest)?
    /// Whether a state that names no control which can have the focus keeps its value, and the focus its place.
    private let keepsRefused: Bool

    init(keepsRefused: Bool) {
        self.keepsRefused = keepsRefused
    }

    /// Moves the focus to an element, or away from all.
    package func move(to element: LayoutElement?) {
        guard element == nil || element?.focusNode !== node else { return }
        let old = links
        node = element?.focusNode
        links = element?.focusLinks ?? []
        for link in old { link.follow(false) }
        for link in links { link.follow(true) }
    }

    /// Follows what has been set since the last time, and leaves an element that is gone.
    func settle(in element: LayoutElement) {
        guard request != nil || !links.isEmpty || node != nil else { return }
        let elements = element.focusableElements
        if let request {
            self.request = nil
            func isTied(_ link: FocusLink) -> Bool { link.location === request }
            let named = elements.first { element in
                (element.focusLinks ?? []).contains { isTied($0) && $0.isNamed() }
            }
            let isKept = named == nil && keepsRefused && !request.asksForNone
            if !isKept, named != nil || links.contains(where: isTied) { move(to: named) }
            if named == nil, !isKept { request.refuse() }
        }
        if let element = elements.first(where: { $0.focusNode === node }) {
            links = element.focusLinks ?? []
        } else {
            move(to: nil)
        }
    }
}

extension LayoutElement {
    /// The elements inside that can have the focus, in order.
    fileprivate var focusableElements: [LayoutElement] {
        guard isEnabled else { return [] }
        return (focusLinks == nil ? [] : [self]) + children.flatMap(\.focusableElements)
    }
}
