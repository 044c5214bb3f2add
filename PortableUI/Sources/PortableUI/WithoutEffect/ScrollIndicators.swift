/// When scroll views show indicators.
public struct ScrollIndicatorVisibility: Hashable, Sendable {
    public static let hidden = ScrollIndicatorVisibility()
}

extension View {
    /// Sets when scroll views inside show indicators. Here they have none.
    nonisolated public func scrollIndicators(
        _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
    ) -> some View { self }
}
