// Buttons and their styles.

@available(SwiftUI_15, *)
public struct ButtonRole: Equatable, Sendable {
    public static let destructive: ButtonRole = stub(), cancel: ButtonRole = stub()
    public static func == (a: ButtonRole, b: ButtonRole) -> Bool { stub() }
}

nonisolated public struct Button<Label>: _PrimitiveView where Label: View {
    @preconcurrency
    nonisolated public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {}
    @available(SwiftUI_15, *) @preconcurrency
    nonisolated public init(
        role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
    ) {}
}
extension Button where Label == Text {
    @preconcurrency
    nonisolated public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {}
    @preconcurrency @_disfavoredOverload
    nonisolated public init<S>(_ title: S, action: @escaping @MainActor () -> Void) where S: StringProtocol {}
    @available(SwiftUI_16, *) @preconcurrency @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, action: @escaping @MainActor () -> Void
    ) {}
    @available(SwiftUI_15, *) @preconcurrency
    nonisolated public init(
        _ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void
    ) {}
    @available(SwiftUI_15, *) @preconcurrency @_disfavoredOverload
    nonisolated public init<S>(
        _ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void
    ) where S: StringProtocol {}
}
@available(SwiftUI_14, *)
extension Button where Label == SwiftUI.Label<Text, Image> {
    nonisolated public init(
        _ titleKey: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void
    ) {}
    @_disfavoredOverload
    nonisolated public init<S>(
        _ title: S, systemImage: String, action: @escaping @MainActor () -> Void
    ) where S: StringProtocol {}
}

@MainActor @preconcurrency public protocol ButtonStyle {
    associatedtype Body: View
    typealias Configuration = ButtonStyleConfiguration
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
}
public struct ButtonStyleConfiguration {
    nonisolated public struct Label: _PrimitiveView {}
    @available(SwiftUI_15, *) public var role: ButtonRole? { stub() }
    public var label: ButtonStyleConfiguration.Label { stub() }
    public var isPressed: Bool { stub() }
}
@available(*, unavailable) extension ButtonStyleConfiguration: Sendable {}

@MainActor @preconcurrency public protocol PrimitiveButtonStyle {
    associatedtype Body: View
    typealias Configuration = PrimitiveButtonStyleConfiguration
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
}
public struct PrimitiveButtonStyleConfiguration {
    nonisolated public struct Label: _PrimitiveView {}
    @available(SwiftUI_15, *) public var role: ButtonRole? { stub() }
    public var label: PrimitiveButtonStyleConfiguration.Label { stub() }
    public func trigger() {}
}
@available(*, unavailable) extension PrimitiveButtonStyleConfiguration: Sendable {}

nonisolated public struct DefaultButtonStyle: PrimitiveButtonStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { opaque() }
}
nonisolated public struct PlainButtonStyle: PrimitiveButtonStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { opaque() }
}
@available(iOS 13.0, macOS 10.15, tvOS 17.0, watchOS 8.0, *)
nonisolated public struct BorderlessButtonStyle: PrimitiveButtonStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { opaque() }
}
@available(iOS 15.0, macOS 10.15, tvOS 13.0, watchOS 7.0, *)
nonisolated public struct BorderedButtonStyle: PrimitiveButtonStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { opaque() }
}
@available(SwiftUI_15, *)
nonisolated public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { opaque() }
}
extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
    nonisolated public static var automatic: DefaultButtonStyle { stub() }
}
extension PrimitiveButtonStyle where Self == PlainButtonStyle {
    nonisolated public static var plain: PlainButtonStyle { stub() }
}
@available(iOS 13.0, macOS 10.15, tvOS 17.0, watchOS 8.0, *)
extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
    nonisolated public static var borderless: BorderlessButtonStyle { stub() }
}
@available(iOS 15.0, macOS 10.15, tvOS 13.0, watchOS 7.0, *)
extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
    nonisolated public static var bordered: BorderedButtonStyle { stub() }
}
@available(SwiftUI_15, *)
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
    nonisolated public static var borderedProminent: BorderedProminentButtonStyle { stub() }
}

@available(SwiftUI_15, *)
public struct ButtonBorderShape: Equatable, Sendable {
    public static let automatic: ButtonBorderShape = stub()
    @available(macOS 14.0, tvOS 17.0, *) public static let capsule: ButtonBorderShape = stub()
    public static let roundedRectangle: ButtonBorderShape = stub()
    @available(iOS 17.0, macOS 14.0, tvOS 16.4, watchOS 10.0, *)
    public static let circle: ButtonBorderShape = stub()
    @available(macOS 14.0, tvOS 17.0, *)
    public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape { stub() }
    public static func == (a: ButtonBorderShape, b: ButtonBorderShape) -> Bool { stub() }
}

@available(iOS 15.0, macOS 10.15, watchOS 9.0, *) @available(tvOS, unavailable)
public enum ControlSize: CaseIterable, Sendable {
    case mini, small, regular
    @available(macOS 11.0, *) case large
    @available(iOS 17.0, macOS 14.0, watchOS 10.0, *) case extraLarge

    public static var allCases: [ControlSize] { stub() }
}
