/// A flow whose items have an estimated size until they are measured. Sizes that views report are gathered until
/// lines are broken anew, so that their order does not matter.
///
/// When content is scrolled back, lines appear above one that is on screen. That line is pinned: it keeps its
/// beginning, however the lines above it break once their views are measured.
struct EstimatedFlow<ID: Hashable> {
    private(set) var flow = EditableFlow(in: 0)
    private var estimate = SizeEstimate(.zero)
    /// The items that have been measured, by their index.
    private var measured: [Int: Measured] = [:]
    /// The items that are not measured because they were inserted among those that are.
    private var insertions: Set<Int> = []
    /// The items that have to begin a line.
    private var pins: Set<Int> = []

    // Since lines were broken: items that were measured, those that begin a line which was on screen when views above
    // it appeared, and the flow with the new sizes.
    private var reported: Set<Int> = []
    private var starts: Set<Int> = []
    private var trial = EditableFlow(in: 0)

    private struct Measured: Equatable {
        let id: ID
        let size: FlowSize
    }

    // MARK: What is measured

    /// The flow with all sizes that have been measured, also those that have not changed any line.
    var latest: EditableFlow { trial }

    func isMeasured(_ item: Int) -> Bool { measured[item] != nil }

    /// Takes the size of a view that has appeared, above the beginning of a line that was on screen before.
    ///
    /// - Returns: Whether lines have to be broken anew.
    mutating func measure(_ size: FlowSize, of item: Int, id: ID, above start: Int?) -> Bool {
        let new = Measured(id: id, size: size)
        guard item < flow.count, measured[item] != new else { return false }
        if let start, measured[item] == nil, !insertions.contains(item) { starts.insert(start) }
        measured[item] = new
        reported.insert(item)

        // If the line of the item keeps its items, so do all others.
        let line = line(of: item, in: trial)
        var changed = trial[item]
        changed.size = size
        trial.replace(at: item, with: changed)
        return self.line(of: item, in: trial) != line
    }

    private func line(of item: Int, in flow: EditableFlow) -> Range<Int> {
        flow.itemRange(ofLine: flow.lineIndex(ofItem: item))
    }

    // MARK: Breaking lines

    /// Follows elements that come and go, and what has been measured. O(m) for m measured items if those are where
    /// they were, and the estimate was good; else O(n + m log m).
    mutating func update<Data: RandomAccessCollection>(
        _ data: Data, id: KeyPath<Data.Element, ID>, estimate given: FlowSize, length: Double,
        options: FlowOptions
    ) {
        if flow.availableLength != length { unpin() }
        let isSame = estimate.given == given && flow.options == options
        let isInPlace = measured.allSatisfy { item, measured in
            item < data.count
                && data[data.index(data.startIndex, offsetBy: item)][keyPath: id] == measured.id
        }
        if isSame && isInPlace {
            flow.availableLength = length
            resize(to: data.count)
            takeReports()
        } else {
            if estimate.given != given { estimate = SizeEstimate(given) }
            flow = EditableFlow(
                repeating: FlowItem(estimate.size), count: data.count, in: length, options: options)
            find(data, id: id)
        }
        reported = []
        starts = []
        trial = flow
    }

    /// Adds or removes items at the end.
    private mutating func resize(to count: Int) {
        guard count != flow.count else { return }
        let kept = min(count, flow.count)
        flow.replaceSubrange(
            kept..<flow.count, repeating: FlowItem(estimate.size), count: count - kept)
        pins = pins.filter { $0 < count }
    }

    /// Finds the measured items in changed data, by their ids.
    private mutating func find<Data: RandomAccessCollection>(_ data: Data, id: KeyPath<Data.Element, ID>) {
        // Where items were, and how many of the measured ones came before each of them.
        let old = measured.sorted { $0.key < $1.key }
        let places = Dictionary(
            old.enumerated().map { rank, known in (known.value.id, (rank, known.key, known.value)) }
        ) { first, _ in first }
        measured = [:]
        insertions = []
        pins = []
        guard !old.isEmpty else { return }
        // The last item found: where it is, where it was, and how many of the measured ones came before it.
        var last = (item: -1, place: -1, rank: -1)
        for (item, element) in data.enumerated() {
            guard let (rank, place, known) = places[element[keyPath: id]] else { continue }
            measured[item] = known
            // New items between two others were inserted if all between those had been measured.
            if place > last.place, rank - last.rank == place - last.place {
                insertions.formUnion(last.item + 1..<item)
            }
            last = (item, place, rank)
        }
        setSizes(of: measured.keys.sorted())
    }

    /// Breaks lines by what has been measured.
    private mutating func takeReports() {
        let items = reported.sorted()
        for item in items {
            guard let size = measured[item]?.size else { continue }
            estimate.compare(size, with: flow[item].size)
        }
        // The estimate changes only if a line does.
        let changesLines = items.contains { line(of: $0, in: trial) != line(of: $0, in: flow) }
        setSizes(of: items)
        if changesLines, let first = items.first, let last = items.last, estimate.correct() {
            estimateAnew(around: first...last)
        }
        // From above: below a line that begins where it did, all others do.
        for start in starts.sorted() where line(of: start, in: flow).lowerBound != start {
            setPin(true, at: start)
        }
    }

    /// Gives items, in order, the sizes that have been measured.
    private mutating func setSizes(of items: [Int]) {
        var rest = items[...]
        while let first = rest.first {
            // Adjacent items at once.
            let run = rest.enumerated().prefix { $0.element == first + $0.offset }.count
            let sizes = rest.prefix(run).map { measured[$0]?.size ?? estimate.size }
            flow.replaceSubrange(first..<first + run, with: FlowItems(sizes))
            keepPins(in: first..<first + run)
            rest = rest.dropFirst(run)
        }
    }

    /// Gives the unmeasured items after some others the current estimate, or those before them if there are none.
    /// Otherwise a screen of small views that were expected to be large would take dozens of rounds to fill.
    private mutating func estimateAnew(around items: ClosedRange<Int>) {
        let start = items.upperBound + 1
        let end = measured.keys.reduce(flow.count) { $1 >= start ? min($0, $1) : $0 }
        var unknown = start..<end
        if unknown.isEmpty {
            let start = measured.keys.reduce(0) { $1 < items.lowerBound ? max($0, $1 + 1) : $0 }
            unknown = start..<items.lowerBound
        }
        flow.replaceSubrange(unknown, repeating: FlowItem(estimate.size), count: unknown.count)
        keepPins(in: unknown)
    }

    // MARK: Pins

    /// Restores the pins in a range in which all items were replaced.
    private mutating func keepPins(in range: Range<Int>) {
        for pin in pins where range.contains(pin) { setPin(true, at: pin) }
    }

    /// Makes an item that begins a line do so from now on, as long as the available length stays the same.
    mutating func pin(_ item: Int) {
        setPin(true, at: item)
        var pinned = trial[item]
        pinned.traits.breaksBefore = true
        trial.replace(at: item, with: pinned)
    }

    /// Keeps an item at its place from its line's beginning. If any views between have not been measured, which could
    /// move it to another line, it begins one itself.
    mutating func pinLine(of item: Int) {
        let start = line(of: item, in: flow).lowerBound
        pin((start..<item).allSatisfy(isMeasured) ? start : item)
    }

    private mutating func unpin() {
        for pin in pins { setPin(false, at: pin) }
        pins = []
    }

    private mutating func setPin(_ isPinned: Bool, at item: Int) {
        var pinned = flow[item]
        pinned.traits.breaksBefore = isPinned
        if flow[item] != pinned { flow.replace(at: item, with: pinned) }
        if isPinned { pins.insert(item) }
    }
}
