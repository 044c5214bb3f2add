/// How large the user wants texts to be.
public enum DynamicTypeSize: Hashable, Comparable, CaseIterable, Sendable {
    case xSmall
    case small
    case medium
    case large
    case xLarge
    case xxLarge
    case xxxLarge
    case accessibility1
    case accessibility2
    case accessibility3
    case accessibility4
    case accessibility5

    /// Whether it is one of the sizes for people who do not see well.
    public var isAccessibilitySize: Bool { self >= .accessibility1 }
}

extension View {
    /// Sets the size of texts that views inside can read. Fonts do not follow it here.
    nonisolated public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
        ContextView(content: self) { $0.environment.dynamicTypeSize = size }
    }

    /// Limits the size of texts that views inside can read to a range.
    nonisolated public func dynamicTypeSize<T: RangeExpression>(_ range: T) -> some View
    where T.Bound == DynamicTypeSize {
        ContextView(content: self) { context in
            let size = context.environment.dynamicTypeSize
            guard !range.contains(size) else { return }
            let allowed = DynamicTypeSize.allCases.filter(range.contains)
            let nearest = allowed.first.map { size < $0 } == true ? allowed.first : allowed.last
            context.environment.dynamicTypeSize = nearest ?? size
        }
    }
}
