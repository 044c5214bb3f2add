/// Items in order, as line breaking reads them. By default, nothing but their lengths and spacings decides.
protocol BreakSource {
    var count: Int { get }
    /// Whether an item may end before the previous one does, and sums along a line may overflow.
    static var canOverlap: Bool { get }
    /// The length that decides whether an item fits on a line.
    func breakingLength(at index: Int) -> Length
    /// The spacing before an item.
    func spacing(before index: Int) -> Length
    /// Whether a line has no space for an item.
    ///
    /// - Parameters:
    ///   - line: The line without it, and where that ends.
    ///   - end: Where the item would end.
    ///   - bounds: What limits lines.
    func lacksSpace(
        on line: (first: Int, end: Length), for index: Int, reaching end: Length, in bounds: LineBounds
    ) -> Bool
    /// Whether a line ends before an item, however much space it has.
    func isBreakForced(before index: Int) -> Bool
    /// Whether no line ends before an item, unless it has no other place to end.
    func avoidsBreak(before index: Int) -> Bool
}

extension BreakSource {
    static var canOverlap: Bool { false }

    @inline(__always)
    func lacksSpace(
        on line: (first: Int, end: Length), for index: Int, reaching end: Length, in bounds: LineBounds
    ) -> Bool {
        end > bounds.space
    }

    @inline(__always)
    func isBreakForced(before index: Int) -> Bool { false }

    @inline(__always)
    func avoidsBreak(before index: Int) -> Bool { false }
}

extension BreakSource {
    /// Where an item starts after one that ends there.
    @inline(__always)
    func start(of index: Int, after end: Length) -> Length {
        Self.canOverlap ? end + spacing(before: index) : end &+ spacing(before: index)
    }

    /// Where an item ends at its breaking length.
    @inline(__always)
    func end(of index: Int, from start: Length) -> Length {
        let length = breakingLength(at: index)
        return Self.canOverlap ? start + length : start &+ length
    }
}
