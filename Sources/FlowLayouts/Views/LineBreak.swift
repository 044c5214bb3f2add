/// Ends a line between two views of a flow.
nonisolated public struct LineBreak: View {
    public init() {}

    public var body: some View {
        Color.clear
            .frame(width: 0, height: 0)
            .flowRole(.lineBreak)
    }
}
