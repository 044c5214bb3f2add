/// What people do with a view. Hosts know taps.
public protocol Gesture<Value> {
    associatedtype Value
}

/// One or more taps in quick succession.
public struct TapGesture: Gesture {
    public typealias Value = Void

    public var count: Int

    public init(count: Int = 1) {
        self.count = count
    }
}

extension Gesture {
    /// Adds an action for the end of the gesture.
    public func onEnded(_ action: @escaping (Value) -> Void) -> _EndedGesture<Self> {
        _EndedGesture(content: self, action: action)
    }
}

/// A gesture with an action for its end.
public struct _EndedGesture<Content: Gesture>: Gesture {
    public typealias Value = Content.Value

    let content: Content
    let action: (Value) -> Void
}

/// Where gestures count.
public struct GestureMask: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// In the views inside, and not around them.
    public static let subviews = GestureMask(rawValue: 2)
    public static let all = GestureMask(rawValue: 3)
}

extension View {
    /// Adds a gesture that counts beside those of the views inside: a tap does both.
    nonisolated public func simultaneousGesture<T: Gesture>(
        _ gesture: T, including mask: GestureMask = .all
    ) -> some View {
        let tap = mask == .all ? gesture as? _EndedGesture<TapGesture> : nil
        return ModifiedView(
            content: self,
            modifier: SimultaneousTap(
                tapCount: tap?.content.count ?? 1, action: tap.map { tap in { tap.action(()) } }))
    }
}

/// Does something, too, when a view inside is tapped.
nonisolated struct SimultaneousTap: ElementModifier {
    let tapCount: Int
    let action: (() -> Void)?

    @MainActor func element(around child: LayoutElement, in context: BuildContext) -> LayoutElement {
        SimultaneousTapElement(self, around: child, context: context)
    }
}

package final class SimultaneousTapElement: ModifierElement {
    private let tap: SimultaneousTap

    init(_ tap: SimultaneousTap, around child: LayoutElement, context: BuildContext) {
        self.tap = tap
        super.init(around: child, context: context)
    }

    override package var name: String { "simultaneousGesture" }

    /// What so many taps on a view inside do, too.
    package func simultaneousAction(forTaps count: Int) -> (() -> Void)? {
        count == tap.tapCount ? tap.action : nil
    }
}
