/// Balanced and even line breaking, which looks at all lines of a paragraph at once, as Knuth and Plass do: the sum of
/// the squares of the lines' lengths, or of the space that they leave, is the least.
struct EvenBreaking: Sendable {
    var places: [Place] = []

    /// Replaces greedy lines by balanced or even ones. Returns the length that they aim at, if they were chosen by the
    /// space that they leave of it.
    ///
    /// Lines stay greedy where items overlap by more than their own length: a line with more items may be shorter there,
    /// which the search does not expect. So they do where a line is longer than any length.
    ///
    /// - Parameter isBalanced: Whether there have to be as few lines as possible and the last one counts like any
    ///   other. Otherwise there may be more, and the last one is free.
    mutating func breakEvenly(_ slots: Slots, isBalanced: Bool, into lines: inout [BrokenLine]) -> Length? {
        // Without a limit, lines with few items aim at the longest of them.
        let available = slots.breaking.available == .unbounded ? lines.longest : slots.breaking.available
        guard available < .unbounded else { return nil }
        var even: [BrokenLine] = []
        even.reserveCapacity(lines.count)
        var haveChoice = false
        var first = 0
        for (last, line) in lines.enumerated() where line.endsParagraph {
            let greedy = lines[first...last]
            first = last + 1
            // No line is better than a single one, however many items are on it.
            if greedy.count > 1, setPlaces(of: greedy, slots) {
                haveChoice = true
                addLines(of: greedy, slots, in: available, isBalanced: isBalanced, to: &even)
            } else {
                even += greedy
            }
        }
        lines = even
        return haveChoice && !isBalanced ? available : nil
    }

    /// Adds the best lines for the items of one paragraph, whose places are known. O(n·log m) for lines of up to m items.
    private mutating func addLines(
        of greedy: ArraySlice<BrokenLine>, _ slots: Slots, in available: Length, isBalanced: Bool,
        to lines: inout [BrokenLine]
    ) {
        // a. From the end on: the best way to break what follows each place.
        let paragraph = greedy.items
        let maxItems = min(slots.breaking.maxItemsPerLine, paragraph.count)
        places.withUnsafeMutableBufferPointer { places in
            let candidates = CandidateLines(
                places: places, available: available.units, maxItems: maxItems, isBalanced: isBalanced)
            let latest =
                isBalanced
                ? greedy.map { $0.range.lowerBound - paragraph.lowerBound } : [paragraph.count - 1]
            candidates.findRests(latestFirsts: latest)
        }

        // b. The best lines follow one another from the first item on.
        var first = 0
        while first < paragraph.count {
            let next = places[first].rest.next
            let range = paragraph.lowerBound + first..<paragraph.lowerBound + next
            if slots.shrinksBeforeBreaking {
                lines.append(slots.line(range))
            } else {
                let length = Length(units: places[next].end &- places[first].start)
                lines.append(
                    BrokenLine(range: range, length: length, endsParagraph: next == paragraph.count))
            }
            first = next
        }
    }

    /// Finds out where items are when all are on one line. Returns false where items overlap by more than their own
    /// length: a line may be shorter than a part of it there.
    mutating func setPlaces(of lines: ArraySlice<BrokenLine>, _ slots: Slots) -> Bool {
        let paragraph = lines.items
        var end: Int64 = 0
        var previous: Int64 = 0
        places.removeAll(keepingCapacity: true)
        places.reserveCapacity(paragraph.count + 1)
        for index in paragraph {
            let spacing = slots.spacing(before: index).units
            let length = slots.breakingLength(at: index).units
            if spacing + min(previous, length) < 0, index > paragraph.lowerBound,
                !slots.isBreakForced(before: index)
            {
                return false
            }
            // Sums may wrap around: only differences of two that are a line apart are read.
            places.append(Place(end: end, start: end &+ spacing))
            end = end &+ spacing &+ length
            previous = length
        }
        places.append(Place(end: end, start: end))
        return true
    }
}

extension ArraySlice<BrokenLine> {
    /// The items of all lines, of which there are some.
    fileprivate var items: Range<Int> {
        self[startIndex].range.lowerBound..<self[endIndex - 1].range.upperBound
    }
}

/// Where a line may end and the next one begin: before the item of the same number, the first being 0.
struct Place: Sendable {
    /// Where a line ends that ends here, if all items were on one line.
    let end: Int64
    /// Where a line starts that starts here.
    let start: Int64
    /// The first item of the longest line that may end here.
    var earliest: UInt32 = 0
    /// The best lines that begin here.
    var rest = Rest()
}

/// The lines that the items of a paragraph could be on, each from its first item to before the next line's.
struct CandidateLines {
    let places: UnsafeMutableBufferPointer<Place>
    let available: Int64
    let maxItems: Int
    let isBalanced: Bool

    /// The number of items.
    var count: Int { places.count - 1 }

    /// Where a line ends, seen from its start.
    func length(from first: Int, to next: Int) -> Int64 {
        places[next].end &- places[first].start
    }

    /// A line and what follows it.
    @inline(__always)
    func rest(from first: Int, to next: Int) -> Rest {
        let length = length(from: first, to: next)
        // Balanced lines are judged by their lengths, so that a flow that hugs them keeps them. With equal spacings
        // the space that they leave would rank them alike, as their number is given.
        let measure = isBalanced ? length : next == count ? 0 : max(available - length, 0)
        return Rest(to: next, squaring: measure, before: places[next].rest)
    }
}

/// Lines from an item to the end of the paragraph: where the first one ends, their number and their cost.
struct Rest: Sendable {
    // No more bits than needed: new memory costs more than all else.
    private var compactNext: UInt32 = 0
    private var lines: UInt32 = 0
    // The sum of the squares, in 128 bits: enough for 2²⁴ lines of the largest length.
    private var high: UInt64 = 0
    private var low: UInt64 = 0

    init() {}

    init(to next: Int, squaring measure: Int64, before rest: Rest) {
        compactNext = UInt32(truncatingIfNeeded: next)
        lines = rest.lines &+ 1
        let square = measure.magnitude.multipliedFullWidth(by: measure.magnitude)
        let (low, carry) = rest.low.addingReportingOverflow(square.low)
        self.low = low
        high = rest.high &+ square.high &+ (carry ? 1 : 0)
    }

    /// The first item of the second line.
    var next: Int { Int(compactNext) }

    func isBetter(than other: Rest, isBalanced: Bool) -> Bool {
        if isBalanced, lines != other.lines { return lines < other.lines }
        if high != other.high { return high < other.high }
        if low != other.low { return low < other.low }
        return lines < other.lines
    }
}
