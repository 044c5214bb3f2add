/// A flow in CSS's words, which both the browser and the engine lay out. All lengths are counted in
/// 1/64 px, the browser's unit.
struct FlexCase: Codable, Equatable {
    /// What the case is to try out.
    var capability: Capability
    /// The space along the lines; `nil` for no limit.
    var space: Int?
    /// The space across the lines; `nil` for what they take.
    var across: Int?
    var itemGap = 0
    var lineGap = 0
    var justify = Justify.start
    var alignItems = Align.start
    var alignContent = AlignContent.start
    /// The number of uniform columns; 0 for as many as fit.
    var columns: Int?
    /// The least length of columns of which as many as fit share the space. Without it, they are as long as the longest item.
    /// If there is a `lastLine`, columns do not grow beyond that.
    var leastColumn: Int?
    var maxItems: Int?
    /// `flex-line-count`, for balanced lines.
    var minLines: Int?
    /// What ends a paragraph, if it is no line like the others. CSS has words for it in a text, `text-align-last`, and in
    /// a grid, whose last line keeps to its columns.
    var lastLine: LastLine?
    var flags: [Flag] = []
    var items: [Item] = []

    struct Item: Codable, Equatable {
        /// `flex-basis`, and the size across.
        var main: Int
        var cross: Int
        var grow: Double?
        var shrink: Double?
        var min: Int?
        var max: Int?
        var align: Align?
        /// The distances from the item's top to its first and to its last baseline.
        var baselines: [Int]?
        var breaksBefore: Bool?
        var breaksAfter: Bool?
        /// Whether it spans all columns.
        var spans: Bool?
        /// What a word is, as far as its direction goes: it is as long as `main` all the same.
        var word: String?
    }

    enum Flag: String, Codable, CaseIterable {
        case column
        case rtl
        /// `row-reverse` or `column-reverse`.
        case reversesItems
        /// `wrap-reverse`.
        case reversesLines
        /// `flex-wrap: wrap balance`.
        case balanced
        // What CSS has no word for, so that the page composes it of one container a line.
        /// The flow is as long as its longest line.
        case hugs
        case equalLines
        /// Lines break by how small items can become, and items shrink then.
        case wrapsByMinimum
    }

    enum Justify: String, Codable, CaseIterable {
        case start = "flex-start"
        case center
        case end = "flex-end"
        case spaceBetween = "space-between"
        case spaceAround = "space-around"
        case spaceEvenly = "space-evenly"
        /// `space-between`, but `flex-start` where a paragraph ends. CSS has no word for it.
        case justified
    }

    enum Align: String, Codable, CaseIterable {
        case start = "flex-start"
        case center
        case end = "flex-end"
        case stretch
        case baseline
        case lastBaseline = "last baseline"

        var isBaseline: Bool { self == .baseline || self == .lastBaseline }
    }

    enum AlignContent: String, Codable, CaseIterable {
        case start = "flex-start"
        case center
        case end = "flex-end"
        case stretch
        case spaceBetween = "space-between"
        case spaceAround = "space-around"
        case spaceEvenly = "space-evenly"
    }

    enum LastLine: String, Codable, CaseIterable {
        case grows
        case natural
        case start = "flex-start"
        case center
        case end = "flex-end"
    }

    /// Whether items are words, and inline blocks among them.
    var isText: Bool { capability == .directions }

    /// That of a word, half of which is above its baseline.
    static let lineHeight = 20 * 64

    func has(_ flag: Flag) -> Bool { flags.contains(flag) }

    /// Takes back what has no word in CSS, or means nothing, without something else.
    mutating func leaveOutWhatIsIgnored() {
        if !has(.balanced) || construction != .flex { minLines = nil }
        if columns != 0 { leastColumn = nil }
        if columns != nil, lastLine == nil { justify = .start }
        if isText { setBaselines() }
    }

    /// Items of a text are on one baseline: in the middle of words, and anywhere in inline blocks.
    mutating func setBaselines() {
        alignItems = .baseline
        for index in items.indices {
            if items[index].word != nil {
                items[index].cross = Self.lineHeight
                items[index].baselines = [Self.lineHeight / 2, Self.lineHeight / 2]
            } else if items[index].baselines == nil {
                items[index].baselines = [items[index].cross, items[index].cross]
            }
        }
    }

    var isFlexible: Bool { items.contains { ($0.grow ?? 0) > 0 || ($0.shrink ?? 0) > 0 } }
}

/// What conformance is reported for.
enum Capability: String, Codable, CaseIterable {
    case wrapping, hugging, distribution, justified, growing, shrinking, limits, alignment, baselines
    case lineDistribution, equalLines, forcedBreaks, maxItems, balanced, minLines, lastLine, reversed, columns
    case directions, combined
}

/// Where a flow's items are, and how large it is: in 1/64 px, x, y, width and height after one another.
struct FlexAnswer: Codable, Equatable {
    var width: Double
    var height: Double
    var rects: [Double]
    /// Whether parts of a word are apart where each paragraph is on one line, as a flow never has them.
    var isTorn: Bool?
}
