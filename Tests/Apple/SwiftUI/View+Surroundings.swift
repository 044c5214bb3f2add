// Modifiers for a view's surroundings: the screen, the size of texts, and other views in an animation.

extension View {
    @available(SwiftUI_15, *)
    nonisolated public func monospacedDigit() -> some View { opaque() }
    @available(watchOS 8.0, *)
    nonisolated public func autocorrectionDisabled(_ disable: Bool = true) -> some View { opaque() }
    nonisolated public func contentShape<S>(
        _ shape: S, eoFill: Bool = false
    ) -> some View where S: Shape { opaque() }
}
