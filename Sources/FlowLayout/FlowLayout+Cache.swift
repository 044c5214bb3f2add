extension FlowLayout {
    /// What a flow remembers between the calls of a layout pass: the measured views, and the sizes and
    /// arrangements it made of them.
    public struct Cache {
        /// The views at their ideal size. Empty until a size is asked for.
        private var measured: MeasuredItems?
        /// The views that were offered less than their ideal length, for each length.
        private var remeasured: [CGFloat: [Int: ViewDimensions]] = [:]
        /// The sizes reported, each with the length for which it was asked.
        private var reports: [Report] = []
        /// The latest arrangements, newest last.
        private var recent: [FittedItems] = []

        private struct Report {
            var length: CGFloat
            var size: CGSize
        }

        /// A pass asks for a few lengths (smallest, ideal, largest, actual) and then places one of them.
        private static let arrangementLimit = 4

        mutating func invalidate() {
            self = Cache()
        }

        /// The size of a flow that may have a length.
        mutating func reportedSize(
            for flow: FlowLayout, in length: CGFloat, subviews: LayoutSubviews
        ) -> CGSize {
            if let report = reports.last(where: { $0.length == length }) { return report.size }
            let size = fitted(for: flow, in: length, subviews: subviews).arrangement.size
            let report = Report(length: length, size: CGSize(width: size.width, height: size.height))
            reports.append(report)
            return report.size
        }

        /// The length for which views are placed in bounds: the one whose reported size the bounds have,
        /// give or take the half point by which a system rounds to pixels; else that of the bounds.
        func length(for flow: FlowLayout, bounds: CGSize, proposal: ProposedViewSize) -> CGFloat {
            let matching = reports.filter { $0.size.isWithinHalfPoint(of: bounds) }
            let proposed = proposal.length(along: flow.axis)
            return (matching.last { $0.length == proposed } ?? matching.last)?.length
                ?? ProposedViewSize(bounds).length(along: flow.axis)
        }

        /// The views arranged for a length.
        mutating func fitted(
            for flow: FlowLayout, in length: CGFloat, subviews: LayoutSubviews
        ) -> FittedItems {
            if let known = recent.last(where: { $0.length == length }) { return known }
            let fitted = fit(flow, in: length, subviews: subviews)
            if recent.count == Self.arrangementLimit {
                recent.removeFirst()
            }
            recent.append(fitted)
            return fitted
        }

        private mutating func fit(
            _ flow: FlowLayout, in length: CGFloat, subviews: LayoutSubviews
        ) -> FittedItems {
            let measured = measured ?? MeasuredItems(subviews, flow: flow)
            self.measured = measured

            var items = measured.items
            let narrowed = remeasured[length] ?? remeasure(measured, flow: flow, length: length, subviews)
            remeasured[length] = narrowed
            for (index, dimensions) in narrowed {
                measured.guide.replace(at: index, with: dimensions, in: &items)
            }

            let options = flow.options(itemAlignment: measured.guide.alignment)
            let arrangement = FlowArrangement(of: items, in: length, options: options) { upper, lower in
                flow.lineSpacing ?? measured.lineSpacing(from: upper, to: lower, axis: flow.axis)
            }
            return FittedItems(
                arrangement: arrangement, length: length, axis: flow.axis,
                dimensions: measured.dimensions, remeasured: narrowed)
        }

        /// Views that are longer than the flow may be are offered just that length.
        private func remeasure(
            _ measured: MeasuredItems, flow: FlowLayout, length: CGFloat, _ subviews: LayoutSubviews
        ) -> [Int: ViewDimensions] {
            let proposal = ProposedViewSize(length: length, axis: flow.axis)
            let long = measured.items.indices(longerThan: length, along: FlowAxis(flow.axis))
            return Dictionary(
                uniqueKeysWithValues: long.map { ($0, subviews[$0].dimensions(in: proposal)) })
        }
    }
}

extension CGSize {
    fileprivate func isWithinHalfPoint(of other: CGSize) -> Bool {
        abs(width - other.width) <= 0.5 && abs(height - other.height) <= 0.5
    }
}
