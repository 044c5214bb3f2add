// Lists, and the views that they lead to.

@available(SwiftUI_16, *)
nonisolated public struct NavigationSplitView<Sidebar, Content, Detail>: _PrimitiveView
where Sidebar: View, Content: View, Detail: View {
    nonisolated public init(
        @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
    ) where Content == EmptyView {}
}

nonisolated public struct List<SelectionValue, Content>: _PrimitiveView
where SelectionValue: Hashable, Content: View {
    @available(watchOS 10.0, *)
    nonisolated public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {}
}
extension List where SelectionValue == Never {
    nonisolated public init(@ViewBuilder content: () -> Content) {}
}

extension View {
    @available(SwiftUI_14, *)
    nonisolated public func navigationTitle(_ title: Text) -> some View { opaque() }
    @available(SwiftUI_14, *)
    nonisolated public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View { opaque() }
    @available(SwiftUI_14, *) @_disfavoredOverload
    nonisolated public func navigationTitle<S>(_ title: S) -> some View where S: StringProtocol { opaque() }
}
