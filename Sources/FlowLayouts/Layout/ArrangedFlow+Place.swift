// The last step, Place views: every subview gets its place.

import FlowEngine

extension ArrangedFlow {
    func place(_ subviews: LayoutSubviews, in bounds: CGRect) {
        configuration.memory?.placement.current = FlowPlacement(
            arrangement: arrangement,
            contentIndices: views.indices.map { $0 == overflowPosition ? nil : views[$0].contentIndex },
            width: bounds.width)
        for position in views.indices {
            let frame = arrangement.frames[position]
            subviews[views[position].subviewIndex].place(
                at: CGPoint(x: bounds.minX + frame.x, y: bounds.minY + frame.y),
                proposal: proposal(at: position, in: frame))
        }
        guard views.count < subviews.count else { return }

        let away = hidden.map { ($0.subviewIndex, $0.contentIndex) } + placeUnseen(subviews, in: bounds)
        placeSeparators(subviews, in: bounds)
        placeAway(away.map(\.subviewIndex), of: subviews, from: bounds)
        report(hiding: away.map(\.contentIndex), to: subviews, in: bounds)
    }

    /// The proposal that a view was measured with or, if its line scaled it or made it thicker, its size.
    private func proposal(at position: Int, in frame: FlowRect) -> ProposedViewSize {
        let before = items.sizes[position]
        let isAsThick = axis == .horizontal ? frame.height == before.height : frame.width == before.width
        return isAsThick && !views[position].isScaled
            ? views[position].proposal : ProposedViewSize(width: frame.width, height: frame.height)
    }

    // MARK: Spaces and line breaks

    /// Gives line breaks and spaces no size, but the first space of a text tells assistive technologies where the text is.
    /// Returns the first spaces of those texts of which no word is shown.
    private func placeUnseen(_ subviews: LayoutSubviews, in bounds: CGRect)
        -> [(subviewIndex: Int, contentIndex: Int)]
    {
        guard !others.unseen.isEmpty else { return [] }
        var hidden: [(Int, Int)] = []
        for (unseenBefore, (index, words)) in others.unseen.enumerated() {
            if let frame = textFrame(of: positions(of: words)) {
                subviews[index].place(
                    at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY),
                    proposal: TextFrame.proposal(for: frame.size))
            } else if words.isEmpty {
                subviews[index].place(at: bounds.origin, proposal: TextFrame.proposal(for: .zero))
            } else {
                // Its content index: so many items come before it, and so many spaces and line breaks.
                hidden.append((index, words.lowerBound + unseenBefore))
            }
        }
        return hidden
    }

    /// The positions of some items, without an overflow view after them.
    private func positions(of items: Range<Int>) -> Range<Int> {
        let start = views.partitioningIndex { $0.itemIndex >= items.lowerBound }
        let end = views.partitioningIndex { $0.itemIndex >= items.upperBound }
        return start..<(end > start && end - 1 == overflowPosition ? end - 1 : end)
    }

    // MARK: Separators

    /// Places separators between the items of a line, except beside collapsed ones, and between lines. Those that are not
    /// needed get no space, near where they would appear.
    private func placeSeparators(_ subviews: LayoutSubviews, in bounds: CGRect) {
        if !others.itemSeparators.isEmpty { placeItemSeparators(subviews, in: bounds) }
        var rects = arrangement.lineSeparators[...]
        for index in others.lineSeparators {
            place(
                subviews[index], in: rects.popFirst(), of: bounds, thinAxis: axis.across,
                after: arrangement.lines.last?.frame)
        }
    }

    private func placeItemSeparators(_ subviews: LayoutSubviews, in bounds: CGRect) {
        let collapsed = Set(arrangement.collapsedItems)
        let separated = arrangement.lines.flatMap { $0.range.dropLast() }
            .filter { !collapsed.contains($0) && !collapsed.contains($0 + 1) }
            .map { views[$0].itemIndex }
        let rects = Dictionary(zip(separated, arrangement.itemSeparators)) { $1 }
        for (index, itemIndex) in others.itemSeparators {
            place(
                subviews[index], in: itemIndex.flatMap { rects[$0] }, of: bounds, thinAxis: axis,
                after: itemIndex.flatMap(frameShown(upTo:)))
        }
    }

    /// Places a separator in its rect or, if it is not needed, at the end of what is before it.
    @inline(never)  // Else each of its calls would have a copy of it.
    private func place(
        _ separator: LayoutSubview, in rect: FlowRect?, of bounds: CGRect, thinAxis: Axis,
        after frame: FlowRect?
    ) {
        guard let rect else {
            let frame = frame.map { CGRect($0) } ?? .zero
            separator.place(
                at: CGPoint(
                    x: bounds.minX + (thinAxis == .horizontal ? frame.maxX : frame.minX),
                    y: bounds.minY + (thinAxis == .horizontal ? frame.minY : frame.maxY)),
                proposal: ProposedViewSize(length: 0, axis: thinAxis))
            return
        }
        let length = thinAxis == .horizontal ? rect.height : rect.width
        separator.place(
            at: CGPoint(x: bounds.minX + rect.x + rect.width / 2, y: bounds.minY + rect.y + rect.height / 2),
            anchor: .center, proposal: ProposedViewSize(length: length, axis: thinAxis.across))
    }

    /// The frame of an item or, if it is hidden, of the one that is shown before it.
    private func frameShown(upTo itemIndex: Int) -> FlowRect? {
        let end = views.partitioningIndex { $0.itemIndex > itemIndex }
        return end > 0 ? arrangement.frames[end - 1] : nil
    }

    // MARK: Hidden views, and the report

    /// Places hidden views, and an overflow view that is not needed, out of sight: diagonally, as content scrolls along one
    /// axis at most, and no farther away than necessary, as drawing may have limited precision. They have their ideal size,
    /// which is known, so they are not measured again.
    private func placeAway(_ hidden: [Int], of subviews: LayoutSubviews, from bounds: CGRect) {
        let place = CGPoint(
            x: bounds.minX - bounds.width - 10_000, y: bounds.minY - bounds.height - 10_000)
        let overflow = overflowPosition == nil ? measured.sorted.overflow?.view.subviewIndex : nil
        for index in hidden + [overflow].compactMap(\.self) {
            subviews[index].place(at: place, anchor: .bottomTrailing, proposal: .unspecified)
        }
    }

    /// Reports to the view of the flow: if the report has changed, the probe gets another size.
    private func report(hiding contentIndices: [Int], to subviews: LayoutSubviews, in bounds: CGRect) {
        guard let probe = others.probe, let memory = configuration.memory else { return }
        let report = report ?? makeReport(hiding: contentIndices, of: subviews[probe])
        self.report = report
        subviews[probe].place(
            at: bounds.origin, proposal: ProposedViewSize(width: CGFloat(memory.record(report)), height: 0))
    }

    private func makeReport(hiding contentIndices: [Int], of probe: LayoutSubview) -> FlowReport {
        // Without an `onFlowChange`, the number of lines makes no report different.
        var report = FlowReport(lineCount: configuration.reportsLines ? arrangement.lines.count : 0)
        guard !contentIndices.isEmpty || overflowPosition != nil,
            let contentViews = probe[ViewValues.Content.self]
        else { return report }
        report.contentViews = contentViews
        report.hidden = Set(contentIndices.map { contentViews.ids[$0] })
        let count = hidden.count { !measured.sorted.items[$0.itemIndex].traits.isSpacerOrDivider }
        report.overflow = FlowOverflow(contentIndices, counting: count, of: contentViews)
        report.showsOverflow = overflowPosition != nil
        report.limit = configuration.limit
        return report
    }
}
