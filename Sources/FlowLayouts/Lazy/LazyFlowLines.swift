/// What a lazy flow remembers of a section of it, or of all if it has none. It outlives the views.
final class LazyFlowLines<Data: RandomAccessCollection, ID: Hashable> {
    let arrangement: LazyFlowArrangement
    private(set) var elements: LazyFlowElements<Data, ID>?
    /// How many elements a block has; `nil` where sizes are known.
    private(set) var blockLength: Int?
    /// What all items are, if they are equal.
    private var equal: FlowItem?
    /// What finds the sizes of elements, and those of all, if they may differ.
    private var measure: ((UnsafeBufferPointer<Data.Element>) -> [FlowSize])?
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
    func update(
        _ new: LazyFlowElements<Data, ID>, size: LazyFlowItemSize<Data.Element>, flow: FlowConfiguration,
        decoration: Boxed<FlowDecoration>
    ) {
        let isSame = elements.map { isSameCollection($0.data, new.data) } ?? false
        elements = new
        var options = flow.options(itemAlignment: CrossAlignment(of: flow).alignment)
        // How long separators are is known when there are views of them.
        options.itemSeparator = decoration.itemSeparator == nil || new.count < 2 ? nil : 0
        options.lineSeparator = decoration.lineSeparator == nil ? nil : 0
        arrangement.setOptions(options)
        switch size.kind {
        case .equal(let size):
            (blockLength, measure, sizes) = (nil, nil, [])
            setEqualItems(FlowItem(width: size.width, height: size.height))
        case .fixed(let measure):
            (blockLength, self.measure, equal) = (nil, measure, nil)
            if !isSame || sizes.count != new.count { measureAll(measure) }
        case .estimated(let size):
            blockLength = LazyFlowBlock.length(for: size)
        }
    }

    /// Looks whether elements that are about to be seen have the sizes that were found when the collection was another one;
    /// otherwise asks all. If none is about to be seen, the first one tells.
    ///
    /// So an app's elements are not all asked whenever the view around the flow is evaluated.
    func confirmSizes(of range: Range<Int>) {
        guard let measure, let elements else { return }
        let range = (range.isEmpty ? 0..<1 : range).clamped(to: 0..<sizes.count)
        let current = elements.elements(in: range).map(\.value).withUnsafeBufferPointer(measure)
        if current != Array(sizes[range]) { measureAll(measure) }
    }

    private func setEqualItems(_ item: FlowItem) {
        let count = elements?.count ?? 0
        if item == equal, count == arrangement.count { return }
        equal = item
        arrangement.edit { flow in
            flow = EditableFlow(
                repeating: item, count: count, in: flow.availableLength, options: flow.options)
        }
    }

    /// Asks for all sizes, and replaces the items between the first and the last one whose size has changed. O(n).
    private func measureAll(_ measure: (UnsafeBufferPointer<Data.Element>) -> [FlowSize]) {
        guard let data = elements?.data else { return }
        let new =
            data.withContiguousStorageIfAvailable(measure) ?? Array(data).withUnsafeBufferPointer(measure)
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
    func scroll<Target: Hashable>(to id: Target, anchor: UnitPoint?, by scroller: ScrollViewProxy) -> Bool {
        guard let elements, let number = elements.number(of: id) else { return false }
        if let blockLength {
            // Where a view is in its block is not known: it is in sight where the same part of the block is at the same
            // part of the window.
            let block = number / blockLength
            let count = min(blockLength, elements.count - block * blockLength)
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

/// Whether a copy of a collection is the same one as before, and no other with equal elements. O(1).
private func isSameCollection<Data: Collection>(_ old: Data, _ new: Data) -> Bool {
    // An object may have other elements now. A value has other storage then, as its copy is kept.
    guard !(Data.self is AnyObject.Type) else { return false }
    return withUnsafeBytes(of: old) { old in
        withUnsafeBytes(of: new) { new in old.elementsEqual(new) }
    }
}
