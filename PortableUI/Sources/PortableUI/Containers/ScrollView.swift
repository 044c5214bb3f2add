/// A window onto content that may be larger along some axes.
///
/// The content is offered no limit along those axes. At first the window shows the beginning;
/// `ViewHost.scroll(to:)` and ``ScrollViewProxy/scrollTo(_:anchor:)`` move the content.
nonisolated public struct ScrollView<Content: View>: View {
    private let axes: Axis.Set
    private let content: Content

    public init(
        _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
    ) {
        self.axes = axes
        self.content = content()
    }
}

extension ScrollView: PrimitiveView {
    @MainActor func build(in context: BuildContext) -> [LayoutElement] {
        let position = context.node.memory { ScrollState() }
        var inner = context
        func name(_ axis: Axis?) {
            inner.namedSpaces[AnyHashable(ScrollSpaceName(axis: axis))] = position.space
        }
        name(nil)
        if axes.contains(.horizontal) {
            inner.horizontalScroll = position
            name(.horizontal)
        }
        if axes.contains(.vertical) {
            inner.verticalScroll = position
            name(.vertical)
        }
        return inner.build(VStack { content }, at: .position(0)).map { stack in
            ScrollElement(axes: axes, position: position, around: stack, context: context)
        }
    }
}

/// Which part of its content a scroll view shows. It outlives the elements.
final class ScrollState {
    /// From the content's top leading corner to that of the window.
    var offset = CGPoint.zero
    /// How often someone has scrolled.
    private(set) var scrollCount = 0
    /// The largest offset that the content allows.
    fileprivate var limit = CGPoint.zero
    /// What is seen, in the host's space: the window, and its content under what is over the edges of the host.
    fileprivate(set) var window = CGRect.zero
    /// The window without that, in which content begins and comes to rest.
    fileprivate(set) var frame = CGRect.zero
    /// What views inside can know of the two.
    let space = NamedSpace()

    /// Whether the content has not allowed the offset that was scrolled to last.
    private var isLimited = false

    /// Moves the window, as opposed to content above it that turns out longer.
    func scroll(to offset: CGPoint) {
        self.offset = offset
        scrollCount += 1
        isLimited = false
    }

    fileprivate func limitOffset() {
        let wanted = offset
        offset.x = min(max(offset.x, 0), limit.x)
        offset.y = min(max(offset.y, 0), limit.y)
        if offset != wanted { isLimited = true }
    }

    /// Whether the window could be closer to a target now: its content has turned out longer once its end was shown.
    func isHeldBack(from target: CGPoint) -> Bool {
        isLimited && (offset.x < min(target.x, limit.x) || offset.y < min(target.y, limit.y))
    }
}

/// An element that shows a part of its content, and nothing outside of its frame.
final class ScrollElement: ModifierElement {
    private let axes: Axis.Set
    let position: ScrollState
    private let safeArea: SafeArea

    init(
        axes: Axis.Set, position: ScrollState, around content: LayoutElement, context: BuildContext
    ) {
        self.axes = axes
        self.position = position
        safeArea = context.hostMemory.safeArea
        super.init(around: content, context: context)
    }

    override var name: String { "ScrollView" }

    // What the content says about itself does not reach beyond the scroll view.
    override var priority: Double { 0 }

    override var keepsSpacingInFrame: Bool { false }

    override func childProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(
            width: axes.contains(.horizontal) ? nil : proposal.width,
            height: axes.contains(.vertical) ? nil : proposal.height)
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        let content = super.computeSize(proposal)
        return CGSize(
            width: axes.contains(.horizontal) ? proposal.width ?? content.width : content.width,
            height: axes.contains(.vertical) ? proposal.height ?? content.height : content.height)
    }

    override func childOrigin(in size: CGSize, proposal: ProposedViewSize) -> CGPoint {
        CGPoint(x: -position.offset.x, y: -position.offset.y)
    }

    override func placeChildren(in bounds: CGRect, proposal: ProposedViewSize) {
        position.frame = frame
        position.window = safeArea.extending(frame, along: axes, layoutDirection)
        position.space.frame = isPessimistic ? position.window : frame
        let content = child.size(childProposal(proposal))
        position.limit = CGPoint(
            x: max(content.width - bounds.width, 0), y: max(content.height - bounds.height, 0))
        position.limitOffset()
        super.placeChildren(in: bounds, proposal: proposal)
    }

    override func draw(into canvas: inout Canvas) {
        canvas.withEffect(.clip(Path(position.window))) { super.draw(into: &$0) }
    }
}

extension ScrollElement {
    /// Moves the content so that a view with an id shows.
    ///
    /// - Parameters:
    ///   - id: That of a view inside, or of a row of a lazy stack inside that need not exist yet.
    ///   - anchor: The point of the view that comes to be at the same point of the window; `nil` to move no
    ///     further than needed.
    /// - Returns: Whether the content has moved; `nil` where there is no such view.
    fileprivate func show(_ id: AnyHashable, anchor: UnitPoint?) -> Bool? {
        guard let target = child.frame(of: id, below: child.identity) else { return nil }
        let before = position.offset
        var offset = before
        if axes.contains(.horizontal) {
            let isReversed = layoutDirection == .rightToLeft
            let start = isReversed ? frame.maxX - target.maxX : target.minX - frame.minX
            offset.x += distance(to: start, target.width, in: frame.width, anchor: anchor?.x)
        }
        if axes.contains(.vertical) {
            let start = target.minY - frame.minY
            offset.y += distance(to: start, target.height, in: frame.height, anchor: anchor?.y)
        }
        position.scroll(to: offset)
        position.limitOffset()
        return position.offset != before
    }

    /// How far to scroll to something that starts at a place in the window.
    private func distance(
        to start: CGFloat, _ length: CGFloat, in window: CGFloat, anchor: CGFloat?
    ) -> CGFloat {
        if let anchor { return start + anchor * (length - window) }
        return min(start, max(0, start + length - window))
    }
}

extension LayoutElement {
    /// The first scroll view from the outside in.
    var scrollElement: ScrollElement? {
        (self as? ScrollElement) ?? children.lazy.compactMap(\.scrollElement).first
    }

    /// The scroll views inside, from the outside in, in order.
    var scrollElements: [ScrollElement] {
        let inner = children.flatMap(\.scrollElements)
        return (self as? ScrollElement).map { [$0] + inner } ?? inner
    }

    /// Moves the content of a scroll view so that a view shows, as far as that is needed and possible.
    ///
    /// - Returns: Whether it has moved.
    func show(_ request: ScrollRequest) -> Bool {
        for scroll in scrollElements where request.reader.contains(scroll.identity) {
            if let hasMoved = scroll.show(request.id, anchor: request.anchor) { return hasMoved }
        }
        return false
    }
}
