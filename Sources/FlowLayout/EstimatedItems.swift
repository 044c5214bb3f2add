/// Items that have an estimated size until they are measured.
///
/// Where lines above are measured that have not been seen before, as the content is scrolled back, the line
/// below them is on screen: it is pinned, so that it keeps its beginning however those are broken anew.
struct EstimatedItems<ID: Hashable> {
    private(set) var index = FlowIndex(in: 0)
    private var estimate = CGSize.zero
    /// The items that have been measured, by their index.
    private var measured: [Int: Measured] = [:]
    /// The items that have not been measured because they came among those that had been.
    private var insertions: Set<Int> = []
    /// The items that are to begin a line.
    private var pins: [Int] = []

    private struct Measured {
        let id: ID
        let size: CGSize
    }

    /// Follows elements that come and go. O(m) for m items measured where those are where they were, else
    /// O(n).
    mutating func update<Data: RandomAccessCollection>(
        _ data: Data, id: KeyPath<Data.Element, ID>, estimate: CGSize, length: Double, options: FlowOptions
    ) {
        if index.available != length { unpin() }
        let isSame = self.estimate == estimate && index.options == options
        let isInPlace = measured.allSatisfy { item, measured in
            item < data.count
                && data[data.index(data.startIndex, offsetBy: item)][keyPath: id] == measured.id
        }
        if isSame && isInPlace {
            index.available = length
            resize(to: data.count)
        } else {
            self.estimate = estimate
            index = FlowIndex(
                repeating: FlowIndex.Item(estimate), count: data.count, in: length, options: options)
            find(data, id: id)
        }
    }

    /// Adds or removes items at the end.
    private mutating func resize(to count: Int) {
        if count < index.count {
            index.removeSubrange(count..<index.count)
            pins.removeAll { $0 >= count }
        } else if count > index.count {
            index.insert(
                contentsOf: FlowItems(repeatElement(estimate, count: count - index.count)), at: index.count)
        }
    }

    /// Finds the items that have been measured among all.
    private mutating func find<Data: RandomAccessCollection>(_ data: Data, id: KeyPath<Data.Element, ID>) {
        let old = measured
        let places = Dictionary(old.map { ($0.value.id, $0.key) }) { first, _ in first }
        measured = [:]
        insertions = []
        pins = []
        guard !old.isEmpty else { return }
        // The last item found: where it is, and where it was.
        var last = (item: -1, place: -1)
        for (item, element) in data.enumerated() {
            guard let place = places[element[keyPath: id]], let known = old[place] else { continue }
            measured[item] = known
            index.replace(at: item, with: FlowIndex.Item(known.size))
            // What is new between two items has been inserted, if all was known there.
            if place > last.place, (last.place + 1..<place).allSatisfy({ old[$0] != nil }) {
                insertions.formUnion(last.item + 1..<item)
            }
            last = (item, place)
        }
    }

    /// Takes the size of a view that has appeared, as ``LazyFlowLines`` says.
    mutating func measure(_ size: CGSize, of item: Int, id: ID, on line: Range<Int>) -> Bool {
        guard item < index.count else { return false }
        let isKnown = measured[item] != nil || insertions.contains(item)
        measured[item] = Measured(id: id, size: size)
        var new = FlowIndex.Item(size)
        new.traits = index[item].traits
        let isAsKnown = index[item] == new
        // Views that appear together are measured in their order: if the next line is known, it was there
        // before. Lines above may have moved its items already.
        if !isKnown && measured[line.upperBound] != nil && !(isAsKnown && beginsLine(line.upperBound)) {
            setPin(true, at: line.upperBound)
        }
        if !isAsKnown { index.replace(at: item, with: new) }
        return !isAsKnown
    }

    private func beginsLine(_ item: Int) -> Bool {
        index.items(ofLine: index.lineIndex(ofItem: item)).lowerBound == item
    }

    /// Lets an item that begins a line do so from now on, as long as the room stays as it is.
    mutating func pin(_ item: Int) {
        if measured[item] == nil { setPin(true, at: item) }
    }

    private mutating func unpin() {
        for pin in pins { setPin(false, at: pin) }
        pins = []
    }

    private mutating func setPin(_ isPinned: Bool, at item: Int) {
        var pinned = index[item]
        guard pinned.traits.breaksBefore != isPinned else { return }
        pinned.traits.breaksBefore = isPinned
        index.replace(at: item, with: pinned)
        if isPinned { pins.append(item) }
    }
}
