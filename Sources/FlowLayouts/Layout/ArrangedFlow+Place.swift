// The last step, Place views: every subview gets its place.

import FlowEngine

extension ArrangedFlow {
    func place(_ subviews: LayoutSubviews, in bounds: CGRect) {
        flow.memory?.placement.current = FlowPlacement(
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

    /// The proposal that a view was measured with, or, if its line changed its size, that size.
    private func proposal(at position: Int, in frame: FlowRect) -> ProposedViewSize {
        if views[position].isScaled { return ProposedViewSize(width: frame.width, height: frame.height) }
        let ideal = items.sizes[position]
        if axis == .horizontal ? frame.height != ideal.height : frame.width != ideal.width {
            return ProposedViewSize(width: frame.width, height: frame.height)
        }
        let offered = views[position].offered
        return views[position].proposal(of: offered < .infinity ? offered : nil, along: axis)
    }

    // MARK: Spaces and line breaks

    /// Gives line breaks and spaces no space. The first space of a text tells assistive technologies where the text is.
    /// Returns those of texts of which no word is shown.
    private func placeUnseen(_ subviews: LayoutSubviews, in bounds: CGRect)
        -> [(subviewIndex: Int, contentIndex: Int)]
    {
        guard !others.unseen.isEmpty else { return [] }
        var hidden: [(Int, Int)] = []
        let shown = others.unseen.map { positions(of: $0.words) }
        var areWords = [Bool](repeating: false, count: views.count)
        for words in shown { for word in words { areWords[word] = true } }
        for (number, (index, words)) in others.unseen.enumerated() {
            if let frame = textFrame(of: shown[number], areWords: areWords) {
                subviews[index].place(
                    at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY),
                    proposal: TextFrame.proposal(for: frame.size))
            } else if words.isEmpty {
                subviews[index].place(at: bounds.origin, proposal: TextFrame.proposal(for: .zero))
            } else {
                hidden.append((index, words.lowerBound + number))
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
            place(subviews[index], in: rects.popFirst(), of: bounds, thinAxis: axis.across) {
                guard let line = arrangement.lines.last?.frame else { return .zero }
                return axis == .horizontal
                    ? CGPoint(x: line.x, y: line.y + line.height) : CGPoint(x: line.x + line.width, y: line.y)
            }
        }
    }

    private func placeItemSeparators(_ subviews: LayoutSubviews, in bounds: CGRect) {
        var areCollapsed = [Bool](repeating: false, count: views.count)
        for position in arrangement.collapsedItems { areCollapsed[position] = true }
        let separated = arrangement.lines.flatMap { $0.range.dropLast() }
            .filter { !areCollapsed[$0] && !areCollapsed[$0 + 1] }
        var rects = [FlowRect?](repeating: nil, count: subviews.count)
        for (position, rect) in zip(separated, arrangement.itemSeparators) {
            rects[views[position].itemIndex] = rect
        }
        for (index, itemIndex) in others.itemSeparators {
            place(subviews[index], in: itemIndex.flatMap { rects[$0] }, of: bounds, thinAxis: axis) {
                end(ofItem: itemIndex)
            }
        }
    }

    @inline(never)  // Else each of its calls would have a copy of it.
    private func place(
        _ separator: LayoutSubview, in rect: FlowRect?, of bounds: CGRect, thinAxis: Axis,
        orAt away: () -> CGPoint
    ) {
        guard let rect else {
            let point = away()
            separator.place(
                at: CGPoint(x: bounds.minX + point.x, y: bounds.minY + point.y),
                proposal: ProposedViewSize(length: 0, axis: thinAxis))
            return
        }
        let length = thinAxis == .horizontal ? rect.height : rect.width
        separator.place(
            at: CGPoint(x: bounds.minX + rect.x + rect.width / 2, y: bounds.minY + rect.y + rect.height / 2),
            anchor: .center, proposal: ProposedViewSize(length: length, axis: thinAxis.across))
    }

    /// Where an item ends, or if it is hidden, the one that is shown before it.
    private func end(ofItem index: Int?) -> CGPoint {
        let position = index.map { index in views.partitioningIndex { $0.itemIndex > index } - 1 } ?? -1
        guard position >= 0 else { return .zero }
        let frame = arrangement.frames[position]
        return axis == .horizontal
            ? CGPoint(x: frame.x + frame.width, y: frame.y) : CGPoint(x: frame.x, y: frame.y + frame.height)
    }

    // MARK: What the view of the flow has to know

    /// Places hidden views, and an overflow view that is not needed, out of sight: diagonally, as content scrolls along one
    /// axis at most, and no farther away than necessary, as drawing may have limited precision. They have their ideal size,
    /// which is known, so they are not measured again.
    private func placeAway(_ hidden: [Int], of subviews: LayoutSubviews, from bounds: CGRect) {
        let place = CGPoint(
            x: bounds.minX - bounds.width - 10_000, y: bounds.minY - bounds.height - 10_000)
        for index in hidden + (overflowPosition == nil ? [others.overflow].compactMap(\.self) : []) {
            subviews[index].place(at: place, anchor: .bottomTrailing, proposal: .unspecified)
        }
    }

    /// Reports to the view of the flow: if the report has changed, the probe gets another size.
    private func report(hiding contentIndices: [Int], to subviews: LayoutSubviews, in bounds: CGRect) {
        guard let probe = others.probe, let memory = flow.memory else { return }
        let report = report ?? makeReport(hiding: contentIndices, of: subviews[probe])
        self.report = report
        subviews[probe].place(
            at: bounds.origin, proposal: ProposedViewSize(width: CGFloat(memory.take(report)), height: 0))
    }

    private func makeReport(hiding contentIndices: [Int], of probe: LayoutSubview) -> FlowReport {
        // Without an `onFlowChange`, the number of lines makes no report different.
        var report = FlowReport(lineCount: flow.reportsLines ? arrangement.lines.count : 0)
        if !contentIndices.isEmpty || overflowPosition != nil {
            report.elements = probe[ViewValues.Content.self]
            report.hidden = Set(contentIndices)
            report.hiddenCount = hidden.count { measured.counts($0.itemIndex) }
            report.showsOverflow = overflowPosition != nil
            report.limit = flow.limit
        }
        return report
    }
}
