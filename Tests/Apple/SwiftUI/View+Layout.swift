// Modifiers that size and place a view.

extension View {
    nonisolated public func frame(
        width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View { opaque() }
    @available(*, deprecated, message: "Please pass one or more parameters.")
    nonisolated public func frame() -> some View { opaque() }
    nonisolated public func frame(
        minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
        minHeight: CGFloat? = nil,
        idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View { opaque() }
    nonisolated public func padding(_ insets: EdgeInsets) -> some View { opaque() }
    nonisolated public func padding(
        _ edges: Edge.Set = .all, _ length: CGFloat? = nil
    ) -> some View { opaque() }
    nonisolated public func padding(_ length: CGFloat) -> some View { opaque() }
    nonisolated public func fixedSize(horizontal: Bool, vertical: Bool) -> some View { opaque() }
    nonisolated public func fixedSize() -> some View { opaque() }
    nonisolated public func layoutPriority(_ value: Double) -> some View { opaque() }
    @available(SwiftUI_16, *)
    nonisolated public func layoutValue<K>(
        key: K.Type, value: K.Value
    ) -> some View where K: LayoutValueKey { _trait(_LayoutTrait<K>.self, value) }
    @preconcurrency nonisolated public func alignmentGuide(
        _ g: HorizontalAlignment, computeValue: @escaping @Sendable (ViewDimensions) -> CGFloat
    ) -> some View { opaque() }
    @preconcurrency nonisolated public func alignmentGuide(
        _ g: VerticalAlignment, computeValue: @escaping @Sendable (ViewDimensions) -> CGFloat
    ) -> some View { opaque() }
    nonisolated public func offset(_ offset: CGSize) -> some View { opaque() }
    nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { opaque() }
    nonisolated public func position(_ position: CGPoint) -> some View { opaque() }
    @available(SwiftUI_16, *) @preconcurrency
    nonisolated public func onGeometryChange<T>(
        for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T,
        action: @escaping (_ newValue: T) -> Void
    ) -> some View where T: Equatable, T: Sendable { opaque() }
    @available(SwiftUI_18, *) @preconcurrency
    nonisolated public func onGeometryChange<T>(
        for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T,
        action: @escaping (_ oldValue: T, _ newValue: T) -> Void
    ) -> some View where T: Equatable, T: Sendable { opaque() }
    @available(iOS, introduced: 13.0, deprecated: 27.0)
    @available(macOS, introduced: 10.15, deprecated: 27.0)
    @available(tvOS, introduced: 13.0, deprecated: 27.0)
    @available(watchOS, introduced: 6.0, deprecated: 27.0)
    nonisolated public func coordinateSpace<T>(name: T) -> some View where T: Hashable { opaque() }
}
