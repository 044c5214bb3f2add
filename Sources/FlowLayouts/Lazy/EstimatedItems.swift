/// Items that have an estimated size until they are measured.
///
/// What views report is gathered until lines are broken anew, so that it does not matter in which order they
/// do.
///
/// Where lines above are measured that have not been seen before, as the content is scrolled back, the line
/// below them is on screen: it is pinned, so that it keeps its beginning however those are broken anew.
struct EstimatedItems<ID: Hashable> {
    private(set) var index = EditableFlow(in: 0)
    private var estimate = ItemEstimate(.zero)
    /// The items that have been measured, by their index.
    private var measured: [Int: Measured] = [:]
    /// The items that have not been measured because they came among those that had been.
    private var insertions: Set<Int> = []
    /// The items that have been measured since lines were broken.
    private var reported: Set<Int> = []
    /// The items that begin a line which was on screen when views above it appeared, since then.
    private var starts: Set<Int> = []
    /// The items that are to begin a line.
    private var pins: Set<Int> = []
    /// The index with what has been measured since lines were broken.
    private var trial = EditableFlow(in: 0)

    private struct Measured: Equatable {
        let id: ID
        let size: CGSize
    }

    // MARK: What is measured

    func isMeasured(_ item: Int) -> Bool { measured[item] != nil }

    /// Takes the size of a view that has appeared, as ``LazyFlowLines`` says.
    mutating func measure(_ size: CGSize, of item: Int, id: ID, above start: Int?) -> Bool {
        let new = Measured(id: id, size: size)
        guard item < index.count, measured[item] != new else { return false }
        if let start, measured[item] == nil, !insertions.contains(item) { starts.insert(start) }
        measured[item] = new
        reported.insert(item)

        // Where the line of the item keeps its items, so do all others.
        let line = line(of: item, in: trial)
        var changed = trial[item]
        changed.size = FlowSize(width: size.width, height: size.height)
        trial.replace(at: item, with: changed)
        return self.line(of: item, in: trial) != line
    }

    /// The items of an item's line.
    private func line(of item: Int, in index: EditableFlow) -> Range<Int> {
        index.itemRange(ofLine: index.lineIndex(ofItem: item))
    }

    // MARK: Breaking lines

    /// Follows elements that come and go, and what has been measured. O(m) for m items measured where those
    /// are where they were, and the estimate was good; else O(n + m log m).
    mutating func update<Data: RandomAccessCollection>(
        _ data: Data, id: KeyPath<Data.Element, ID>, estimate given: CGSize, length: Double,
        options: FlowOptions
    ) {
        if index.availableLength != length { unpin() }
        let isSame = estimate.given == given && index.options == options
        let isInPlace = measured.allSatisfy { item, measured in
            item < data.count
                && data[data.index(data.startIndex, offsetBy: item)][keyPath: id] == measured.id
        }
        if isSame && isInPlace {
            index.availableLength = length
            resize(to: data.count)
            takeReports()
        } else {
            if estimate.given != given { estimate = ItemEstimate(given) }
            index = EditableFlow(
                repeating: FlowItem(estimate.size), count: data.count, in: length, options: options)
            find(data, id: id)
        }
        reported = []
        starts = []
        trial = index
    }

    /// Adds or removes items at the end.
    private mutating func resize(to count: Int) {
        if count < index.count {
            index.removeSubrange(count..<index.count)
            pins = pins.filter { $0 < count }
        } else if count > index.count {
            index.replaceSubrange(
                index.count..<index.count, repeating: FlowItem(estimate.size),
                count: count - index.count)
        }
    }

    /// Finds the items that have been measured among all.
    private mutating func find<Data: RandomAccessCollection>(_ data: Data, id: KeyPath<Data.Element, ID>) {
        // By their ids: where items were, and how many were known before each of them.
        let old = measured.sorted { $0.key < $1.key }
        let places = Dictionary(
            old.enumerated().map { rank, known in (known.value.id, (rank, known.key, known.value)) }
        ) { first, _ in first }
        measured = [:]
        insertions = []
        pins = []
        guard !old.isEmpty else { return }
        // The last item found: where it is, where it was, and how many were known before it.
        var last = (item: -1, place: -1, rank: -1)
        for (item, element) in data.enumerated() {
            guard let (rank, place, known) = places[element[keyPath: id]] else { continue }
            measured[item] = known
            // What is new between two items has been inserted, if all was known there.
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
            let expected = index[item].size
            estimate.compare(size, with: CGSize(width: expected.width, height: expected.height))
        }
        // Where no line is broken anew, no other is on account of the estimate.
        let changesLines = items.contains { line(of: $0, in: trial) != line(of: $0, in: index) }
        setSizes(of: items)
        if changesLines, let first = items.first, let last = items.last, estimate.correct() {
            estimateAnew(around: first...last)
        }
        // From above: where a line begins as it did, so do those below.
        for start in starts.sorted() where !beginsLine(start) { setPin(true, at: start) }
    }

    /// Gives items, in order, the sizes that have been measured.
    private mutating func setSizes(of items: [Int]) {
        var rest = items[...]
        while let first = rest.first {
            // Those that follow each other, at once.
            let run = rest.enumerated().prefix { $0.element == first + $0.offset }.count
            let sizes = rest.prefix(run).map { measured[$0]?.size ?? estimate.size }
            index.replaceSubrange(first..<first + run, with: FlowItems(sizes))
            keepPins(in: first..<first + run)
            rest = rest.dropFirst(run)
        }
    }

    /// Gives items that have not been measured the size that is estimated now: those behind others, or, where
    /// these are known, those before them.
    ///
    /// Else a screen of small views that were expected to be large would take dozens of rounds to fill, as
    /// each shows only a few more.
    private mutating func estimateAnew(around items: ClosedRange<Int>) {
        let start = items.upperBound + 1
        let end = measured.keys.reduce(index.count) { $1 >= start ? min($0, $1) : $0 }
        var unknown = start..<end
        if unknown.isEmpty {
            let start = measured.keys.reduce(0) { $1 < items.lowerBound ? max($0, $1 + 1) : $0 }
            unknown = start..<items.lowerBound
        }
        index.replaceSubrange(unknown, repeating: FlowItem(estimate.size), count: unknown.count)
        keepPins(in: unknown)
    }

    // MARK: Pins

    private func beginsLine(_ item: Int) -> Bool {
        line(of: item, in: index).lowerBound == item
    }

    /// Pins again what is pinned of a range in which all items were replaced.
    private mutating func keepPins(in range: Range<Int>) {
        for pin in pins where range.contains(pin) { setPin(true, at: pin) }
    }

    /// Lets an item that begins a line do so from now on, as long as the room stays as it is.
    mutating func pin(_ item: Int) {
        guard measured[item] == nil else { return }
        setPin(true, at: item)
        var pinned = trial[item]
        pinned.traits.breaksBefore = true
        trial.replace(at: item, with: pinned)
    }

    private mutating func unpin() {
        for pin in pins { setPin(false, at: pin) }
        pins = []
    }

    private mutating func setPin(_ isPinned: Bool, at item: Int) {
        var pinned = index[item]
        pinned.traits.breaksBefore = isPinned
        if index[item] != pinned { index.replace(at: item, with: pinned) }
        if isPinned { pins.insert(item) }
    }
}
