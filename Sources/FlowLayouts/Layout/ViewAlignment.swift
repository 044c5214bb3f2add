import FlowEngine

/// How views are aligned across their line: by one of their guides.
struct ViewAlignment {
    private let guide: AlignmentGuide
    /// How the engine aligns the views. For a baseline, it needs the position of the guide in each view.
    private(set) var alignment: FlowItemAlignment

    init(of configuration: borrowing FlowConfiguration) {
        (guide, alignment) = (configuration.guide, configuration.options.itemAlignment)
    }

    /// Notes whether a view has moved the guide. If one has, the engine needs its position in each view: it gets that
    /// as the first baseline. Call it for all views before using the alignment.
    @inline(__always)
    mutating func note(_ dimensions: ViewDimensions) {
        guard alignment != .stretch, !alignment.isBaseline else { return }
        if guide.explicitPosition(in: dimensions) != nil { alignment = .firstTextBaseline }
    }

    func setGuides(of views: [MeasuredView], in items: inout FlowItems) {
        guard alignment.isBaseline || items.traits.contains(where: { $0.alignment != nil }) else { return }
        for (item, view) in views.enumerated() { setSize(view.dimensions, of: &items[item]) }
    }

    /// Gives one of the engine's items the size and the guides of its view.
    func setSize(_ dimensions: ViewDimensions, of item: inout FlowItem) {
        item.size = dimensions.flowSize
        let own = item.traits.alignment
        switch (own ?? alignment, guide) {
        // The size tells where these are.
        case (.top, _), (.center, _), (.bottom, _), (.stretch, _): break
        case (.lastTextBaseline, .vertical): item.lastBaseline = dimensions[.lastTextBaseline]
        case (_, .vertical) where own != nil: item.firstBaseline = dimensions[.firstTextBaseline]
        // In a column, texts have no baselines: trailing edges count.
        case (_, .horizontal) where own != nil: break
        // The guide of the flow, whichever that is.
        default: item.firstBaseline = guide.position(in: dimensions)
        }
    }
}
