import FlowEngine

extension Axis {
    package var across: Axis { self == .horizontal ? .vertical : .horizontal }

    @ViewBuilder nonisolated package func stack(
        alignment: Alignment = .center, spacing: CGFloat? = nil, @ViewBuilder of content: () -> some View
    ) -> some View {
        switch self {
        case .horizontal: HStack(alignment: alignment.vertical, spacing: spacing) { content() }
        case .vertical: VStack(alignment: alignment.horizontal, spacing: spacing) { content() }
        }
    }
}

extension FlowAxis {
    init(_ axis: Axis) {
        self = axis == .horizontal ? .horizontal : .vertical
    }
}

extension CGSize {
    package init(length: CGFloat, thickness: CGFloat, axis: Axis) {
        switch axis {
        case .horizontal: self.init(width: length, height: thickness)
        case .vertical: self.init(width: thickness, height: length)
        }
    }

    package func length(along axis: Axis) -> CGFloat {
        axis == .horizontal ? width : height
    }
}

extension ViewDimensions {
    package func length(along axis: Axis) -> CGFloat {
        axis == .horizontal ? width : height
    }

    var flowSize: FlowSize { FlowSize(width: width, height: height) }
}
