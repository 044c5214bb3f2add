/// The views of a flow at their ideal size, each measured once.
struct MeasuredItems {
    /// Sizes, guides, spacings and traits, as the engine wants them.
    private(set) var items = FlowItems()
    private(set) var dimensions: [ViewDimensions] = []
    /// The index of each item's subview: line breaks are no items.
    private(set) var indices: [Int] = []
    let guide: CrossGuide
    /// The spacing preferences of the views, where the flow follows them.
    private var spacings: [ViewSpacing] = []

    init(_ subviews: LayoutSubviews, flow: FlowLayout) {
        // 1. Views, and which of them begin a line.
        var traits: [FlowItemTraits] = []
        var breaksBefore = false
        for index in subviews.indices {
            let subview = subviews[index]
            if subview[FlowItem.IsLineBreak.self] {
                breaksBefore = true
                continue
            }
            indices.append(index)
            dimensions.append(subview.dimensions(in: .unspecified))
            traits.append(FlowItem.traits(of: subview))
            if breaksBefore {
                traits[traits.count - 1].breaksBefore = true
                breaksBefore = false
            }
        }

        // 2. Sizes and guides, and the limits of those that grow or shrink.
        guide = CrossGuide(of: flow, for: dimensions)
        items.reserveCapacity(indices.count)
        for (number, dimensions) in dimensions.enumerated() {
            guide.append(dimensions, alignment: traits[number].alignment, to: &items)
            if flow.options.columns == .natural {
                traits[number].setLimits(
                    of: subviews[indices[number]], ideal: dimensions.length(along: flow.axis),
                    along: flow.axis)
            }
            items.setTraits(traits[number], at: number)
        }

        // 3. Distances.
        if flow.itemSpacing == nil || flow.lineSpacing == nil {
            spacings = indices.map { subviews[$0].spacing }
        }
        if flow.itemSpacing == nil {
            items.setSpacings(
                spacings.indices.map { index in
                    index == 0 ? 0 : spacings[index - 1].distance(to: spacings[index], along: flow.axis)
                })
        }
    }

    /// A view's own alignment, if it has one.
    func alignment(of index: Int) -> FlowItemAlignment? {
        index < items.traits.count ? items.traits[index].alignment : nil
    }

    /// The distance that two lines prefer, as two stacks with their views would.
    func lineSpacing(from upper: Range<Int>, to lower: Range<Int>, axis: Axis) -> CGFloat {
        union(upper).distance(to: union(lower), along: axis == .horizontal ? .vertical : .horizontal)
    }

    private func union(_ range: Range<Int>) -> ViewSpacing {
        spacings[range].reduce(into: ViewSpacing()) { $0.formUnion($1) }
    }
}

extension FlowItemTraits {
    /// A view that grows or shrinks does so between the sizes it has when offered nothing and everything.
    /// One that is no shorter when offered nothing, as a text that wraps is no less high, does not shrink.
    fileprivate mutating func setLimits(of subview: LayoutSubview, ideal: CGFloat, along axis: Axis) {
        if shrink > 0 {
            minimum = min(ideal, subview.sizeThatFits(.zero).length(along: axis))
        }
        if grow > 0 {
            maximum = max(ideal, subview.sizeThatFits(.infinity).length(along: axis))
        }
    }
}

/// The views of a flow arranged for some room.
struct FittedItems {
    let arrangement: FlowArrangement
    let room: FlowRoom
    /// The views at the size they have in the flow, and the index of each one's subview.
    let dimensions: [ViewDimensions]
    let indices: [Int]
    /// What each view that does not have its ideal size was proposed.
    let proposals: [Int: ProposedViewSize]

    /// The proposal with which a view was measured, or that of the size it was given instead.
    func proposal(of index: Int, axis: Axis) -> ProposedViewSize {
        let frame = arrangement.frames[index]
        let isStretched =
            axis == .horizontal
            ? frame.height != Double(dimensions[index].height)
            : frame.width != Double(dimensions[index].width)
        guard isStretched else { return proposals[index] ?? .unspecified }
        return ProposedViewSize(width: frame.width, height: frame.height)
    }

    /// The positions of the explicit guides that some views have.
    func guides(_ guide: VerticalAlignment, in range: Range<Int>?) -> [CGFloat] {
        (range ?? 0..<0).compactMap { index in
            dimensions[index][explicit: guide].map { arrangement.frames[index].y + $0 }
        }
    }

    /// The positions of the explicit guides that some views have.
    func guides(_ guide: HorizontalAlignment, in range: Range<Int>) -> [CGFloat] {
        range.compactMap { index in
            dimensions[index][explicit: guide].map { arrangement.frames[index].x + $0 }
        }
    }
}

/// The room that a flow has, as far as it matters.
struct FlowRoom: Hashable {
    /// Along the lines: infinite without a limit, and never NaN or negative.
    var length: CGFloat
    /// Across them, where lines are to be spread in it.
    var across: CGFloat?

    init(_ proposal: ProposedViewSize, for flow: FlowLayout) {
        length = proposal.length(along: flow.axis)
        if flow.options.lineDistribution != .start {
            let across = proposal.length(along: flow.axis == .horizontal ? .vertical : .horizontal)
            self.across = across < .infinity ? across : nil
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

extension CGSize {
    fileprivate func length(along axis: Axis) -> CGFloat {
        axis == .horizontal ? width : height
    }
}

extension ViewDimensions {
    fileprivate func length(along axis: Axis) -> CGFloat {
        axis == .horizontal ? width : height
    }
}
