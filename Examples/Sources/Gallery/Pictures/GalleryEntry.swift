import FlowLayouts

/// One picture of the gallery: an example and how much space it gets.
@MainActor
public struct GalleryEntry {
    /// The name of its file, without an extension.
    public let name: String
    /// What it shows, for people who do not see it.
    public let title: String
    /// What the example is offered, in points. Its height is its own choice.
    public let width: CGFloat
    /// The example, once, or as it looks in one state after another.
    public let states: [AnyView]
    /// The id of a view that is dragged meanwhile, and to where.
    public let drag: (id: String, point: CGPoint)?

    init(
        _ name: String, _ title: String, width: CGFloat = 400, drag: (id: String, point: CGPoint)? = nil,
        @ViewBuilder content: () -> some View
    ) {
        self.name = name
        self.title = title
        self.width = width
        self.drag = drag
        states = [AnyView(content())]
    }

    /// An example that moves from state to state.
    init<State>(
        _ name: String, _ title: String, width: CGFloat = 400, states: [State],
        @ViewBuilder content: (State) -> some View
    ) {
        self.name = name
        self.title = title
        self.width = width
        drag = nil
        self.states = states.map { AnyView(content($0)) }
    }

    /// All pictures.
    public static var all: [GalleryEntry] {
        topics + tagCloud + pills + lettersAndWords + keywords + sentence + seeds + options + lineOptions
            + spaceOptions + viewOptions + filters + lazyFlows + textsAndGestures + humanRights
    }
}
