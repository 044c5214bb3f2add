/// The views of a flow at their ideal size, each measured once.
struct MeasuredItems {
    /// Sizes, guides and spacings, as the engine wants them.
    private(set) var items = FlowItems()
    private(set) var dimensions: [ViewDimensions] = []
    let guide: CrossGuide
    /// The spacing preferences of the views, where the flow follows them.
    private var spacings: [ViewSpacing] = []

    init(_ subviews: LayoutSubviews, flow: FlowLayout) {
        dimensions.reserveCapacity(subviews.count)
        for subview in subviews {
            dimensions.append(subview.dimensions(in: .unspecified))
        }
        guide = CrossGuide(of: flow, for: dimensions)

        items.reserveCapacity(subviews.count)
        for dimensions in dimensions {
            guide.append(dimensions, to: &items)
        }

        if flow.itemSpacing == nil || flow.lineSpacing == nil {
            spacings = subviews.map(\.spacing)
        }
        if flow.itemSpacing == nil {
            items.setSpacings(
                spacings.indices.map { index in
                    index == 0 ? 0 : spacings[index - 1].distance(to: spacings[index], along: flow.axis)
                })
        }
    }

    /// The distance that two lines prefer, as two stacks with their views would.
    func lineSpacing(from upper: Range<Int>, to lower: Range<Int>, axis: Axis) -> CGFloat {
        union(upper).distance(to: union(lower), along: axis == .horizontal ? .vertical : .horizontal)
    }

    private func union(_ range: Range<Int>) -> ViewSpacing {
        spacings[range].reduce(into: ViewSpacing()) { $0.formUnion($1) }
    }
}

/// The views of a flow arranged for one length.
struct FittedItems {
    let arrangement: FlowArrangement
    let length: CGFloat
    let axis: Axis
    /// The dimensions at the ideal size.
    let dimensions: [ViewDimensions]
    /// Those of the views that were offered just the length.
    let remeasured: [Int: ViewDimensions]

    /// The proposal with which a view was measured.
    func proposal(of index: Int) -> ProposedViewSize {
        remeasured[index] == nil ? .unspecified : ProposedViewSize(length: length, axis: axis)
    }

    /// The positions of the explicit guides that some views have.
    func guides(_ guide: VerticalAlignment, in range: Range<Int>?) -> [CGFloat] {
        (range ?? 0..<0).compactMap { index in
            (remeasured[index] ?? dimensions[index])[explicit: guide].map {
                arrangement.frames[index].y + $0
            }
        }
    }

    /// The positions of the explicit guides that some views have.
    func guides(_ guide: HorizontalAlignment, in range: Range<Int>) -> [CGFloat] {
        range.compactMap { index in
            (remeasured[index] ?? dimensions[index])[explicit: guide].map {
                arrangement.frames[index].x + $0
            }
        }
    }
}

extension ProposedViewSize {
    /// Only a length along an axis.
    init(length: CGFloat, axis: Axis) {
        switch axis {
        case .horizontal: self.init(width: length, height: nil)
        case .vertical: self.init(width: nil, height: length)
        }
    }

    /// How long a flow may be: infinite without a limit, and never NaN or negative.
    func length(along axis: Axis) -> CGFloat {
        let length = (axis == .horizontal ? width : height) ?? .infinity
        return length > 0 ? length : 0
    }
}
