// Values that views get from those around them.

@frozen @propertyWrapper public struct Environment<Value>: DynamicProperty {
    let value: Value
    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { fatalError() }
    public var wrappedValue: Value { stub() }
}
extension Environment: Sendable where Value: Sendable {}

public protocol EnvironmentKey {
    associatedtype Value
    static var defaultValue: Self.Value { get }
}
public struct EnvironmentValues: CustomStringConvertible {
    public init() {}
    public subscript<K>(key: K.Type) -> K.Value where K: EnvironmentKey {
        get { stub() }
        set {}
    }
    public var description: String { stub() }
    public var layoutDirection: LayoutDirection {
        get { stub() }
        set {}
    }
    public var locale: Locale {
        get { stub() }
        set {}
    }
    public var colorScheme: ColorScheme {
        get { stub() }
        set {}
    }
    public var font: Font? {
        get { stub() }
        set {}
    }
    public var isEnabled: Bool {
        get { stub() }
        set {}
    }
    public var lineLimit: Int? {
        get { stub() }
        set {}
    }
    public var lineSpacing: CGFloat {
        get { stub() }
        set {}
    }
    @available(SwiftUI_15, *) public var dynamicTypeSize: DynamicTypeSize {
        get { stub() }
        set {}
    }
    @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *) public var scenePhase: ScenePhase {
        get { stub() }
        set {}
    }
    public var accessibilityReduceMotion: Bool { stub() }
}
@available(*, unavailable) extension EnvironmentValues: Sendable {}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
public enum ScenePhase: Comparable, Sendable {
    case background, inactive, active
}

public enum ColorScheme: CaseIterable, Sendable {
    case light, dark
}

@available(SwiftUI_15, *)
public enum DynamicTypeSize: Hashable, Comparable, CaseIterable, Sendable {
    case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
    case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5
    public var isAccessibilitySize: Bool { stub() }
}
