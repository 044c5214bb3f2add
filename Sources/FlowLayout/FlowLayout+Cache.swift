extension FlowLayout {
    /// What a flow remembers between the calls of a layout pass: the measured views, and the sizes and
    /// arrangements it made of them.
    public struct Cache {
        /// The views at their ideal size. Empty until a size is asked for.
        private var measured: MeasuredItems?
        /// The views that were offered some length.
        private var remeasured: Fitting.Remeasured = [:]
        /// The latest sizes reported, each with the room for which it was asked.
        private var reports = Latest<Report>(64)
        /// The latest arrangements. A pass asks for a few sizes (smallest, ideal, largest, actual) and then
        /// places one of them.
        private var arrangements = Latest<FittedItems>(4)

        private struct Report {
            var room: FlowRoom
            var size: CGSize
        }

        mutating func invalidate() {
            self = Cache()
        }

        /// The size of a flow that has some room.
        mutating func reportedSize(
            for flow: FlowLayout, in room: FlowRoom, subviews: LayoutSubviews
        ) -> CGSize {
            if let report = reports.elements.last(where: { $0.room == room }) { return report.size }
            let size = fitted(for: flow, in: room, subviews: subviews).arrangement.size
            let report = Report(room: room, size: CGSize(width: size.width, height: size.height))
            reports.append(report)
            return report.size
        }

        /// The room for which views are placed in bounds: the one whose reported size the bounds have,
        /// give or take the half point by which a system rounds to pixels; else that of the bounds.
        func room(for flow: FlowLayout, bounds: CGSize, proposal: ProposedViewSize) -> FlowRoom {
            let proposed = FlowRoom(proposal, for: flow)
            let report =
                reports.elements.last { $0.room == proposed && $0.size.isWithinHalfPoint(of: bounds) }
                ?? reports.elements.last { $0.size.isWithinHalfPoint(of: bounds) }
            return report?.room ?? FlowRoom(ProposedViewSize(bounds), for: flow)
        }

        /// The views arranged in some room.
        mutating func fitted(
            for flow: FlowLayout, in room: FlowRoom, subviews: LayoutSubviews
        ) -> FittedItems {
            if let known = arrangements.elements.last(where: { $0.room == room }) { return known }
            let fitted = fit(flow, in: room, subviews: subviews)
            arrangements.append(fitted)
            return fitted
        }

        /// Arranges the views, with what is known of them.
        private mutating func fit(
            _ flow: FlowLayout, in room: FlowRoom, subviews: LayoutSubviews
        ) -> FittedItems {
            let measured = measured ?? MeasuredItems(subviews, flow: flow)
            self.measured = measured
            var fitting = Fitting(measured, of: subviews, flow: flow, room: room, remeasured: remeasured)
            // Else the dictionary would be copied when it changes.
            remeasured = [:]
            defer { remeasured = fitting.remeasured }
            return fitting.fit()
        }
    }
}

extension CGSize {
    fileprivate func isWithinHalfPoint(of other: CGSize) -> Bool {
        abs(width - other.width) <= 0.5 && abs(height - other.height) <= 0.5
    }
}
