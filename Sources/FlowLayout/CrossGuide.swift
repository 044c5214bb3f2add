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

extension FlowItemAlignment {
    /// The engine's word for an edge or the center; `nil` for other guides.
    fileprivate init?(_ alignment: VerticalAlignment) {
        switch alignment {
        case .top: self = .top
        case .center: self = .center
        case .bottom: self = .bottom
        default: return nil
        }
    }

    /// The engine's word for an edge or the center; `nil` for other guides.
    fileprivate init?(_ alignment: HorizontalAlignment) {
        switch alignment {
        case .leading: self = .top
        case .center: self = .center
        case .trailing: self = .bottom
        default: return nil
        }
    }
}

extension FlowAxis {
    init(_ axis: Axis) {
        self = axis == .horizontal ? .horizontal : .vertical
    }
}

extension FlowLayout {
    /// The flow's options in the engine's words.
    ///
    /// The direction stays left to right: the system mirrors what a layout places.
    func options(itemAlignment: FlowItemAlignment) -> FlowOptions {
        FlowOptions(
            axis: FlowAxis(axis), itemSpacing: itemSpacing ?? 0, lineSpacing: lineSpacing ?? 0,
            lineAlignment: lineAlignment, itemAlignment: itemAlignment, columns: columns)
    }

    /// Lines have no guides but their edges and center: any other counts as the leading edge.
    private var lineAlignment: FlowLineAlignment {
        switch (axis, alignment.horizontal, alignment.vertical) {
        case (.horizontal, .center, _), (.vertical, _, .center): .center
        case (.horizontal, .trailing, _), (.vertical, _, .bottom): .trailing
        default: .leading
        }
    }
}
