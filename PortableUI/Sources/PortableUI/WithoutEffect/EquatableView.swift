/// A view that need not be evaluated again while it is equal to what it was. A host evaluates all views anyway.
nonisolated public struct EquatableView<Content: Equatable & View>: View {
    public var content: Content

    public init(content: Content) {
        self.content = content
    }

    @MainActor public var body: some View { content }
}

extension View where Self: Equatable {
    /// Keeps the view from being evaluated again while it is equal to what it was. A host evaluates all views anyway.
    nonisolated public func equatable() -> EquatableView<Self> {
        EquatableView(content: self)
    }
}
