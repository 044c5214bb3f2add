// The subviews of a flow that are no items, and the items that are hidden.

extension FittedItems {
    /// Places what is not part of the arrangement.
    func placeOthers(_ subviews: LayoutSubviews, in bounds: CGRect, flow: FlowConfiguration) {
        let axis = flow.axis
        // 1. Of a line break nothing is seen.
        for index in roles.lineBreaks {
            subviews[index].place(at: bounds.origin, proposal: .zero)
        }

        // 2. Separators behind an item that another one follows on its line, and behind one that ends it.
        let itemGaps = arrangement.lines.flatMap { $0.range.dropLast() }
        place(
            roles.itemSeparators, of: subviews, in: bounds, thinAxis: axis,
            at: zip(itemGaps, arrangement.itemSeparators))
        let lineGaps = arrangement.lines.dropLast().map { $0.range.upperBound - 1 }
        place(
            roles.lineSeparators, of: subviews, in: bounds, thinAxis: axis.across,
            at: zip(lineGaps, arrangement.lineSeparators))

        // 3. Hidden views wait at the last one that is shown, from where they slide in, and the one that
        //    stands for them does so while there are none. What is still drawn goes out of sight, until the
        //    flow's view has learned what to draw.
        let last = arrangement.frames.last
        let origin = CGPoint(x: bounds.minX + (last?.x ?? 0), y: bounds.minY + (last?.y ?? 0))
        let outOfSight = CGPoint(x: bounds.minX - 100_000, y: bounds.minY)
        for index in hiding.indices {
            let isDrawn = flow.drawn.contains(roles.number(ofSubview: index))
            subviews[index].place(at: isDrawn ? outOfSight : origin, proposal: .unspecified)
        }
        if let stale = staleOverflow(in: flow) {
            subviews[stale].place(at: outOfSight, proposal: .unspecified)
        } else if let overflow = roles.overflow, hiding.fewest == 0 {
            subviews[overflow.index].place(at: origin, proposal: .unspecified)
        }

        // 4. The probe tells the flow's view how many items are hidden, and how many views are shown.
        if let probe = roles.probe {
            let count = ProposedViewSize(width: CGFloat(drawn.hidden), height: CGFloat(drawn.shown))
            subviews[probe].place(at: bounds.origin, proposal: count)
        }
    }

    /// Gives separators their places, and those that have none no room.
    private func place(
        _ separators: [FlowRoles.Separator], of subviews: LayoutSubviews, in bounds: CGRect, thinAxis: Axis,
        at places: Zip2Sequence<[Int], [FlowRect]>
    ) {
        guard !separators.isEmpty else { return }
        let places = Dictionary(places) { first, _ in first }
        for separator in separators {
            guard let rect = separator.item.flatMap({ places[$0] }) else {
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

    /// The subview that stands for hidden ones, if it is drawn and says a number that is no longer right.
    func staleOverflow(in flow: FlowConfiguration) -> Int? {
        flow.drawn.hidden > 0 && flow.drawn != drawn ? roles.overflow?.index : nil
    }

    /// The views that should be drawn.
    private var drawn: DrawnViews {
        guard let hidden = hiding.indices.first else { return DrawnViews() }
        return DrawnViews(hidden: hiding.fewest, shown: roles.number(ofSubview: hidden))
    }
}
