/// What a pointer does to a view. There are those that a layout needs to let people drag its views: a press, a drag, and
/// one after the other. A test does them with `ViewHost.press(id:)`.
public protocol Gesture<Value> {
    associatedtype Value
}

extension Gesture {
    /// Runs an action when the pointer goes up, if the gesture has been recognized.
    public func onEnded(_ action: @escaping (Value) -> Void) -> some Gesture<Value> {
        FollowedGesture(gesture: self, ended: { value, _ in action(value) })
    }

    /// Runs an action whenever the gesture's value changes.
    public func onChanged(_ action: @escaping (Value) -> Void) -> some Gesture<Value> where Value: Equatable {
        FollowedGesture(gesture: self, changed: { value, _ in action(value) })
    }

    /// Keeps a state up to date for as long as the gesture goes on.
    public func updating<State>(
        _ state: GestureState<State>,
        body: @escaping (_ value: Value, _ state: inout State, _ transaction: inout Transaction) -> Void
    ) -> some Gesture<Value> {
        FollowedGesture(
            gesture: self,
            changed: { value, _ in state.update { body(value, &$0, &$1) } },
            finished: { state.reset() })
    }

    /// Recognizes another gesture once this one has been recognized.
    public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
        SequenceGesture(first: self, second: other)
    }
}

extension View {
    /// Lets a gesture act on the view; `nil` for none. Inside the view, those of other views come first.
    nonisolated public func gesture<T: Gesture>(_ gesture: T?) -> some View {
        ModifiedView(content: self, modifier: GestureModifier(gesture: gesture as? any RecognizableGesture))
    }
}

// MARK: - Recognition

/// A gesture that says what it makes of a pointer.
protocol RecognizableGesture<Value>: Gesture {
    /// The value, if the gesture is recognized.
    func value(of track: PointerTrack) -> Value?
    /// Called when the pointer has gone down or moved.
    func follow(_ track: PointerTrack)
    /// Called when the pointer has gone up.
    func end(_ track: PointerTrack)
    /// Called at the very end, also of what was cancelled.
    func finish()
}

extension RecognizableGesture {
    func follow(_ track: PointerTrack) {}
    func end(_ track: PointerTrack) {}
    func finish() {}
}

/// What a pointer has done so far.
struct PointerTrack {
    /// In the host's space.
    let start: CGPoint
    let location: CGPoint
    /// Where the view with the gesture is.
    let geometry: ViewGeometry
}

private struct FollowedGesture<Followed: Gesture>: RecognizableGesture {
    typealias Value = Followed.Value

    let gesture: Followed
    var changed: (Value, PointerTrack) -> Void = { _, _ in }
    var ended: (Value, PointerTrack) -> Void = { _, _ in }
    var finished: () -> Void = {}

    private var inner: (any RecognizableGesture<Value>)? { gesture as? any RecognizableGesture<Value> }

    func value(of track: PointerTrack) -> Value? { inner?.value(of: track) }

    func follow(_ track: PointerTrack) {
        inner?.follow(track)
        if let value = value(of: track) { changed(value, track) }
    }

    func end(_ track: PointerTrack) {
        inner?.end(track)
        if let value = value(of: track) { ended(value, track) }
    }

    func finish() {
        inner?.finish()
        finished()
    }
}

// MARK: - Elements

nonisolated struct GestureModifier: ElementModifier {
    let gesture: (any RecognizableGesture)?

    @MainActor func element(around child: LayoutElement, in context: BuildContext) -> LayoutElement {
        GestureElement(gesture, around: child, context: context)
    }
}

package final class GestureElement: ModifierElement {
    private let gesture: (any RecognizableGesture)?
    private let spaces: NamedSpaces

    init(_ gesture: (any RecognizableGesture)?, around child: LayoutElement, context: BuildContext) {
        self.gesture = gesture
        spaces = context.namedSpaces
        super.init(around: child, context: context)
    }

    override package var name: String { "gesture" }

    /// Whether there is a gesture that follows a pointer.
    package var followsPointer: Bool { gesture != nil }

    /// Follows a pointer that went down at one point of the host and is at another one.
    package func follow(from start: CGPoint, to location: CGPoint) {
        gesture?.follow(track(from: start, to: location))
    }

    /// Follows a pointer that is lifted.
    package func end(from start: CGPoint, to location: CGPoint) {
        gesture?.end(track(from: start, to: location))
        gesture?.finish()
    }

    /// Ends the gesture without a result.
    package func cancel() {
        gesture?.finish()
    }

    /// What the gesture needs to know of a pointer.
    private func track(from start: CGPoint, to location: CGPoint) -> PointerTrack {
        PointerTrack(
            start: start, location: location, geometry: ViewGeometry(frame: frame, spaces: spaces))
    }
}
