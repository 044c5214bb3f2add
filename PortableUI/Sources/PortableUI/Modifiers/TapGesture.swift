extension View {
    /// Runs an action when the view is tapped. A test taps it by `ViewHost.tap(_:count:)` or
    /// `ViewHost.tap(id:count:)`.
    ///
    /// Of several buttons and views with such an action around each other, the innermost is tapped.
    ///
    /// - Parameters:
    ///   - count: The number of taps in quick succession.
    ///   - action: What they do.
    nonisolated public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
        ModifiedView(
            content: self, modifier: TapAction(name: "onTapGesture", tapCount: count, action: action))
    }
}

/// Does something when the view is tapped.
nonisolated struct TapAction: SimpleModifier {
    typealias Element = TapElement

    let name: StaticString
    var tapCount = 1
    let action: () -> Void
}

final class TapElement: ModifiedElement<TapAction> {
    override var name: String { "\(modifier.name)" }

    override var tapAction: (() -> Void)? { modifier.action }

    override var tapCount: Int { modifier.tapCount }
}
