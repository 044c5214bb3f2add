/// Collects the views among the words of a ``FlowText``: one for each placeholder. An `if` counts as one even if it has no
/// view, so that the others keep their numbers. A `ForEach` counts as one, with all of its views.
@resultBuilder public enum FlowTextBuilder {
    public static func buildExpression(_ view: some View) -> [AnyView] { [AnyView(view)] }
    public static func buildBlock(_ views: [AnyView]...) -> [AnyView] { views.flatMap { $0 } }
    public static func buildEither(first views: [AnyView]) -> [AnyView] { views }
    public static func buildEither(second views: [AnyView]) -> [AnyView] { views }
    public static func buildOptional(_ views: [AnyView]?) -> [AnyView] { views ?? [AnyView(EmptyView())] }
    public static func buildLimitedAvailability(_ views: [AnyView]) -> [AnyView] { views }
}
