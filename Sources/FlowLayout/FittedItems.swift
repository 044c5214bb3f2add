/// The views of a flow arranged for some room.
struct FittedItems {
    let arrangement: FlowArrangement
    let room: FlowRoom
    /// The views at the size they have in the flow, and the index of each one's subview.
    let dimensions: [ViewDimensions]
    let indices: [Int]
    /// What each view that does not have its ideal size was proposed.
    let proposals: [Int: ProposedViewSize]
    let roles: FlowRoles
    let hiding: Hiding

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

/// The views of a flow that are beyond its last line.
struct Hiding {
    /// The fewest that can be hidden with the view as it is that stands for them.
    let fewest: Int
    /// The indices of the hidden views' subviews.
    let indices: [Int]

    static let nothing = Hiding(fewest: 0, indices: [])
}
