/// Which items stand on which line, and how long each is there: the first half of an arrangement.
///
/// An item's length along its line may then differ from the one it came with, as it has grown, shrunk or
/// been limited. Whoever measures items measures these again, at ``changes``, before they are placed.
public struct FlowLines: Sendable {
    /// An item that was given another length than its own.
    public struct Change: Equatable, Sendable {
        /// The index of the item.
        public var index: Int
        /// Its length along the line, in points.
        public var size: Double
    }

    private(set) var slots: Slots
    private(set) var broken: [BrokenLine] = []
    private var optimal = OptimalBreaker()
    /// The room that items grow and shrink into; `nil` for that of the longest line.
    private var room: Length?
    /// The length that lines aim at, if they were chosen by the space that they leave.
    private var targetLength: Length?
    /// The lengths of the items in their slots, where lines have changed some.
    private var lengths: [Length] = []
    private let options: FlowOptions

    /// Breaks items into lines, and lets them grow or shrink there.
    ///
    /// O(n). With balanced and even breaking O(n·log m) for lines of m items. O(n·m) with items whose
    /// limits hold them back one after the other, and with balanced and even breaking where a negative
    /// spacing is larger than an item beside it.
    ///
    /// - Parameters:
    ///   - items: The measured items, each at its ideal size.
    ///   - available: The room along the main axis, in points. `nil` and infinity have no end; NaN and
    ///     negative values count as 0.
    ///   - options: What to follow.
    public init(of items: FlowItems, in available: Double?, options: FlowOptions) {
        // 1. Every item gets a slot along its line and a spacing before it.
        slots = Slots(of: items, in: Length(available: available), options: options)
        self.options = options
        rewrap()
    }

    /// Breaks the same items into lines anew, for another room along the main axis. As much work as
    /// breaking alone takes, and in the memory that there is.
    ///
    /// - Parameter available: In points, as in ``init(of:in:options:)``.
    public mutating func rewrap(in available: Double?) {
        slots.setRoom(Length(available: available))
        rewrap()
    }

    private mutating func rewrap() {
        // 2. Slots are broken into lines.
        targetLength = slots.break(by: options.lineBreaking, into: &broken, using: &optimal)

        room = slots.room ?? targetLength
        resolveLengths()
    }

    /// Takes the lines that slots were broken into.
    ///
    /// - Parameter room: The room that items grow and shrink into; `nil` for that of the longest line.
    init(_ slots: Slots, broken: [BrokenLine], room: Length?, options: FlowOptions) {
        self.slots = slots
        self.broken = broken
        self.room = room
        self.options = options
        resolveLengths()
    }

    private mutating func resolveLengths() {
        // 3. Items grow or shrink into the room that there is, or that the longest line takes.
        lengths.removeAll(keepingCapacity: true)
        if slots.areFlexible {
            let room = room ?? broken.longest
            lengths += slots.lengths
            var flexible = FlexibleLengths(slots)
            lengths.withUnsafeMutableBufferPointer { lengths in
                for number in broken.indices {
                    flexible.resolve(broken[number], in: room, lengths: lengths)
                    broken[number].length = slots.length(of: broken[number].range) { lengths[$0] }
                }
            }
        }
    }

    /// The length of the flow along its lines. O(n).
    var container: Length {
        options.containerLength(
            longest: broken.longest, room: slots.room, column: slots.count > 0 ? slots.column : nil,
            targetLength: targetLength, growInPart: slots.mayGrowInPart)
    }

    /// The items of each line.
    public var ranges: [Range<Int>] { broken.map { $0.range } }

    /// The items that were given another length than their own, in order. O(n).
    public var changes: [Change] {
        guard mayChangeLengths else { return [] }
        return (0..<slots.count).compactMap { index in
            let length = length(at: index)
            return length == slots.basis(at: index) ? nil : Change(index: index, size: length.points)
        }
    }

    /// Whether some item may have another length than its own.
    var mayChangeLengths: Bool { slots.hasLimits || !lengths.isEmpty }

    /// The length of an item's slot.
    @inline(__always)
    func length(at index: Int) -> Length {
        lengths.isEmpty ? slots.length(at: index) : lengths[index]
    }
}

extension [BrokenLine] {
    var longest: Length {
        reduce(Length.zero) { Swift.max($0, $1.length) }
    }
}
