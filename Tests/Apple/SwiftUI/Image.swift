// Images and labels.

@frozen public struct Image: Equatable, Sendable {
    let provider: Int
    public enum ResizingMode: Sendable { case tile, stretch }
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
