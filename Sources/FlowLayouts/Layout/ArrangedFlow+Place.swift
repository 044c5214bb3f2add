// Step 7: every subview gets its place.

extension ArrangedFlow {
    func place(_ subviews: LayoutSubviews, in bounds: CGRect, flow: FlowConfiguration) {
        let stale = staleOverflow(in: flow) ?? -1
        let lifted = placeLifted(subviews, in: bounds, flow: flow) ?? -1
        // By number: to take out a whole view would cost more than to place it.
        for item in views.indices where views[item].index != stale && item != lifted {
            let frame = arrangement.frames[item]
            subviews[views[item].index].place(
                at: CGPoint(x: bounds.minX + frame.x, y: bounds.minY + frame.y),
                proposal: proposal(for: item, in: frame, axis: flow.axis))
        }
        guard views.count < subviews.count else { return }

        for index in others.unseen {
            subviews[index].place(at: bounds.origin, proposal: .zero)
        }
        placeSeparators(subviews, in: bounds, axis: flow.axis)
        placeHidden(subviews, in: bounds, flow: flow)
        // The probe tells the flow's view what to draw.
        if let probe = others.probe {
            let size = ProposedViewSize(width: CGFloat(drawn.hidden), height: CGFloat(drawn.shown))
            subviews[probe].place(at: bounds.origin, proposal: size)
        }
    }

    /// Places the view that is dragged.
    ///
    /// - Returns: Its item.
    private func placeLifted(_ subviews: LayoutSubviews, in bounds: CGRect, flow: FlowConfiguration) -> Int? {
        guard let lifted = flow.lifted, let item = views.firstIndex(where: { $0.number == lifted.number })
        else { return nil }
        subviews[views[item].index].place(
            at: CGPoint(x: bounds.minX + lifted.center.x, y: bounds.minY + lifted.center.y), anchor: .center,
            proposal: proposal(for: item, in: arrangement.frames[item], axis: flow.axis))
        return item
    }

    /// The proposal with which a view was measured, or that of the thickness that its line gave it.
    private func proposal(for item: Int, in frame: FlowRect, axis: Axis) -> ProposedViewSize {
        let isStretched =
            axis == .horizontal
            ? frame.height != items.heights[item]
            : frame.width != items.widths[item]
        if isStretched { return ProposedViewSize(width: frame.width, height: frame.height) }
        let offered = views[item].offered
        return offered < .infinity ? ProposedViewSize(length: offered, axis: axis) : .unspecified
    }

    /// Places separators after each item that another one follows on its line, and after each line.
    private func placeSeparators(_ subviews: LayoutSubviews, in bounds: CGRect, axis: Axis) {
        place(
            others.itemSeparators, of: subviews, in: bounds, thinAxis: axis,
            after: arrangement.lines.flatMap { $0.range.dropLast() }, at: arrangement.itemSeparators)
        place(
            others.lineSeparators, of: subviews, in: bounds, thinAxis: axis.across,
            after: arrangement.lines.dropLast().map { $0.range.upperBound - 1 },
            at: arrangement.lineSeparators)
    }

    /// Gives separators after some items their places, and no space to the others.
    private func place(
        _ separators: [OtherViews.Separator], of subviews: LayoutSubviews, in bounds: CGRect, thinAxis: Axis,
        after items: [Int], at rects: [FlowRect]
    ) {
        guard !separators.isEmpty else { return }
        let places = Dictionary(zip(items, rects)) { first, _ in first }
        for separator in separators {
            guard let rect = separator.itemBefore.flatMap({ places[$0] }) else {
                subviews[separator.index].place(
                    at: bounds.origin, proposal: ProposedViewSize(length: 0, axis: thinAxis))
                continue
            }
            let length = thinAxis == .horizontal ? rect.height : rect.width
            subviews[separator.index].place(
                at: CGPoint(
                    x: bounds.minX + rect.x + rect.width / 2, y: bounds.minY + rect.y + rect.height / 2),
                anchor: .center, proposal: ProposedViewSize(length: length, axis: thinAxis.across))
        }
    }

    /// Hidden views wait at the last one that is shown, from where they slide in, and so does an overflow view
    /// that is not needed. What is still drawn goes out of sight until the flow's view has learned what to draw.
    private func placeHidden(_ subviews: LayoutSubviews, in bounds: CGRect, flow: FlowConfiguration) {
        let last = arrangement.frames.last
        let origin = CGPoint(x: bounds.minX + (last?.x ?? 0), y: bounds.minY + (last?.y ?? 0))
        let outOfSight = CGPoint(x: bounds.minX - 100_000, y: bounds.minY)
        for view in hidden {
            let position = flow.drawn.contains(view.number) ? outOfSight : origin
            subviews[view.index].place(at: position, proposal: .unspecified)
        }
        if let stale = staleOverflow(in: flow) {
            subviews[stale].place(at: outOfSight, proposal: .unspecified)
        } else if let overflow = others.overflow, fewestHidden == 0 {
            subviews[overflow.index].place(at: origin, proposal: .unspecified)
        }
    }

    /// The index of the overflow view, if it is drawn and says a number that is no longer right.
    private func staleOverflow(in flow: FlowConfiguration) -> Int? {
        flow.drawn.hidden > 0 && flow.drawn != drawn ? others.overflow?.index : nil
    }

    /// The views that should be drawn.
    private var drawn: DrawnViews {
        guard fewestHidden > 0 else { return DrawnViews() }
        return DrawnViews(
            hidden: fewestHidden, shown: hidden.first?.number ?? views.count + others.unseen.count)
    }
}
