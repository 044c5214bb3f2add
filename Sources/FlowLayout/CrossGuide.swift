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
            edge = dimensions.contains { $0[explicit: guide] != nil } ? nil : FlowItemAlignment(guide)
        case .vertical:
            let guide = flow.alignment.horizontal
            self.guide = .horizontal(guide)
            edge = dimensions.contains { $0[explicit: guide] != nil } ? nil : FlowItemAlignment(guide)
        }
        alignment = edge ?? .firstTextBaseline
    }

    func append(_ dimensions: ViewDimensions, to items: inout FlowItems) {
        items.append(
            width: dimensions.width, height: dimensions.height, firstBaseline: position(in: dimensions))
    }

    func replace(at index: Int, with dimensions: ViewDimensions, in items: inout FlowItems) {
        items.replace(
            at: index, width: dimensions.width, height: dimensions.height,
            firstBaseline: position(in: dimensions))
    }

    /// Where the guide lies in a view, if the engine has to know.
    private func position(in dimensions: ViewDimensions) -> Double? {
        guard alignment == .firstTextBaseline else { return nil }
        return switch guide {
        case .vertical(let guide): dimensions[guide]
        case .horizontal(let guide): dimensions[guide]
        }
    }
}
