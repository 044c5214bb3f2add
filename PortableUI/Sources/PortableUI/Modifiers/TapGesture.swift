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
        ModifiedView(content: self, modifier: TapGestureModifier(count: count, action: action))
    }
}

nonisolated struct TapGestureModifier: ElementModifier {
    let count: Int
    let action: () -> Void

    @MainActor func element(around child: LayoutElement, in context: BuildContext) -> LayoutElement {
        TapElement("onTapGesture", count: count, action: action, around: child, context: context)
    }
}
