/// Views that are made from the space they get.
///
/// The reader takes all that it is offered; where nothing is offered, 10 points. Its views begin at its top leading
/// corner, on top of each other, whatever their alignment guides say, and are offered its size. They are built when
/// that is known, so the closure never sees another one. If it changes state on the main queue, as
/// `DispatchQueue.main.async` does, `ViewHost.settle()` waits for that.
nonisolated public struct GeometryReader<Content: View>: View {
    /// Builds the views.
    public var content: (GeometryProxy) -> Content

    public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
        self.content = content
    }
}

@available(*, unavailable)
extension GeometryReader: Sendable {}

extension GeometryReader: PrimitiveView {
    @MainActor func build(in context: BuildContext) -> [LayoutElement] {
        var inner = context.ofSeveral
        inner.environment.stackOrientation = nil
        return [
            GeometryReaderElement(context: context) { [inner] proxy in
                let content = inner.node.made(of: self, in: inner.hostMemory) { reader in
                    inner.hostMemory.tally.readers += 1
                    return reader.content(proxy)
                }
                return inner.build(content, at: .position(0))
            }
        ]
    }
}

/// An element whose children are built when its own place is known.
final class GeometryReaderElement: LayoutElement {
    private let build: (GeometryProxy) -> [LayoutElement]
    private let geometry: ViewGeometry
    private var contents: [LayoutElement] = []
    /// The geometry with which they were built.
    private var builtGeometry: [CGRect]?

    init(context: BuildContext, build: @escaping (GeometryProxy) -> [LayoutElement]) {
        self.build = build
        geometry = context.node.memory { ViewGeometry() }
        geometry.follow(context)
        super.init(context: context)
    }

    override var name: String { "GeometryReader" }

    override func forEachChild(_ body: (LayoutElement) -> Void) {
        for child in contents { body(child) }
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    override func placeChildren(in bounds: CGRect, proposal: ProposedViewSize) {
        geometry.frame = frame
        if builtGeometry != geometry.all { buildContents() }
        for child in contents {
            child.placement = LayoutPlacement(
                position: bounds.origin, proposal: ProposedViewSize(bounds.size))
        }
    }

    private func buildContents() {
        builtGeometry = geometry.all
        // Views may be built several times in one evaluation, each time as if for the first time.
        node.forgetMeetings()
        contents = build(GeometryProxy(geometry: geometry))
    }
}
