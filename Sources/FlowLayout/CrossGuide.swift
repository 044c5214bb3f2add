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
    let alignment: FlowItemAlignment
    private let guide: Guide

    init(of flow: FlowLayout, for dimensions: [ViewDimensions]) {
        let edge: FlowItemAlignment?
        switch flow.axis {
        case .horizontal:
            let guide = flow.alignment.vertical
            self.guide = .vertical(guide)
            if guide == .lastTextBaseline {
                edge = .lastTextBaseline
            } else {
                edge = dimensions.contains { $0[explicit: guide] != nil } ? nil : FlowItemAlignment(guide)
            }
        case .vertical:
            let guide = flow.alignment.horizontal
            self.guide = .horizontal(guide)
            edge = dimensions.contains { $0[explicit: guide] != nil } ? nil : FlowItemAlignment(guide)
        }
        alignment = flow.options.itemAlignment == .stretch ? .stretch : edge ?? .firstTextBaseline
    }

    /// Adds a view to the engine's items, with its own alignment if it has one.
    func append(_ dimensions: ViewDimensions, alignment: FlowItemAlignment?, to items: inout FlowItems) {
        let (first, last) = positions(in: dimensions, alignment: alignment)
        items.append(
            width: dimensions.width, height: dimensions.height, firstBaseline: first, lastBaseline: last)
    }

    /// Gives one of the engine's items the size that its view has now.
    func replace(
        at index: Int, with dimensions: ViewDimensions, alignment: FlowItemAlignment?,
        in items: inout FlowItems
    ) {
        let (first, last) = positions(in: dimensions, alignment: alignment)
        items.replace(
            at: index, width: dimensions.width, height: dimensions.height, firstBaseline: first,
            lastBaseline: last)
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
