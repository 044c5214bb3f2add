import FlowLayouts

/// A flow, what it is offered, and what it looks like: a character for each cell of 10 × 10 points.
struct FlowCase: Sendable {
    let name: String
    /// The space that is offered, in points.
    let width: CGFloat?
    let height: CGFloat?
    /// The numbers of blocks that are hidden, and so not drawn.
    let hidden: Set<Int>
    let picture: String
    let flow: @MainActor @Sendable () -> AnyView

    init(
        _ name: String, width: CGFloat? = nil, height: CGFloat? = nil, hidden: Set<Int> = [],
        picture: String, flow: @escaping @MainActor @Sendable () -> some View
    ) {
        self.name = name
        self.width = width
        self.height = height
        self.hidden = hidden
        self.picture = picture
        self.flow = { AnyView(flow()) }
    }
}
