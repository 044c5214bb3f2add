// Images and labels.

@frozen public struct Image: Equatable, Sendable {
    let provider: Int
    public enum ResizingMode: Sendable { case tile, stretch }
    public enum TemplateRenderingMode: Sendable { case template, original }
    @available(macOS 11.0, *) public enum Scale: Sendable { case small, medium, large }
    public func renderingMode(_ renderingMode: Image.TemplateRenderingMode?) -> Image { stub() }
    public init(_ name: String, bundle: Bundle? = nil) { fatalError() }
    @available(macOS 11.0, *) public init(systemName: String) { fatalError() }
    public func resizable(
        capInsets: EdgeInsets = EdgeInsets(), resizingMode: Image.ResizingMode = .stretch
    ) -> Image { stub() }
}
extension Image: View, _PrimitiveView {}

@available(SwiftUI_14, *)
nonisolated public struct Label<Title, Icon>: _PrimitiveView where Title: View, Icon: View {
    nonisolated public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {}
}
@available(SwiftUI_14, *)
extension Label where Title == Text, Icon == Image {
    nonisolated public init(_ titleKey: LocalizedStringKey, systemImage name: String) {}
    @_disfavoredOverload
    nonisolated public init<S>(_ title: S, systemImage name: String) where S: StringProtocol {}
    nonisolated public init(_ titleKey: LocalizedStringKey, image name: String) {}
    @_disfavoredOverload
    nonisolated public init<S>(_ title: S, image name: String) where S: StringProtocol {}
}

@available(SwiftUI_14, *)
@MainActor @preconcurrency public protocol LabelStyle {
    associatedtype Body: View
    typealias Configuration = LabelStyleConfiguration
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
}
@available(SwiftUI_14, *)
public struct LabelStyleConfiguration {
    nonisolated public struct Title: _PrimitiveView {}
    nonisolated public struct Icon: _PrimitiveView {}
    public var title: LabelStyleConfiguration.Title { stub() }
    public var icon: LabelStyleConfiguration.Icon { stub() }
}
@available(*, unavailable) extension LabelStyleConfiguration: Sendable {}
@available(SwiftUI_14, *)
nonisolated public struct DefaultLabelStyle: LabelStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { opaque() }
}
@available(SwiftUI_14, *)
nonisolated public struct IconOnlyLabelStyle: LabelStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { opaque() }
}
@available(SwiftUI_14, *)
nonisolated public struct TitleOnlyLabelStyle: LabelStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { opaque() }
}
@available(iOS 14.5, macOS 11.3, tvOS 14.5, watchOS 7.4, *)
nonisolated public struct TitleAndIconLabelStyle: LabelStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { opaque() }
}
@available(SwiftUI_14, *)
extension LabelStyle where Self == DefaultLabelStyle {
    nonisolated public static var automatic: DefaultLabelStyle { stub() }
}
@available(SwiftUI_14, *)
extension LabelStyle where Self == IconOnlyLabelStyle {
    nonisolated public static var iconOnly: IconOnlyLabelStyle { stub() }
}
@available(SwiftUI_14, *)
extension LabelStyle where Self == TitleOnlyLabelStyle {
    nonisolated public static var titleOnly: TitleOnlyLabelStyle { stub() }
}
@available(iOS 14.5, macOS 11.3, tvOS 14.5, watchOS 7.4, *)
extension LabelStyle where Self == TitleAndIconLabelStyle {
    nonisolated public static var titleAndIcon: TitleAndIconLabelStyle { stub() }
}
