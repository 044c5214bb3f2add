/// How a view appears and disappears. It has no effect: PortableUI has no clock.
public struct AnyTransition {
    private init() {}

    public static var identity: AnyTransition { AnyTransition() }
    public static var opacity: AnyTransition { AnyTransition() }
    public static var slide: AnyTransition { AnyTransition() }
    public static var scale: AnyTransition { AnyTransition() }

    public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
        AnyTransition()
    }

    public static func move(edge: Edge) -> AnyTransition { AnyTransition() }

    public static func push(from edge: Edge) -> AnyTransition { AnyTransition() }

    public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition() }

    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { AnyTransition() }

    public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
        AnyTransition()
    }

    public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
        AnyTransition()
    }

    /// Both at once.
    public func combined(with other: AnyTransition) -> AnyTransition { self }

    /// The transition in an animation.
    public func animation(_ animation: Animation?) -> AnyTransition { self }
}

@available(*, unavailable)
extension AnyTransition: Sendable {}

extension View {
    /// Says how the view appears and disappears. It has no effect here.
    nonisolated public func transition(_ t: AnyTransition) -> some View { self }
}
