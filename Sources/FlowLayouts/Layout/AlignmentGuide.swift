/// An alignment guide on either axis.
enum AlignmentGuide {
    case vertical(VerticalAlignment)
    case horizontal(HorizontalAlignment)

    func position(in dimensions: ViewDimensions) -> CGFloat {
        switch self {
        case .vertical(let guide): dimensions[guide]
        case .horizontal(let guide): dimensions[guide]
        }
    }

    /// The position of the guide in a view that has set it.
    @inline(__always)
    func explicitPosition(in dimensions: ViewDimensions) -> CGFloat? {
        switch self {
        case .vertical(let guide): dimensions[explicit: guide]
        case .horizontal(let guide): dimensions[explicit: guide]
        }
    }

    /// The engine finds edges and centers by itself. Any other guide is a baseline to it.
    fileprivate var alignment: FlowItemAlignment {
        switch self {
        case .vertical(.top), .horizontal(.leading): .top
        case .vertical(.center), .horizontal(.center): .center
        case .vertical(.bottom), .horizontal(.trailing): .bottom
        case .vertical(.lastTextBaseline): .lastTextBaseline
        default: .firstTextBaseline
        }
    }
}

/// How views are aligned across their line.
package struct CrossAlignment {
    private let guide: AlignmentGuide
    /// How the engine aligns the views. By a baseline, it needs the position of the guide in each view.
    package private(set) var alignment: FlowItemAlignment

    package init(of flow: borrowing FlowConfiguration) {
        guide =
            flow.axis == .horizontal
            ? .vertical(flow.alignment.vertical) : .horizontal(flow.alignment.horizontal)
        alignment = flow.options.itemAlignment == .stretch ? .stretch : guide.alignment
    }

    /// Notes whether a view has moved the guide. Call it for all views before using the alignment.
    @inline(__always)
    mutating func follow(_ dimensions: ViewDimensions) {
        guard alignment != .stretch, !alignment.isBaseline else { return }
        if guide.explicitPosition(in: dimensions) != nil { alignment = .firstTextBaseline }
    }

    /// Gives the engine the positions of the guide in views, if it needs them.
    func setGuides(of views: [MeasuredView], in items: inout FlowItems) {
        guard alignment.isBaseline || items.traits.contains(where: { $0.alignment != nil }) else { return }
        for (item, view) in views.enumerated() { setSize(view.dimensions, at: item, in: &items) }
    }

    /// Gives one of the engine's items the size and the guides of its view.
    func setSize(_ dimensions: ViewDimensions, at item: Int, in items: inout FlowItems) {
        let measurement = measurement(of: dimensions, alignedBy: items[item].traits.alignment)
        items.setSize(
            dimensions.flowSize, firstBaseline: measurement.firstBaseline,
            lastBaseline: measurement.lastBaseline, at: item)
    }

    /// A view for the engine, with its guides.
    func item(_ dimensions: ViewDimensions, traits: FlowItemTraits) -> FlowItem {
        let (size, measurement) = (
            dimensions.flowSize, measurement(of: dimensions, alignedBy: traits.alignment)
        )
        return FlowItem(
            width: size.width, height: size.height, firstBaseline: measurement.firstBaseline,
            lastBaseline: measurement.lastBaseline, traits: traits)
    }

    /// The thickness and the guides of a view for the engine.
    func measurement(of dimensions: ViewDimensions, alignedBy own: FlowItemAlignment?) -> FlowMeasurement {
        let isVertical = if case .vertical = guide { true } else { false }
        var measurement = FlowMeasurement(thickness: isVertical ? dimensions.height : dimensions.width)
        switch (own ?? alignment, guide) {
        case (.top, _), (.center, _), (.bottom, _), (.stretch, _): break
        case (.lastTextBaseline, .vertical): measurement.lastBaseline = dimensions[.lastTextBaseline]
        case (_, .vertical) where own != nil: measurement.firstBaseline = dimensions[.firstTextBaseline]
        case (_, .horizontal) where own != nil: break
        default: measurement.firstBaseline = guide.position(in: dimensions)
        }
        return measurement
    }
}

extension FlowItemAlignment {
    fileprivate var isBaseline: Bool { self == .firstTextBaseline || self == .lastTextBaseline }
}
