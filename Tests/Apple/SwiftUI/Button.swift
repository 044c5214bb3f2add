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
