import FlowEditing

/// What a lazy flow remembers of a section of it, or of all if it has none. It outlives the views.
final class LazyFlowSectionMemory {
    let arrangement: LazyFlowArrangement
    private(set) var data: (any LazyFlowData)?
    /// How many elements a block has; `nil` where sizes are known.
    private(set) var blockLength: Int?
    /// What all items are, if they are equal.
    private var equal: FlowItem?
    /// The sizes of all elements, if they may differ.
    private var sizes: [FlowSize] = []

    /// - Parameter sight: What the section has in common with the others of its flow.
    init(_ sight: LazyFlowSight) {
        arrangement = LazyFlowArrangement(sight)
    }

    /// Tells a block from others, also in other sections and flows. Where sizes are known, there is one.
    func id(ofBlock number: Int = 0) -> LazyFlowBlockID {
        LazyFlowBlockID(lines: ObjectIdentifier(arrangement), number: number)
    }

    // MARK: Elements and sizes

    /// Takes the current elements, and breaks lines again as far as their sizes have changed.
    func update(_ new: any LazyFlowData, configuration: FlowConfiguration, decoration: Boxed<FlowDecoration>)
    {
        let isSame = data.map { new.isCopy(of: $0) } ?? false
        data = new
        var options = configuration.options(itemAlignment: CrossAlignment(of: configuration).alignment)
        // How long separators are is known when there are views of them.
        options.itemSeparator = decoration.itemSeparator == nil || new.count < 2 ? nil : 0
        options.lineSeparator = decoration.lineSeparator == nil ? nil : 0
        arrangement.setOptions(options)
        switch new.size {
        case .equal(let size):
            (blockLength, sizes) = (nil, [])
            setEqualItems(FlowItem(width: size.width, height: size.height))
        case .fixed:
            (blockLength, equal) = (nil, nil)
            if !isSame || sizes.count != new.count { measureAll() }
        case .estimated(let size):
            blockLength = LazyFlowBlock.length(for: size)
        }
    }

    /// Looks whether elements that are about to be seen have the sizes that were found when the collection was another one;
    /// otherwise asks all. If none is about to be seen, the first one tells.
    ///
    /// So an app's elements are not all asked whenever the view around the flow is evaluated.
    func confirmSizes(of range: Range<Int>) {
        guard let data, data.size == .fixed else { return }
        let range = (range.isEmpty ? 0..<1 : range).clamped(to: 0..<sizes.count)
        if data.sizes(ofElements: range) != Array(sizes[range]) { measureAll() }
    }

    private func setEqualItems(_ item: FlowItem) {
        let count = data?.count ?? 0
        if item == equal, count == arrangement.count { return }
        equal = item
        arrangement.edit { flow in
            flow = EditableFlow(
                repeating: item, count: count, in: flow.availableLength, options: flow.options)
        }
    }

    /// Asks for all sizes, and replaces the items between the first and the last one whose size has changed. O(n).
    private func measureAll() {
        guard let data else { return }
        let new = data.sizes(ofElements: 0..<data.count)
        arrangement.edit { flow in
            // Until now, all items were equal.
            if flow.count != sizes.count {
                flow = EditableFlow(in: flow.availableLength, options: flow.options)
                sizes = []
            }
            let common = min(sizes.count, new.count)
            let start = (0..<common).first { sizes[$0] != new[$0] } ?? common
            let rest = common - start
            let end = (0..<rest).first { sizes[sizes.count - 1 - $0] != new[new.count - 1 - $0] } ?? rest
            let (old, changed) = (start..<sizes.count - end, new[start..<new.count - end])
            if !old.isEmpty || !changed.isEmpty {
                flow.replaceSubrange(old, with: FlowItems(Array(changed)))
            }
        }
        sizes = new
    }

    // MARK: Scrolling

    /// Scrolls to the line of an element, or to its block, as soon as it is known what is in sight.
    @MainActor
    func scroll<ID: Hashable>(to id: ID, anchor: UnitPoint?, by scroller: ScrollViewProxy) -> Bool {
        guard let data, let number = data.number(ofElementWith: id) else { return false }
        if let blockLength {
            // Where a view is in its block is not known: it is in sight where the same part of the block is at the same
            // part of the window.
            let block = number / blockLength
            let count = min(blockLength, data.count - block * blockLength)
            let part = (CGFloat(number % blockLength) + 0.5) / CGFloat(count)
            scroller.scrollTo(self.id(ofBlock: block), anchor: UnitPoint(x: part, y: part))
        } else if let anchor = arrangement.anchor(scrollingTo: number, at: anchor) {
            scroller.scrollTo(self.id(), anchor: anchor)
        } else {
            arrangement.sight.pendingScroll = { [weak self] in
                _ = self?.scroll(to: id, anchor: anchor, by: scroller)
            }
        }
        return true
    }

    /// Does what waited until it is known what is in sight, or else keeps what was at the start of the window there, if lines
    /// have been broken in another length.
    @MainActor
    func scrollAfterLayout(by scroller: ScrollViewProxy?) {
        let sight = arrangement.sight
        let keeping = sight.takeKeeping()
        if let pendingScroll = sight.pendingScroll {
            sight.pendingScroll = nil
            pendingScroll()
        } else if let scroller, let keeping, let kept = keeping.arrangement,
            let anchor = kept.anchor(keepingAtStart: keeping.item)
        {
            scroller.scrollTo(kept.id, anchor: anchor)
        }
    }
}
