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
    /// The view that is dragged in each state, if there is one. Where the next state has none, it has been dropped.
    public let drags: [Drag?]

    /// A view that is dragged: its id, and to where.
    public struct Drag {
        public let id: String
        public let point: CGPoint
    }

    init(
        _ name: String, _ title: String, width: CGFloat = 400, drag: Drag? = nil,
        @ViewBuilder content: () -> some View
    ) {
        self.name = name
        self.title = title
        self.width = width
        drags = [drag]
        states = [AnyView(content())]
    }

    /// An example that moves from state to state.
    init<State>(
        _ name: String, _ title: String, width: CGFloat = 400, states: [State], drags: [Drag?]? = nil,
        @ViewBuilder content: (State) -> some View
    ) {
        self.name = name
        self.title = title
        self.width = width
        self.drags = drags ?? states.map { _ in nil }
        self.states = states.map { AnyView(content($0)) }
    }

    /// All pictures.
    public static var all: [GalleryEntry] {
        topics + fromReadme + apps + tagCloud + pills + words + keywords + sentence
            + manual + options + lineOptions + spaceOptions + viewOptions + filters + lazyFlows
            + textsAndGestures + humanRights
    }
}
