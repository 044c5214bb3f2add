@_spi(Tools) import FlowLayouts

extension FlowConfiguration {
    /// A flow that follows the engine's options, except for the direction, which is that of the environment.
    /// Text baselines in a vertical flow mean the leading edge.
    init(_ options: FlowOptions) {
        let (line, item) = (options.lineAlignment.edge, options.itemAlignment)
        switch options.axis {
        case .horizontal:
            self =
                HFlowLayout(
                    alignment: Alignment(horizontal: line.horizontal, vertical: item.vertical),
                    itemSpacing: options.itemSpacing, lineSpacing: options.lineSpacing
                )._configuration
        case .vertical:
            self =
                VFlowLayout(
                    alignment: Alignment(horizontal: item.horizontal, vertical: line.vertical),
                    itemSpacing: options.itemSpacing, lineSpacing: options.lineSpacing
                )._configuration
        }
        self.options = options
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
