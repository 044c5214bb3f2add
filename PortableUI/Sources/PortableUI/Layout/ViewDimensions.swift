/// The size of a view and its alignment guides.
public struct ViewDimensions: Equatable {
    /// In points.
    public let width: CGFloat
    /// In points.
    public let height: CGFloat
    private let element: LayoutElement?
    private let proposal: ProposedViewSize

    /// The dimensions of an element that was proposed a size.
    init(of element: LayoutElement, proposal: ProposedViewSize) {
        let size = element.size(proposal)
        (width, height) = (size.width, size.height)
        self.element = element
        self.proposal = proposal
    }

    /// The dimensions of something without guides of its own.
    init(_ size: CGSize) {
        (width, height) = (size.width, size.height)
        element = nil
        proposal = ProposedViewSize(size)
    }

    var size: CGSize { CGSize(width: width, height: height) }

    /// The distance of a guide from the leading edge, in points.
    public subscript(guide: HorizontalAlignment) -> CGFloat {
        self[explicit: guide] ?? guide.id.defaultValue(in: self)
    }

    /// The distance of a guide from the top, in points.
    public subscript(guide: VerticalAlignment) -> CGFloat {
        self[explicit: guide] ?? guide.id.defaultValue(in: self)
    }

    /// The distance of a guide from the leading edge, in points, where the view or one inside it set it.
    public subscript(explicit guide: HorizontalAlignment) -> CGFloat? {
        element?.explicitGuide(.horizontal(guide), proposal: proposal)
    }

    /// The distance of a guide from the top, in points, where the view or one inside it set it.
    public subscript(explicit guide: VerticalAlignment) -> CGFloat? {
        element?.explicitGuide(.vertical(guide), proposal: proposal)
    }

    public static func == (a: ViewDimensions, b: ViewDimensions) -> Bool {
        a.size == b.size && a.element === b.element && a.proposal == b.proposal
    }
}

/// A guide on either axis.
enum Guide: Hashable {
    case horizontal(HorizontalAlignment)
    case vertical(VerticalAlignment)

    /// The coordinate of a point along the guide's axis.
    func coordinate(of point: CGPoint) -> CGFloat {
        switch self {
        case .horizontal: point.x
        case .vertical: point.y
        }
    }

    /// One position out of those that several views of a container have.
    func combine(_ positions: [CGFloat?]) -> CGFloat? {
        switch self {
        case .horizontal(let guide): guide.combineExplicit(positions)
        case .vertical(let guide): guide.combineExplicit(positions)
        }
    }
}
