// Which types of views are a single subview, whatever their values.

extension View {
    /// Whether every view of the type is known to be a single one.
    nonisolated static var isSingle: Bool {
        if let primitive = Self.self as? any PrimitiveView.Type { return primitive.isSinglePrimitive }
        return Body.self != Never.self && Body.isSingle
    }
}

extension PrimitiveView {
    nonisolated static var isSinglePrimitive: Bool { false }
}

extension Text { nonisolated static var isSinglePrimitive: Bool { true } }
extension Image { nonisolated static var isSinglePrimitive: Bool { true } }
extension Color { nonisolated static var isSinglePrimitive: Bool { true } }
extension DrawnShape { nonisolated static var isSinglePrimitive: Bool { true } }
extension HStack { nonisolated static var isSinglePrimitive: Bool { true } }
extension VStack { nonisolated static var isSinglePrimitive: Bool { true } }
extension ZStack { nonisolated static var isSinglePrimitive: Bool { true } }
extension LayoutContainer { nonisolated static var isSinglePrimitive: Bool { true } }
extension Button { nonisolated static var isSinglePrimitive: Bool { true } }
extension Label { nonisolated static var isSinglePrimitive: Bool { true } }
extension ModifiedView { nonisolated static var isSinglePrimitive: Bool { Content.isSingle } }
extension ContextView { nonisolated static var isSinglePrimitive: Bool { Content.isSingle } }
