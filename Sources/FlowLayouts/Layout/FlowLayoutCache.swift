/// What a flow remembers between the calls of a layout pass: the measured views, and the sizes and arrangements
/// it made of them.
public struct FlowLayoutCache {
    /// The views at their ideal size. Empty until a size is asked for.
    private var measured: MeasuredItems?
    /// The views that were offered some length.
    private var offers = Offers()
    private var smallestSize: CGSize?
    /// The latest sizes reported, each with the room for which it was asked.
    private var reports = Latest<Report>(64)
    /// The latest arrangements. A pass asks for a few sizes (smallest, ideal, largest, actual) and then
    /// places one of them.
    private var arrangements = Latest<FittedItems>(4)

    private struct Report {
        var room: FlowRoom
        var size: CGSize
    }

    init() {}

    mutating func invalidate() {
        self = FlowLayoutCache()
    }

    /// The number of views that are remembered for a length they were offered.
    var rememberedCount: Int { offers.count }

    // MARK: Sizes

    /// The size of a flow that is offered one.
    mutating func reportedSize(
        for flow: FlowConfiguration, proposal: ProposedViewSize, subviews: LayoutSubviews
    ) -> CGSize {
        let room = FlowRoom(proposal, for: flow)
        let known =
            reports.elements.last { $0.room == room }
            // Given back its own size, the flow is the same: also one with a line longer than its room was.
            ?? reports.elements.last { proposal.width == $0.size.width && proposal.height == $0.size.height }
        if let known { return known.size }
        let size = fitted(for: flow, in: room, subviews: subviews).arrangement.size
        let report = Report(room: room, size: CGSize(width: size.width, height: size.height))
        reports.append(report)
        return report.size
    }

    /// The smallest size on each axis by itself, which a window or a split view asks for: as long as the
    /// longest view that is offered nothing, and as thick as one line of such views. Lines that were as short as
    /// that would make the window as high as all views below each other.
    mutating func smallestSize(of flow: FlowConfiguration, subviews: LayoutSubviews) -> CGSize {
        if let smallestSize { return smallestSize }
        let size = measured(for: flow, subviews: subviews).smallestSize(of: flow, subviews: subviews)
        smallestSize = size
        return size
    }

    // MARK: Arrangements

    /// The views as they are placed in bounds.
    mutating func fitted(
        for flow: FlowConfiguration, bounds: CGSize, proposal: ProposedViewSize, subviews: LayoutSubviews
    ) -> FittedItems {
        fitted(
            for: flow, in: room(for: flow, bounds: bounds, proposal: proposal), subviews: subviews)
    }

    /// The room for which views are placed in bounds: the one whose reported size the bounds have,
    /// give or take the half point by which a system rounds to pixels; else that of the bounds.
    private func room(for flow: FlowConfiguration, bounds: CGSize, proposal: ProposedViewSize) -> FlowRoom {
        let proposed = FlowRoom(proposal, for: flow)
        let report =
            reports.elements.last { $0.room == proposed && $0.size.isWithinHalfPoint(of: bounds) }
            ?? reports.elements.last { $0.size == bounds }
            ?? reports.elements.last { $0.size.isWithinHalfPoint(of: bounds) }
        return report?.room ?? FlowRoom(ProposedViewSize(bounds), for: flow)
    }

    /// The views arranged in some room.
    mutating func fitted(
        for flow: FlowConfiguration, in room: FlowRoom, subviews: LayoutSubviews
    ) -> FittedItems {
        if let known = arrangements.elements.last(where: { $0.room == room }) { return known }
        let measured = measured(for: flow, subviews: subviews)
        var fitting = Fitting(measured, of: subviews, flow: flow, room: room, offers: offers)
        // Else the memory would be copied when it changes.
        offers = Offers()
        let fitted = fitting.fit()
        offers = fitting.offers
        arrangements.append(fitted)
        return fitted
    }

    private mutating func measured(
        for flow: FlowConfiguration, subviews: LayoutSubviews
    ) -> MeasuredItems {
        let measured = measured ?? MeasuredItems(subviews, flow: flow)
        self.measured = measured
        return measured
    }
}

extension CGSize {
    fileprivate func isWithinHalfPoint(of other: CGSize) -> Bool {
        abs(width - other.width) <= 0.5 && abs(height - other.height) <= 0.5
    }
}
