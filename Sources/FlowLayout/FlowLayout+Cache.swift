extension FlowLayout {
    /// What a flow remembers between the calls of a layout pass: the measured views, and the sizes and
    /// arrangements it made of them.
    public struct Cache {
        /// The views at their ideal size. Empty until a size is asked for.
        private var measured: MeasuredItems?
        /// The views that were offered some length, for each length.
        private var remeasured: [CGFloat: [Int: ViewDimensions]] = [:]
        /// The sizes reported, each with the room for which it was asked.
        private var reports: [Report] = []
        /// The latest arrangements, newest last.
        private var recent: [FittedItems] = []

        private struct Report {
            var room: FlowRoom
            var size: CGSize
        }

        /// A pass asks for a few sizes (smallest, ideal, largest, actual) and then places one of them.
        private static let arrangementLimit = 4

        mutating func invalidate() {
            self = Cache()
        }

        /// The size of a flow that has some room.
        mutating func reportedSize(
            for flow: FlowLayout, in room: FlowRoom, subviews: LayoutSubviews
        ) -> CGSize {
            if let report = reports.last(where: { $0.room == room }) { return report.size }
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
                reports.last { $0.room == proposed && $0.size.isWithinHalfPoint(of: bounds) }
                ?? reports.last { $0.size.isWithinHalfPoint(of: bounds) }
            return report?.room ?? FlowRoom(ProposedViewSize(bounds), for: flow)
        }

        /// The views arranged in some room.
        mutating func fitted(
            for flow: FlowLayout, in room: FlowRoom, subviews: LayoutSubviews
        ) -> FittedItems {
            if let known = recent.last(where: { $0.room == room }) { return known }
            let fitted = fit(flow, in: room, subviews: subviews)
            if recent.count == Self.arrangementLimit {
                recent.removeFirst()
            }
            recent.append(fitted)
            return fitted
        }

        /// Measure, break, measure what has got another length, and place.
        private mutating func fit(
            _ flow: FlowLayout, in room: FlowRoom, subviews: LayoutSubviews
        ) -> FittedItems {
            let measured = measured ?? MeasuredItems(subviews, flow: flow)
            self.measured = measured
            let options = flow.options(itemAlignment: measured.guide.alignment)
            var items = measured.items
            var dimensions = measured.dimensions
            var proposals: [Int: ProposedViewSize] = [:]

            /// Offers a view a length, and takes the size that it then has.
            func offer(_ length: CGFloat, to index: Int) {
                let proposal = ProposedViewSize(length: length, axis: flow.axis)
                let known = remeasured[length]?[index]
                dimensions[index] = known ?? subviews[measured.indices[index]].dimensions(in: proposal)
                remeasured[length, default: [:]][index] = dimensions[index]
                proposals[index] = proposal
                measured.guide.replace(
                    at: index, with: dimensions[index], alignment: measured.alignment(of: index), in: &items)
            }

            // 1. Views that are longer than the flow or their column may be are offered just that length.
            var limit = room.length
            if options.columnCount != nil {
                let column = FlowLines(of: items, in: limit, options: options).columnLength
                limit = column ?? limit
            }
            for index in items.indices(longerThan: limit, along: options.axis) {
                offer(limit, to: index)
            }

            // 2. Views that grow or shrink on their line are offered the length they get there.
            let lines = FlowLines(of: items, in: room.length, options: options)
            for change in lines.changes {
                offer(change.size, to: change.index)
            }

            // 3. Lines are placed, and spread where they leave room.
            let arrangement = FlowArrangement(
                of: items, on: lines, across: room.across.map { Double($0) }, extends: true, options: options
            ) { upper, lower in
                flow.lineSpacing ?? measured.lineSpacing(from: upper, to: lower, axis: flow.axis)
            }
            return FittedItems(
                arrangement: arrangement, room: room, dimensions: dimensions, indices: measured.indices,
                proposals: proposals)
        }
    }
}

extension CGSize {
    fileprivate func isWithinHalfPoint(of other: CGSize) -> Bool {
        abs(width - other.width) <= 0.5 && abs(height - other.height) <= 0.5
    }
}
