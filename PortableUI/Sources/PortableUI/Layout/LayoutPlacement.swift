import PortableUIDrawing

/// Where a container wants a child to be.
struct LayoutPlacement {
    var position: CGPoint
    var anchor: UnitPoint
    var proposal: ProposedViewSize

    init(position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
        self.position = position
        self.anchor = anchor
        self.proposal = proposal
    }

    /// The placement of an element that its container has not placed.
    init(inMiddleOf bounds: CGRect, proposal: ProposedViewSize) {
        self.init(position: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: proposal)
    }

    /// The frame that an element gets this way.
    func frame(of element: LayoutElement) -> CGRect {
        let size = element.size(proposal)
        return CGRect(origin: origin(of: size), size: size)
    }

    /// Where something of a size begins.
    func origin(of size: CGSize) -> CGPoint {
        // Zero times a size without end is not a number.
        CGPoint(
            x: anchor.x == 0 ? position.x : position.x - anchor.x * size.width,
            y: anchor.y == 0 ? position.y : position.y - anchor.y * size.height)
    }

    /// The position of an element's explicit guide in its container.
    func guide(_ guide: Guide, of element: LayoutElement) -> CGFloat? {
        element.explicitGuide(guide, proposal: proposal)
            .map { $0 + guide.coordinate(of: frame(of: element).origin) }
    }
}

// MARK: Laying out

extension LayoutElement {
    /// Gives the element its place, and its descendants theirs.
    ///
    /// - Parameters:
    ///   - origin: In the parent's coordinates.
    ///   - parentOrigin: The parent's own origin in the host's space.
    func layOut(at origin: CGPoint, in parentOrigin: CGPoint, proposal: ProposedViewSize) {
        var bounds = CGRect(origin: origin, size: size(proposal))
        precondition(
            !isPessimistic || origin.x.isFinite && origin.y.isFinite,
            "\(name) is at no finite place: \(origin)")
        frame = bounds.offsetBy(dx: parentOrigin.x, dy: parentOrigin.y)
        if isPessimistic { bounds = bounds.offsetBy(dx: 64, dy: 32) }
        placeChildren(in: bounds, proposal: proposal)
        forEachChild { layOut($0, in: bounds, proposal: proposal) }
    }

    /// Gives a child its place, and its descendants theirs.
    func layOut(_ child: LayoutElement, in bounds: CGRect, proposal: ProposedViewSize) {
        let placement =
            child.placement.take() ?? LayoutPlacement(inMiddleOf: bounds, proposal: proposal)
        var childFrame = placement.frame(of: child).offsetBy(dx: -bounds.minX, dy: -bounds.minY)
        if layoutDirection == .rightToLeft {
            childFrame.origin.x = bounds.width - childFrame.maxX
        }
        child.layOut(at: childFrame.origin, in: frame.origin, proposal: placement.proposal)
    }
}
