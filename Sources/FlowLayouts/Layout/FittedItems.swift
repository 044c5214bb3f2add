/// The views of a flow arranged for some room.
///
/// A class, as it is shared: to copy so many arrays takes longer than to arrange a few views.
final class FittedItems {
    let arrangement: FlowArrangement
    /// The sizes that the views had before they were arranged.
    let items: FlowItems
    let room: FlowRoom
    /// The views for their proposals, and the index of each one's subview.
    let dimensions: [ViewDimensions]
    let indices: [Int]
    /// What each view that does not have its ideal size was proposed.
    let proposals: [Int: ProposedViewSize]
    let roles: FlowRoles
    let hiding: Hiding

    init(
        arrangement: FlowArrangement, items: FlowItems, room: FlowRoom, dimensions: [ViewDimensions],
        indices: [Int], proposals: [Int: ProposedViewSize], roles: FlowRoles, hiding: Hiding
    ) {
        self.arrangement = arrangement
        self.items = items
        self.room = room
        self.dimensions = dimensions
        self.indices = indices
        self.proposals = proposals
        self.roles = roles
        self.hiding = hiding
    }

    /// Gives all subviews their places.
    func place(_ subviews: LayoutSubviews, in bounds: CGRect, flow: FlowConfiguration) {
        let stale = staleOverflow(in: flow) ?? -1
        for (item, index) in indices.enumerated() where index != stale {
            let frame = arrangement.frames[item]
            subviews[index].place(
                at: CGPoint(x: bounds.minX + frame.x, y: bounds.minY + frame.y),
                proposal: proposal(of: item, in: frame, axis: flow.axis))
        }
        if indices.count < subviews.count {
            placeOthers(subviews, in: bounds, flow: flow)
        }
    }

    /// The proposal with which a view was measured, or that of the size it was given instead.
    private func proposal(of item: Int, in frame: FlowRect, axis: Axis) -> ProposedViewSize {
        let isStretched =
            axis == .horizontal
            ? frame.height != items.heights[item]
            : frame.width != items.widths[item]
        guard isStretched else { return proposals[item] ?? .unspecified }
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
