import FlowEngine

/// A flow of a few items, arranged the slow and obvious way: every way to break it is tried, and every step
/// follows the documentation of `FlowOptions` and `FlowItemTraits`.
///
/// It counts in whole units of 2⁻²⁰ point, and shares no code with the engine. Its memory serves for one flow
/// after the other. "Along" is along the lines, and "across" is across them, until the last step.
struct NaiveArrangement {
    struct Item {
        /// The item's own length, and the one within its limits.
        var own = 0
        var limited = 0
        var minimum = 0
        var maximum = 0
        var thickness = 0
        /// The distance from the one before, with a separator in it.
        var gap = 0
        var isForced = false
        var isTogether = false
        /// Whether it begins a paragraph that is one line, however lines are broken.
        var beginsSharedLine = false
        var isScaled = false
        var isDiscardable = false
        /// Whether it takes no space, as its line has none for it.
        var isCollapsed = false
        /// The length that decides about breaks.
        var breaking = 0
        /// The length of the item's slot, and of the item in it.
        var slot = 0
        var length = 0
        /// Where the item is.
        var along = 0
        var across = 0
    }

    struct Line {
        var start = 0
        var end = 0
        var length = 0
        var thickness = 0
        var endsParagraph = false
        var along = 0
        var across = 0
        /// From the line's top to the first baseline, and from the last baseline to its bottom.
        var ascent = 0
        var descent = 0
    }

    struct Rect: Equatable {
        var along = 0
        var across = 0
        var length = 0
        var thickness = 0
    }

    private(set) var source: [FlowItem] = []
    private(set) var setting = Setting()
    var items: [Item] = []
    var lines: [Line] = []
    var itemSeparators: [Rect] = []
    var lineSeparators: [Rect] = []
    var length = 0
    var thickness = 0

    /// The space along the lines; `nil` has no end.
    var space: Int?
    /// The space that decides about breaks.
    var breakingSpace: Int?
    var mostItems = Int.max
    /// Whether some item may start before the end of the one before it.
    private var mayOverlap = false
    /// The length of a column, if there are any, and how long a chosen number of them is.
    var column: Int?
    var allColumns: Int?
    var columnGap = 0
    /// The target length of even and scaled lines.
    var targetLength: Int?
    /// The thickness that lines are scaled to, if they are.
    var targetThickness: Int?
    /// Where a line ends at the latest that starts with an item.
    var latestEnds: [Int] = []
    var wanted: [Flexing] = []
    /// The items of a line, and where their slots start, in the order in which they are seen.
    var order: [(index: Int, start: Int)] = []

    init() {}

    init(of items: [FlowItem], in setting: Setting) {
        load(items)
        arrange(in: setting)
    }

    /// Takes other items.
    mutating func load(_ source: [FlowItem]) {
        self.source = source
        items = [Item](repeating: Item(), count: source.count)
        latestEnds = source.map { _ in 0 }
        wanted = source.map { _ in Flexing() }
    }

    mutating func arrange(in setting: Setting) {
        findLines(in: setting)
        flex()
        scaleLines()
        findLength()
        stack()
        placeAlong()
        placeAcross()
    }

    /// Finds only which items are on which line.
    mutating func findLines(in setting: Setting) {
        self.setting = setting
        findSlots()
        letItemsWrap()
        breakLines()
        joinLines()
    }
}

// MARK: Lengths

extension NaiveArrangement {
    static let unit = 1_048_576.0
    static let largest = 4_294_967_296.0

    /// A length from 0 to 2³² points. NaN counts as 0.
    static func length(_ points: Double) -> Int {
        if points.isNaN || points < 0 { return 0 }
        return Int(min(points, largest) * unit)
    }

    /// A distance from −2³² to 2³² points. NaN counts as 0.
    static func distance(_ points: Double) -> Int {
        points < 0 ? -length(-points) : length(points)
    }

    /// A space, in which infinity has no end.
    static func space(_ points: Double?) -> Int? {
        guard let points, points != .infinity else { return nil }
        return length(points)
    }

    /// Half of a number, rounded down.
    static func half(_ number: Int) -> Int {
        (number - (number % 2 == 0 ? 0 : 1)) / 2
    }
}

// MARK: Slots

extension NaiveArrangement {
    private mutating func findSlots() {
        let options = setting.options
        space = Self.space(setting.available)
        readItems()

        let common = Self.distance(options.itemSpacing)
        let separator = options.itemSeparator.map(Self.length)
        func spaced(_ distance: Int) -> Int { separator.map { distance + $0 + distance } ?? distance }
        for index in items.indices {
            items[index].gap = spaced(source[index].spacing.map(Self.distance) ?? common)
        }

        mayOverlap = items.dropFirst().contains { $0.gap < 0 }
        column = nil
        allColumns = nil
        breakingSpace = space
        mostItems = options.maxItemsPerLine.map { max($0, 1) } ?? .max
        if options.columns != .natural { makeColumns(common: spaced(common)) }

        for index in items.indices {
            let traits = source[index].traits
            items[index].slot = column ?? items[index].limited
            items[index].length = items[index].limited
            items[index].breaking = items[index].slot
            if let column, traits.grow > 0 {
                items[index].length = max(items[index].limited, min(column, items[index].maximum))
            }
            if column != nil, fillsLine(index) {
                items[index].length = items[index].limited
                items[index].slot = items[index].limited
                items[index].breaking = items[index].limited
            }
            if column == nil, mayShrinkFirst, traits.shrink > 0 {
                items[index].breaking = min(items[index].minimum, items[index].limited)
            }
        }
        findScaledLengths()
    }

    /// Whether items may be as short as they can be where lines end.
    private var mayShrinkFirst: Bool {
        switch setting.options.wrapping {
        case .ideal: false
        case .smallest: true
        case .oneLineIfPossible: setting.options.minLines < 2
        }
    }

    private mutating func readItems() {
        let isVertical = setting.options.axis == .vertical
        for index in items.indices {
            let item = source[index]
            let traits = item.traits
            let minimum = Self.length(traits.minLength)
            let maximum = Self.length(traits.maxLength)
            let own = Self.length(isVertical ? item.height : item.width)
            items[index].own = own
            items[index].minimum = minimum
            items[index].maximum = maximum
            items[index].limited = max(minimum, min(own, maximum))
            items[index].thickness = Self.length(isVertical ? item.width : item.height)
            let isForced = index > 0 && (traits.breaksBefore || source[index - 1].traits.breaksAfter)
            items[index].isForced = isForced
            items[index].isTogether = index > 0 && traits.avoidsBreakBefore && !isForced
            items[index].beginsSharedLine = false
            items[index].isScaled = false
            items[index].isDiscardable = traits.isDiscardable && setting.options.columns == .natural
            items[index].isCollapsed = false
        }
    }

    /// All columns have the length of the longest item, or an even share, and the largest distance between them.
    private mutating func makeColumns(common: Int) {
        var gap = items.count > 1 ? Int.min : common
        var (longest, longestFilling) = (0, 0)
        for index in items.indices {
            if fillsLine(index) { longestFilling = max(longestFilling, items[index].limited) }
            if index > 0 { gap = max(gap, items[index].gap) }
            if !fillsLine(index) { longest = max(longest, items[index].limited) }
        }
        for index in items.indices { items[index].gap = gap }
        columnGap = gap
        column = longest
        // A flow without items takes nothing.
        if items.isEmpty { return }
        let count: Int
        var most = Int.max
        switch setting.options.columns {
        case .natural, .uniform: return
        case .count(let chosen): count = min(max(chosen, 1), mostItems)
        case .adaptive(let minimum, let maximum):
            let least = Self.length(minimum)
            most = max(Self.length(maximum), least)
            // As many as fit, and at least one. Without an end, one for each item, or as many as fit below a heading. No more
            // than items on a line.
            let counted = max(least, Int(Self.unit))
            let needed = min(items.count, mostItems)
            let all = space ?? max(counted * needed + gap * (needed - 1), longestFilling)
            count = min(max((all + gap) / max(counted + gap, Int(Self.unit)), 1), mostItems)
            allColumns = all
        }
        mostItems = count
        let all = space ?? allColumns ?? max(longest * count + gap * (count - 1), longest, longestFilling)
        allColumns = all
        let share = min(max(min((all - gap * (count - 1)) / count, all), 0), most)
        column = share
        // Columns that share a space all fit.
        if share == 0 { breakingSpace = nil }
    }

    /// Whether an item has a line of its own and grows: in columns, it spans all of them.
    func fillsLine(_ index: Int) -> Bool {
        let traits = source[index].traits
        return traits.breaksBefore && traits.breaksAfter && traits.grow > 0
    }

    /// How far items reach that are next to each other.
    func reach(_ start: Int, _ end: Int, _ lengthAt: (Item) -> Int) -> Int {
        var position = 0
        var reach = 0
        for index in start..<end {
            if index > start { position += items[index].gap }
            position += lengthAt(items[index])
            reach = max(reach, position)
        }
        return reach
    }
}

// MARK: The size along the lines

extension NaiveArrangement {
    var longest: Int { lines.reduce(0) { max($0, $1.length) } }

    private mutating func findLength() {
        length = longest
        let isSpread = setting.options.distribution != .natural
        let sizing = setting.options.sizing
        if sizing == .fill || sizing == .automatic && isSpread, let space {
            length = space
        } else if let allColumns {
            length = max(length, allColumns)
        } else if let targetLength {
            length = max(length, targetLength)
        } else if let space, mayGrowInPart {
            length = max(length, space)
        }
    }

    /// Whether items may take only a part of what their line leaves, so that the flow keeps all of it. Those that
    /// overlap may, as the line then does not reach as far as they grow.
    private var mayGrowInPart: Bool {
        guard column == nil, targetThickness == nil else { return false }
        let areFlexible =
            setting.options.distribution == .fillEqually
            || source.contains { $0.traits.grow > 0 || $0.traits.shrink > 0 }
        return source.contains { $0.traits.grow > 0 && $0.traits.grow < 1 }
            || (areFlexible && mayOverlap)
    }
}
