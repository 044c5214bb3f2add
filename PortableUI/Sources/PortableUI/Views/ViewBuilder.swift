/// Builds views from the statements of a closure.
@resultBuilder
public enum ViewBuilder {
    public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

    public static func buildBlock() -> EmptyView { EmptyView() }

    public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

    public static func buildBlock<each Content: View>(
        _ content: repeat each Content
    ) -> TupleView<(repeat each Content)> {
        TupleView((repeat each content), views: views(repeat each content))
    }

    public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

    public static func buildEither<First: View, Second: View>(
        first: First
    ) -> _ConditionalContent<First, Second> {
        .first(first)
    }

    public static func buildEither<First: View, Second: View>(
        second: Second
    ) -> _ConditionalContent<First, Second> {
        .second(second)
    }

    private static func views<each Content: View>(_ content: repeat each Content) -> [any View] {
        var views: [any View] = []
        repeat views.append(each content)
        return views
    }
}

/// Several views after one another.
nonisolated public struct TupleView<T>: View {
    public let value: T
    private let views: [any View]

    init(_ value: T, views: [any View]) {
        self.value = value
        self.views = views
    }
}

extension TupleView: PrimitiveView, MultiView {
    @MainActor func build(in context: BuildContext) -> [LayoutElement] {
        var elements: [LayoutElement] = []
        for (position, view) in views.enumerated() {
            elements += context.build(view, at: .position(position))
        }
        return elements
    }

    @MainActor func rows(in context: BuildContext) -> [LazyRows] {
        views.enumerated().flatMap { position, view in context.rows(of: view, at: .position(position)) }
    }
}

/// One of two views, as an `if` with an `else` chooses.
nonisolated public enum _ConditionalContent<First: View, Second: View>: View {
    case first(First)
    case second(Second)
}

extension _ConditionalContent: PrimitiveView, MultiView {
    @MainActor func build(in context: BuildContext) -> [LayoutElement] {
        switch self {
        case .first(let view): context.build(view, at: .choice(0))
        case .second(let view): context.build(view, at: .choice(1))
        }
    }

    @MainActor func rows(in context: BuildContext) -> [LazyRows] {
        switch self {
        case .first(let view): context.rows(of: view, at: .choice(0))
        case .second(let view): context.rows(of: view, at: .choice(1))
        }
    }
}

extension Optional: View where Wrapped: View {
    public typealias Body = Never
}

extension Optional: PrimitiveView, MultiView where Wrapped: View {
    @MainActor func build(in context: BuildContext) -> [LayoutElement] {
        guard let view = self else { return [] }
        return context.build(view, at: .choice(0))
    }

    @MainActor func rows(in context: BuildContext) -> [LazyRows] {
        map { context.rows(of: $0, at: .choice(0)) } ?? []
    }
}
