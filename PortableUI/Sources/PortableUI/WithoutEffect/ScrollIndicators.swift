/// When scroll views show indicators.
public struct ScrollIndicatorVisibility: Hashable, Sendable {
    private let number: Int

    public static let automatic = ScrollIndicatorVisibility(number: 0)
    public static let visible = ScrollIndicatorVisibility(number: 1)
    public static let hidden = ScrollIndicatorVisibility(number: 2)
    public static let never = ScrollIndicatorVisibility(number: 3)
}

extension View {
    /// Sets when scroll views inside show indicators. Here they have none.
    nonisolated public func scrollIndicators(
        _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
    ) -> some View { self }
}
