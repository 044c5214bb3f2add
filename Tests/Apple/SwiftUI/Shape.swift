// Shapes.

nonisolated public protocol Shape: Sendable, Animatable, View {
    nonisolated func path(in rect: CGRect) -> Path
    @available(SwiftUI_16, *) nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
}
extension Shape {
    @available(SwiftUI_16, *)
    nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { stub() }
    @MainActor @preconcurrency public var body: _ShapeView<Self, ForegroundStyle> { stub() }
    @_disfavoredOverload
    nonisolated public func fill<S>(
        _ content: S, style: FillStyle = FillStyle()
    ) -> some View where S: ShapeStyle { opaque() }
    nonisolated public func fill(style: FillStyle = FillStyle()) -> some View { opaque() }
    nonisolated public func stroke(lineWidth: CGFloat = 1) -> some Shape { stub() as Rectangle }
    @_disfavoredOverload
    nonisolated public func stroke<S>(
        _ content: S, lineWidth: CGFloat = 1
    ) -> some View where S: ShapeStyle { opaque() }
}
@available(SwiftUI_17, *)
extension Shape {
    nonisolated public func fill<S>(
        _ content: S = .foreground, style: FillStyle = FillStyle()
    ) -> _ShapeView<Self, S> where S: ShapeStyle { stub() }
    nonisolated public func stroke<S>(
        _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> StrokeShapeView<Self, S, EmptyView> where S: ShapeStyle { stub() }
}
nonisolated public struct _ShapeView<Content, Style>: _PrimitiveView
where Content: Shape, Style: ShapeStyle {}
@available(SwiftUI_17, *)
nonisolated public struct StrokeShapeView<Content, Style, Background>: _PrimitiveView
where Content: Shape, Style: ShapeStyle, Background: View {}
@available(SwiftUI_17, *)
nonisolated public struct StrokeBorderShapeView<Content, Style, Background>: _PrimitiveView
where Content: InsettableShape, Style: ShapeStyle, Background: View {}

nonisolated public protocol InsettableShape: Shape {
    associatedtype InsetShape: InsettableShape
    nonisolated func inset(by amount: CGFloat) -> Self.InsetShape
}
extension InsettableShape {
    @_disfavoredOverload
    nonisolated public func strokeBorder<S>(
        _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> some View where S: ShapeStyle { opaque() }
}
@available(SwiftUI_17, *)
extension InsettableShape {
    nonisolated public func strokeBorder<S>(
        _ content: S = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> StrokeBorderShapeView<Self, S, EmptyView> where S: ShapeStyle { stub() }
}

public enum RoundedCornerStyle: Sendable { case circular, continuous }
@frozen nonisolated public struct Rectangle: InsettableShape {
    nonisolated public init() {}
    nonisolated public func path(in rect: CGRect) -> Path { stub() }
    nonisolated public func inset(by amount: CGFloat) -> some InsettableShape { stub() as Rectangle }
}
@frozen nonisolated public struct RoundedRectangle: InsettableShape {
    nonisolated public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {}
    nonisolated public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {}
    nonisolated public func path(in rect: CGRect) -> Path { stub() }
    nonisolated public func inset(by amount: CGFloat) -> some InsettableShape { stub() as RoundedRectangle }
}
@frozen nonisolated public struct Capsule: InsettableShape {
    nonisolated public init(style: RoundedCornerStyle = .continuous) {}
    nonisolated public func path(in rect: CGRect) -> Path { stub() }
    nonisolated public func inset(by amount: CGFloat) -> some InsettableShape { stub() as Capsule }
}
@frozen nonisolated public struct Circle: InsettableShape {
    nonisolated public init() {}
    nonisolated public func path(in rect: CGRect) -> Path { stub() }
    nonisolated public func inset(by amount: CGFloat) -> some InsettableShape { stub() as Circle }
}
