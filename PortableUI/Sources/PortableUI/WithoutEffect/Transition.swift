/// How a view appears and disappears. It has no effect: PortableUI has no clock.
public struct AnyTransition {
    private init() {}

    public static var opacity: AnyTransition { AnyTransition() }
    public static var scale: AnyTransition { AnyTransition() }

    /// Both at once.
    public func combined(with other: AnyTransition) -> AnyTransition { self }
}

@available(*, unavailable)
extension AnyTransition: Sendable {}

extension View {
    /// Says how the view appears and disappears. It has no effect here.
    nonisolated public func transition(_ t: AnyTransition) -> some View { self }
}
