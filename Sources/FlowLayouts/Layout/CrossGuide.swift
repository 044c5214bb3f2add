/// The guide by which views are lined up across their line.
///
/// The engine itself knows tops, centers and bottoms. Where the guide is a baseline, one of the user's
/// own, or one that some view has moved, the engine is told where it lies in each view.
struct CrossGuide {
    private enum Guide {
        case vertical(VerticalAlignment)
        case horizontal(HorizontalAlignment)
    }

    /// How the engine aligns the items.
    private(set) var alignment: FlowItemAlignment
    private let guide: Guide
    /// The edge or center that the guide is, as long as no view has moved it.
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

    /// Sees whether a view has moved the guide. All views have to be seen before the guide is used.
    mutating func follow(_ dimensions: ViewDimensions) {
        guard edge != nil, isExplicit(in: dimensions) else { return }
        edge = nil
        alignment = .firstTextBaseline
    }

    /// Tells the engine where the guides lie in views, if it has to know.
    func setGuides(of dimensions: [ViewDimensions], in items: inout FlowItems) {
        let isEdge = edge != nil || alignment == .stretch
        if isEdge && items.traits.allSatisfy({ $0.alignment == nil }) { return }
        for (index, dimensions) in dimensions.enumerated() {
            replace(at: index, with: dimensions, in: &items)
        }
    }

    /// Gives one of the engine's items the size that its view has now.
    func replace(at index: Int, with dimensions: ViewDimensions, in items: inout FlowItems) {
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

    /// Where the guides lie in a view, if the engine has to know.
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
