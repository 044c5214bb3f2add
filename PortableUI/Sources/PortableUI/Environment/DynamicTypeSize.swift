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

    /// Its place among all, from 0 on.
    var number: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
