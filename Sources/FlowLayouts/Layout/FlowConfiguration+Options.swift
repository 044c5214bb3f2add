// Between the words of SwiftUI and those of the engine.

extension FlowConfiguration {
    /// A flow that follows the engine's options, but for the direction, which is that of the environment.
    /// Text baselines in a vertical flow mean the leading edge.
    @_spi(Tools) public init(_ options: FlowOptions) {
        let line = options.lineAlignment
        let item = options.itemAlignment
        switch options.axis {
        case .horizontal:
            self.init(
                .horizontal, alignment: Alignment(horizontal: line.horizontal, vertical: item.vertical),
                itemSpacing: options.itemSpacing, lineSpacing: options.lineSpacing)
        case .vertical:
            self.init(
                .vertical, alignment: Alignment(horizontal: item.horizontal, vertical: line.vertical),
                itemSpacing: options.itemSpacing, lineSpacing: options.lineSpacing)
        }
        self.options = options
    }

    /// The flow's options in the engine's words.
    ///
    /// The direction stays left to right: the system mirrors what a layout places.
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

    /// Lines have no guides but their edges and center: any other counts as the leading edge.
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

extension FlowItemAlignment {
    /// The engine's word for an edge or the center; `nil` for other guides.
    init?(_ alignment: VerticalAlignment) {
        switch alignment {
        case .top: self = .top
        case .center: self = .center
        case .bottom: self = .bottom
        default: return nil
        }
    }

    /// The engine's word for an edge or the center; `nil` for other guides.
    init?(_ alignment: HorizontalAlignment) {
        switch alignment {
        case .leading: self = .top
        case .center: self = .center
        case .trailing: self = .bottom
        default: return nil
        }
    }

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

extension FlowLineAlignment {
    fileprivate var horizontal: HorizontalAlignment {
        switch self {
        case .leading: .leading
        case .center: .center
        case .trailing: .trailing
        }
    }

    fileprivate var vertical: VerticalAlignment {
        switch self {
        case .leading: .top
        case .center: .center
        case .trailing: .bottom
        }
    }
}
