// Modifiers that draw.

extension View {
    @available(iOS, introduced: 13.0, deprecated: 27.0)
    @available(macOS, introduced: 10.15, deprecated: 27.0)
    @available(tvOS, introduced: 13.0, deprecated: 27.0)
    @available(watchOS, introduced: 6.0, deprecated: 27.0)
    @_disfavoredOverload
    nonisolated public func background<Background>(
        _ background: Background, alignment: Alignment = .center
    ) -> some View where Background: View { opaque() }
    @available(SwiftUI_15, *)
    nonisolated public func background<V>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View where V: View { opaque() }
    @available(SwiftUI_15, *)
    nonisolated public func background<S>(
        _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
    ) -> some View where S: ShapeStyle { opaque() }
    @available(SwiftUI_15, *)
    nonisolated public func background<S, T>(
        _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> some View where S: ShapeStyle, T: Shape { opaque() }
    @available(SwiftUI_15, *)
    nonisolated public func background<S, T>(
        _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> some View where S: ShapeStyle, T: InsettableShape { opaque() }
    @available(iOS, introduced: 13.0, deprecated: 27.0)
    @available(macOS, introduced: 10.15, deprecated: 27.0)
    @available(tvOS, introduced: 13.0, deprecated: 27.0)
    @available(watchOS, introduced: 6.0, deprecated: 27.0)
    @_disfavoredOverload
    nonisolated public func overlay<Overlay>(
        _ overlay: Overlay, alignment: Alignment = .center
    ) -> some View where Overlay: View { opaque() }
    @available(SwiftUI_15, *)
    nonisolated public func overlay<V>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View where V: View { opaque() }
    @available(SwiftUI_15, *)
    nonisolated public func overlay<S>(
        _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
    ) -> some View where S: ShapeStyle { opaque() }
    @available(SwiftUI_15, *)
    nonisolated public func overlay<S, T>(
        _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> some View where S: ShapeStyle, T: Shape { opaque() }
    nonisolated public func border<S>(
        _ content: S, width: CGFloat = 1
    ) -> some View where S: ShapeStyle { opaque() }
    nonisolated public func opacity(_ opacity: Double) -> some View { opaque() }
    nonisolated public func hidden() -> some View { opaque() }
    nonisolated public func clipped(antialiased: Bool = false) -> some View { opaque() }
    nonisolated public func clipShape<S>(
        _ shape: S, style: FillStyle = FillStyle()
    ) -> some View where S: Shape { opaque() }
    nonisolated public func shadow(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
        y: CGFloat = 0
    ) -> some View { opaque() }
    @available(iOS, introduced: 13.0, deprecated: 27.0)
    @available(macOS, introduced: 10.15, deprecated: 27.0)
    @available(tvOS, introduced: 13.0, deprecated: 27.0)
    @available(watchOS, introduced: 6.0, deprecated: 27.0)
    nonisolated public func foregroundColor(_ color: Color?) -> some View { opaque() }
    @available(SwiftUI_15, *)
    nonisolated public func foregroundStyle<S>(_ style: S) -> some View where S: ShapeStyle { opaque() }
    nonisolated public func font(_ font: Font?) -> some View { opaque() }
    @available(SwiftUI_16, *)
    nonisolated public func fontWeight(_ weight: Font.Weight?) -> some View { opaque() }
    @available(SwiftUI_16, *)
    nonisolated public func bold(_ isActive: Bool = true) -> some View { opaque() }
    nonisolated public func lineLimit(_ number: Int?) -> some View { opaque() }
    nonisolated public func lineSpacing(_ lineSpacing: CGFloat) -> some View { opaque() }
    nonisolated public func buttonStyle<S>(_ style: S) -> some View where S: PrimitiveButtonStyle { opaque() }
}
