/// The guide by which views are aligned across their line.
///
/// The engine finds tops, centers and bottoms by itself. It has to be given the position in each view of a guide
/// that is a baseline, custom, or moved by some view.
struct CrossGuide {
    private enum Guide {
        case vertical(VerticalAlignment)
        case horizontal(HorizontalAlignment)
    }

    /// How the engine aligns the items.
    private(set) var alignment: FlowItemAlignment
    private let guide: Guide
    /// The edge or center that the guide is, unless a view has moved it.
    private var edge: FlowItemAlignment?

    init(of flow: FlowConfiguration) {
        switch flow.axis {
        case .horizontal:
            guide = .vertical(flow.alignment.vertical)
            edge = FlowItemAlignment(flow.alignment.vertical)
            alignment =
                edge
                ?? (flow.alignment.vertical == .lastTextBaseline ? .lastTextBaseline : .firstTextBaseline)
        case .vertical:
            guide = .horizontal(flow.alignment.horizontal)
            edge = FlowItemAlignment(flow.alignment.horizontal)
            alignment = edge ?? .firstTextBaseline
        }
        if flow.options.itemAlignment == .stretch {
            edge = nil
            alignment = .stretch
        }
    }

    /// Notes whether a view has moved the guide. Call it for all views before using the guide.
    mutating func follow(_ dimensions: ViewDimensions) {
        guard edge != nil, isExplicit(in: dimensions) else { return }
        edge = nil
        alignment = .firstTextBaseline
    }

    /// Gives the engine the positions of guides in views, if it needs them.
    func setGuides(of views: [MeasuredView], in items: inout FlowItems) {
        let isEdge = edge != nil || alignment == .stretch
        if isEdge && items.traits.allSatisfy({ $0.alignment == nil }) { return }
        for (item, view) in views.enumerated() { setSize(view.dimensions, at: item, in: &items) }
    }

    /// Gives one of the engine's items the size and the guides of its view.
    func setSize(_ dimensions: ViewDimensions, at index: Int, in items: inout FlowItems) {
        let own = items.traits(at: index).alignment
        let (first, last) = positions(in: dimensions, alignment: own)
        items.replace(
            at: index, width: dimensions.width, height: dimensions.height, firstBaseline: first,
            lastBaseline: last)
    }

    private func isExplicit(in dimensions: ViewDimensions) -> Bool {
        switch guide {
        case .vertical(let guide): dimensions[explicit: guide] != nil
        case .horizontal(let guide): dimensions[explicit: guide] != nil
        }
    }

    /// The positions of the guides in a view, if the engine needs them.
    private func positions(
        in dimensions: ViewDimensions, alignment own: FlowItemAlignment?
    ) -> (first: Double?, last: Double?) {
        switch (own ?? alignment, guide) {
        case (.top, _), (.center, _), (.bottom, _), (.stretch, _): (nil, nil)
        case (.firstTextBaseline, .vertical(let guide)):
            (own == nil ? dimensions[guide] : dimensions[.firstTextBaseline], nil)
        case (.lastTextBaseline, .vertical): (nil, dimensions[.lastTextBaseline])
        case (_, .horizontal(let guide)): (own == nil ? dimensions[guide] : nil, nil)
        }
    }
}
