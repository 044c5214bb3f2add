// Buttons and their styles.

nonisolated public struct Button<Label>: _PrimitiveView where Label: View {
    @preconcurrency
    nonisolated public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {}
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
}

@MainActor @preconcurrency public protocol PrimitiveButtonStyle {
    associatedtype Body: View
    typealias Configuration = PrimitiveButtonStyleConfiguration
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
}
public struct PrimitiveButtonStyleConfiguration {
    nonisolated public struct Label: _PrimitiveView {}
    public var label: PrimitiveButtonStyleConfiguration.Label { stub() }
}
@available(*, unavailable) extension PrimitiveButtonStyleConfiguration: Sendable {}

nonisolated public struct PlainButtonStyle: PrimitiveButtonStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { opaque() }
}
@available(iOS 13.0, macOS 10.15, tvOS 17.0, watchOS 8.0, *)
nonisolated public struct BorderlessButtonStyle: PrimitiveButtonStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { opaque() }
}
extension PrimitiveButtonStyle where Self == PlainButtonStyle {
    nonisolated public static var plain: PlainButtonStyle { stub() }
}
@available(iOS 13.0, macOS 10.15, tvOS 17.0, watchOS 8.0, *)
extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
    nonisolated public static var borderless: BorderlessButtonStyle { stub() }
}
