extension View {
    /// Runs an action when the view is tapped. A test taps it by `ViewHost.tap(_:)` or `ViewHost.tap(id:)`.
    ///
    /// Of several buttons and views with such an action around each other, the innermost is tapped.
    nonisolated public func onTapGesture(perform action: @escaping () -> Void) -> some View {
        ModifiedView(content: self, modifier: TapAction(name: "onTapGesture", action: action))
    }
}

/// Does something when the view is tapped.
nonisolated struct TapAction: SimpleModifier {
    typealias Element = TapElement

    let name: StaticString
    let action: () -> Void
}

final class TapElement: ModifiedElement<TapAction> {
    override var name: String { "\(modifier.name)" }

    override var tapAction: (() -> Void)? { modifier.action }
}
