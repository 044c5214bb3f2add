@available(SwiftUI_15, *)
@MainActor @preconcurrency public struct AsyncImage<Content>: View where Content: View {
    @preconcurrency nonisolated public init<I, P>(
        url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
        @ViewBuilder placeholder: @escaping () -> P
    ) where Content == _ConditionalContent<I, P>, I: View, P: View { fatalError() }
    public var body: some View { EmptyView() }
}
