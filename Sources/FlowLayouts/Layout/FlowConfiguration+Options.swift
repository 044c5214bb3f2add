// Translates between SwiftUI's terms and the engine's.

extension FlowConfiguration {
    /// A flow that follows the engine's options, except for the direction, which is that of the environment.
    /// Text baselines in a vertical flow mean the leading edge.
    @_spi(Tools) public init(_ options: FlowOptions) {
        let (line, item) = (options.lineAlignment.edge, options.itemAlignment)
        let (axis, alignment): (Axis, Alignment) =
            switch options.axis {
            case .horizontal: (.horizontal, Alignment(horizontal: line.horizontal, vertical: item.vertical))
            case .vertical: (.vertical, Alignment(horizontal: item.horizontal, vertical: line.vertical))
            }
        self.init(
            axis: axis, alignment: alignment, itemSpacing: options.itemSpacing,
            lineSpacing: options.lineSpacing, options: options)
    }

    /// The flow's options for the engine.
    ///
    /// The direction is always left to right: the system mirrors what a layout places.
    func options(itemAlignment: FlowItemAlignment) -> FlowOptions {
        var options = options
        options.axis = FlowAxis(axis)
        options.itemSpacing = itemSpacing ?? 0
        options.lineSpacing = lineSpacing ?? 0
        options.lineAlignment = lineAlignment
        options.itemAlignment = itemAlignment
        options.direction = .leftToRight
        return options
    }

    /// Lines have no guides but their edges and their center: any other counts as the leading edge.
    private var lineAlignment: FlowLineAlignment {
        switch (axis, alignment.horizontal, alignment.vertical) {
        case (.horizontal, .center, _), (.vertical, _, .center): .center
        case (.horizontal, .trailing, _), (.vertical, _, .bottom): .trailing
        default: .leading
        }
    }
}

extension FlowAxis {
    init(_ axis: Axis) {
        self = axis == .horizontal ? .horizontal : .vertical
    }
}

extension FlowLineAlignment {
    fileprivate var edge: FlowItemAlignment {
        switch self {
        case .leading: .top
        case .center: .center
        case .trailing: .bottom
        }
    }
}

extension FlowItemAlignment {
    fileprivate var vertical: VerticalAlignment {
        switch self {
        case .top, .stretch: .top
        case .center: .center
        case .bottom: .bottom
        case .firstTextBaseline: .firstTextBaseline
        case .lastTextBaseline: .lastTextBaseline
        }
    }

    fileprivate var horizontal: HorizontalAlignment {
        switch self {
        case .top, .stretch, .firstTextBaseline, .lastTextBaseline: .leading
        case .center: .center
        case .bottom: .trailing
        }
    }
}
