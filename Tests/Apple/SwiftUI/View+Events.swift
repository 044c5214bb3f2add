// Modifiers for events and animation.

extension View {
    nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View { opaque() }
    nonisolated public func disabled(_ disabled: Bool) -> some View { opaque() }
    nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View { opaque() }
    nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View { opaque() }
    @available(SwiftUI_15, *)
    nonisolated public func task<T>(
        id value: T, priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: @escaping @Sendable () async -> Void
    ) -> some View where T: Equatable { opaque() }
    @available(tvOS 16.0, *)
    nonisolated public func onTapGesture(
        count: Int = 1, perform action: @escaping () -> Void
    ) -> some View { opaque() }
    @available(SwiftUI_15, *)
    nonisolated public func focused(_ condition: FocusState<Bool>.Binding) -> some View { opaque() }
    @available(
        iOS, introduced: 13.0, deprecated: 15.0, message: "Use withAnimation or animation(_:value:) instead."
    )
    @available(
        macOS, introduced: 10.15, deprecated: 12.0,
        message: "Use withAnimation or animation(_:value:) instead."
    )
    @available(
        tvOS, introduced: 13.0, deprecated: 15.0, message: "Use withAnimation or animation(_:value:) instead."
    )
    @available(
        watchOS, introduced: 6.0, deprecated: 8.0,
        message: "Use withAnimation or animation(_:value:) instead."
    )
    @_disfavoredOverload
    nonisolated public func animation(_ animation: Animation?) -> some View { opaque() }
    nonisolated public func animation<V>(
        _ animation: Animation?, value: V
    ) -> some View where V: Equatable { opaque() }
    nonisolated public func transaction(
        _ transform: @escaping (inout Transaction) -> Void
    ) -> some View { opaque() }
    @_disfavoredOverload nonisolated public func transition(_ t: AnyTransition) -> some View { opaque() }
}
