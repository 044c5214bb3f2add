import FlowEngine

/// The subviews that are not items, by subview index.
struct OtherViews {
    /// Line breaks and spaces, which are invisible. The first space of a text has the items that are its words.
    private(set) var unseen: [(subviewIndex: Int, words: Range<Int>)] = []
    /// With the item that each follows, if there is one.
    private(set) var itemSeparators: [(subviewIndex: Int, itemIndexBefore: Int?)] = []
    /// The one between the first and the second line, and so on.
    private(set) var lineSeparators: [Int] = []
    private(set) var probe: Int?
    private var isBroken = false

    var haveTexts: Bool { unseen.contains { !$0.words.isEmpty } }

    /// Adds a subview that comes after this many items.
    mutating func add(_ role: ViewValues.Role, at index: Int, after itemCount: Int) {
        switch role {
        case .item, .overflow: break
        case .lineBreak:
            unseen.append((index, itemCount..<itemCount))
            isBroken = true
        case .space(_, let words): unseen.append((index, itemCount..<itemCount + words))
        case .itemSeparator:
            itemSeparators.append((index, itemCount == 0 ? nil : itemCount - 1))
        case .lineSeparator: lineSeparators.append(index)
        case .probe: probe = index
        }
    }

    /// Whether a line break comes before the next item. Only the first call for that item says so.
    @inline(__always)
    mutating func takeBreak() -> Bool {
        defer { isBroken = false }
        return isBroken
    }

    /// The spacings that separators prefer: those of the first of each kind, as all are alike.
    func separatorSpacings(of subviews: LayoutSubviews) -> (item: ViewSpacing?, line: ViewSpacing?) {
        (
            itemSeparators.first.map { subviews[$0.subviewIndex].spacing },
            lineSeparators.first.map { subviews[$0].spacing }
        )
    }

    func setSeparators(of subviews: LayoutSubviews, along axis: Axis, in options: inout FlowOptions) {
        func length(of separator: Int?, along axis: Axis) -> Double? {
            separator.map { Double(subviews[$0].sizeThatFits(.unspecified).length(along: axis)) }
        }
        options.itemSeparator = length(of: itemSeparators.first?.subviewIndex, along: axis)
        options.lineSeparator = length(of: lineSeparators.first, along: axis.across)
    }
}
