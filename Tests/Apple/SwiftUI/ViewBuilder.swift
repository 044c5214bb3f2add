// The builder of views. In SDK 27 some of its parts take content that is no view.

@resultBuilder public struct ViewBuilder {
    public static func buildBlock() -> EmptyView { stub() }
    @_disfavoredOverload
    public static func buildBlock<each Content>(
        _ content: repeat each Content
    ) -> TupleView<(repeat each Content)>
    where repeat each Content: View { stub() }
    @available(SwiftUI_14, *)
    public static func buildLimitedAvailability<Content>(
        _ content: Content
    ) -> AnyView where Content: View { stub() }
    #if SDK26
        public static func buildExpression<Content>(
            _ content: Content
        ) -> Content where Content: View { stub() }
        @available(*, unavailable, message: "this expression does not conform to 'View'") @_disfavoredOverload
        public static func buildExpression(_ invalid: Any) -> some View { opaque() }
        public static func buildBlock<Content>(_ content: Content) -> Content where Content: View { stub() }
        public static func buildIf<Content>(_ content: Content?) -> Content? where Content: View { stub() }
        public static func buildEither<TrueContent, FalseContent>(
            first: TrueContent
        ) -> _ConditionalContent<TrueContent, FalseContent> where TrueContent: View, FalseContent: View {
            stub()
        }
        public static func buildEither<TrueContent, FalseContent>(
            second: FalseContent
        ) -> _ConditionalContent<TrueContent, FalseContent> where TrueContent: View, FalseContent: View {
            stub()
        }
    #else
        public static func buildBlock<Content>(_ content: Content) -> Content { stub() }
        public static func buildIf<Content>(_ content: Content?) -> Content? { stub() }
        public static func buildEither<TrueContent, FalseContent>(
            first: TrueContent
        ) -> _ConditionalContent<TrueContent, FalseContent> { stub() }
        public static func buildEither<TrueContent, FalseContent>(
            second: FalseContent
        ) -> _ConditionalContent<TrueContent, FalseContent> { stub() }
    #endif
}
#if !SDK26
    public typealias ContentBuilder = ViewBuilder
#endif
