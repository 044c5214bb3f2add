// Which types of views are a single subview, whatever their values.

extension View {
    /// Whether every view of the type is known to be a single one.
    nonisolated static var isSingle: Bool {
        if let primitive = Self.self as? any PrimitiveView.Type { return primitive.isSinglePrimitive }
        return Body.self != Never.self && Body.isSingle
    }
}

// MARK: - Single ones

extension BuiltView { nonisolated static var isSinglePrimitive: Bool { true } }
extension Button { nonisolated static var isSinglePrimitive: Bool { true } }
extension Color { nonisolated static var isSinglePrimitive: Bool { true } }
extension Divider { nonisolated static var isSinglePrimitive: Bool { true } }
extension DrawnShape { nonisolated static var isSinglePrimitive: Bool { true } }
extension GeometryReader { nonisolated static var isSinglePrimitive: Bool { true } }
extension Image { nonisolated static var isSinglePrimitive: Bool { true } }
extension LayoutContainer { nonisolated static var isSinglePrimitive: Bool { true } }
extension LazyHStack { nonisolated static var isSinglePrimitive: Bool { true } }
extension LazyVStack { nonisolated static var isSinglePrimitive: Bool { true } }
extension LinearGradient { nonisolated static var isSinglePrimitive: Bool { true } }
extension Picker { nonisolated static var isSinglePrimitive: Bool { true } }
extension ScrollView { nonisolated static var isSinglePrimitive: Bool { true } }
extension Slider { nonisolated static var isSinglePrimitive: Bool { true } }
extension Spacer { nonisolated static var isSinglePrimitive: Bool { true } }
extension Text { nonisolated static var isSinglePrimitive: Bool { true } }
extension TextField { nonisolated static var isSinglePrimitive: Bool { true } }
extension Toggle { nonisolated static var isSinglePrimitive: Bool { true } }
extension _VariadicView_Children.Element { nonisolated static var isSinglePrimitive: Bool { true } }

// MARK: - Those around another view

extension AnimatedView { nonisolated static var isSinglePrimitive: Bool { Content.isSingle } }
extension AppearingView { nonisolated static var isSinglePrimitive: Bool { Content.isSingle } }
extension ChangeView { nonisolated static var isSinglePrimitive: Bool { Content.isSingle } }
extension _ConditionalContent {
    nonisolated static var isSinglePrimitive: Bool { First.isSingle && Second.isSingle }
}
extension ContextView { nonisolated static var isSinglePrimitive: Bool { Content.isSingle } }
extension Group { nonisolated static var isSinglePrimitive: Bool { Content.isSingle } }
extension IdentifiedView { nonisolated static var isSinglePrimitive: Bool { Content.isSingle } }
extension ModifiedContent where Content: View, Modifier: ViewModifier {
    nonisolated static var isSinglePrimitive: Bool { Content.isSingle && Modifier.Body.isSingle }
}
extension ModifiedView { nonisolated static var isSinglePrimitive: Bool { Content.isSingle } }
extension NamedSpaceView { nonisolated static var isSinglePrimitive: Bool { Content.isSingle } }
extension ScrollViewReader { nonisolated static var isSinglePrimitive: Bool { Content.isSingle } }
extension TaskView { nonisolated static var isSinglePrimitive: Bool { Content.isSingle } }
/// As single as what it stands for, of which `ModifiedContent` knows.
extension _ViewModifier_Content { nonisolated static var isSinglePrimitive: Bool { true } }

// MARK: - Those that may be any number

extension AnyView { nonisolated static var isSinglePrimitive: Bool { false } }
extension EmptyView { nonisolated static var isSinglePrimitive: Bool { false } }
extension ForEach where Content: View { nonisolated static var isSinglePrimitive: Bool { false } }
extension Optional where Wrapped: View { nonisolated static var isSinglePrimitive: Bool { false } }
extension Section where Parent: View, Content: View, Footer: View {
    nonisolated static var isSinglePrimitive: Bool { false }
}
extension TupleView { nonisolated static var isSinglePrimitive: Bool { false } }
extension _VariadicView.Tree where Root: _VariadicView.MultiViewRoot, Content: View {
    nonisolated static var isSinglePrimitive: Bool { false }
}
extension _VariadicView_Children { nonisolated static var isSinglePrimitive: Bool { false } }
