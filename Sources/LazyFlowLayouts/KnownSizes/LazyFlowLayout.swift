import FlowEditing

/// Places the existing views of a lazy flow where a flow of all elements would, by their known sizes.
struct LazyFlowLayout: Layout {
    let configuration: FlowBoxed<FlowConfiguration>
    let flows: FlowsByLength
    let target: LazyFlowTarget?

    private var axis: Axis { configuration.axis }

    /// How long lines may be; `nil` for no limit.
    private func availableLength(_ proposal: ProposedViewSize) -> Double? {
        let length = FlowSpace(proposal, for: configuration).length
        return length < .infinity ? length : nil
    }

    func makeCache(subviews: Subviews) -> SeparatorSize {
        func length(of role: LazyFlowRole, along axis: Axis) -> CGFloat {
            let separator = subviews.first { $0[LazyFlowRole.self] == role }
            return separator?.sizeThatFits(.unspecified).length(along: axis) ?? 0
        }
        guard flows.options.hasSeparators else { return .zero }
        return SeparatorSize(
            width: length(of: .itemSeparator(after: nil), along: axis),
            height: length(of: .lineSeparator(0), along: axis.across))
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache separators: inout SeparatorSize)
        -> CGSize
    {
        if proposal.asksForSmallestSize {
            // Each axis by itself: as long as the longest view, and as thick as one line of all.
            let line = flows.flow(in: nil, separators: separators)
            return CGSize(
                length: flows.longestElement(separators: separators), thickness: line.thickness, axis: axis)
        }
        let flow = flows.flow(in: availableLength(proposal), separators: separators)
        let offer = axis == .horizontal ? proposal.width : proposal.height
        // A flow that fills its space takes all that it is offered, even without end.
        let takesAll = configuration.options.fillsSpace && offer == .infinity
        let length = takesAll ? .infinity : flow.length
        return CGSize(length: length, thickness: flow.thickness, axis: axis)
    }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache separators: inout SeparatorSize
    ) {
        let flow = flows.flowToPlace(in: availableLength(proposal), separators: separators)
        let frames = frames(of: subviews.compactMap { $0[LazyFlowRole.self]?.itemIndex }, in: flow)
        for subview in subviews {
            guard let role = subview[LazyFlowRole.self] else { continue }
            switch role {
            case .element: place(subview, in: frames[role], of: bounds)
            case .itemSeparator: place(subview, in: frames[role], of: bounds, thinAxis: axis)
            case .lineSeparator: place(subview, in: frames[role], of: bounds, thinAxis: axis.across)
            case .viewportProbe:
                // In endless space, the flow is the same in its own length.
                let length = flow.availableLength ?? flow.length
                let size = CGSize(length: length, thickness: flow.thickness, axis: axis)
                subview.place(at: bounds.origin, proposal: ProposedViewSize(size))
            case .separatorMeasure:
                subview.place(at: bounds.origin, proposal: ProposedViewSize(separators))
            case .marker: placeMarker(subview, in: bounds, flow)
            }
        }
    }

    // Guides of views that may not exist do not count. By default, SwiftUI would place views in other bounds to find them.
    func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout SeparatorSize
    ) -> CGFloat? { nil }

    func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout SeparatorSize
    ) -> CGFloat? { nil }

    // MARK: Frames

    /// The frames of some elements and of the separators among them. It finds the frames of all items on their lines.
    private func frames(of itemIndices: [Int], in flow: EditableFlow) -> [LazyFlowRole: FlowRect] {
        var frames: [LazyFlowRole: FlowRect] = [:]
        var separatorCount = 0
        let lines = IndexSet(itemIndices.filter { $0 < flow.count }.map(flow.lineIndex))
        for lineRange in lines.rangeView {
            let part = flow.part(ofLines: lineRange)
            for (itemIndex, frame) in zip(part.items, part.frames) { frames[.element(itemIndex)] = frame }
            let separated = part.lines.flatMap { $0.range.dropLast() }
            for (itemIndex, frame) in zip(separated, part.itemSeparators) {
                frames[.itemSeparator(after: itemIndex)] = frame
            }
            for (index, frame) in part.lineSeparators.enumerated() {
                frames[.lineSeparator(separatorCount + index)] = frame
            }
            separatorCount += part.lineSeparators.count
        }
        return frames
    }

    /// Centers a view in its frame, as `frame(width:height:)` does. A separator has its own thickness. What is not needed gets
    /// no space.
    private func place(
        _ subview: LayoutSubview, in frame: FlowRect?, of bounds: CGRect, thinAxis: Axis? = nil
    ) {
        guard let frame else { return subview.place(at: bounds.origin, proposal: .zero) }
        let center = CGPoint(
            x: bounds.minX + frame.x + frame.width / 2, y: bounds.minY + frame.y + frame.height / 2)
        let size = ProposedViewSize(
            width: thinAxis == .horizontal ? nil : frame.width,
            height: thinAxis == .vertical ? nil : frame.height)
        subview.place(at: center, anchor: .center, proposal: size)
    }

    private func placeMarker(_ marker: LayoutSubview, in bounds: CGRect, _ flow: EditableFlow) {
        guard let (start, end) = target?.markerExtent(in: flow) else {
            return marker.place(at: bounds.origin, proposal: .zero)
        }
        let origin = CGSize(length: 0, thickness: start, axis: axis)
        marker.place(
            at: CGPoint(x: bounds.minX + origin.width, y: bounds.minY + origin.height),
            proposal: ProposedViewSize(length: flow.length, thickness: end - start, axis: axis))
    }
}
