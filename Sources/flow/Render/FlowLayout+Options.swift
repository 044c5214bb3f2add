import FlowLayout

extension FlowLayout {
    /// The layout that does what the engine's options say, direction aside, which is the environment's.
    init(_ options: FlowOptions) {
        let alignment =
            switch options.axis {
            case .horizontal:
                Alignment(
                    horizontal: options.lineAlignment.horizontal, vertical: options.itemAlignment.vertical)
            case .vertical:
                Alignment(
                    horizontal: options.itemAlignment.horizontal, vertical: options.lineAlignment.vertical)
            }
        self.init(
            options.axis == .horizontal ? .horizontal : .vertical, alignment: alignment,
            itemSpacing: options.itemSpacing, lineSpacing: options.lineSpacing)
        self = columns(options.columns)
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

extension FlowItemAlignment {
    fileprivate var vertical: VerticalAlignment {
        switch self {
        case .top: .top
        case .center: .center
        case .bottom: .bottom
        case .firstTextBaseline: .firstTextBaseline
        case .lastTextBaseline: .lastTextBaseline
        }
    }

    /// Text has no baselines in this direction.
    fileprivate var horizontal: HorizontalAlignment {
        switch self {
        case .top, .firstTextBaseline, .lastTextBaseline: .leading
        case .center: .center
        case .bottom: .trailing
        }
    }
}
