/// Items in order, as line breaking reads them. By default, nothing but their lengths and spacings decides.
protocol BreakSource {
    var count: Int { get }
    /// Whether an item may end before the one before it does, and sums along a line may overflow.
    static var canOverlap: Bool { get }
    /// The length that decides whether an item fits on a line.
    func breakingLength(at index: Int) -> Length
    /// The spacing before an item.
    func spacing(before index: Int) -> Length
    /// How lines are scaled; `nil` if they take no more than fits.
    var breakingScale: LineScale? { get }
    /// The length of an item at the target thickness, if it is scaled; 0 if not.
    func scaledLength(at index: Int) -> Length
    /// Whether a line ends before an item, however much space it has.
    func isBreakForced(before index: Int) -> Bool
    /// Whether no line ends before an item that has another place to end.
    func avoidsBreak(before index: Int) -> Bool
}

extension BreakSource {
    static var canOverlap: Bool { false }

    @inline(__always)
    var breakingScale: LineScale? { nil }

    @inline(__always)
    func scaledLength(at index: Int) -> Length { .zero }

    @inline(__always)
    func isBreakForced(before index: Int) -> Bool { false }

    @inline(__always)
    func avoidsBreak(before index: Int) -> Bool { false }
}

extension BreakSource {
    /// Where an item starts: at the start of its line, or after the item before it.
    ///
    /// - Parameter end: The end of the item before it; `nil` for the first one.
    @inline(__always)
    func start(of index: Int, after end: Length?) -> Length {
        guard let end else { return .zero }
        return Self.canOverlap ? end + spacing(before: index) : end &+ spacing(before: index)
    }

    /// Where an item ends at its breaking length.
    @inline(__always)
    func end(of index: Int, from start: Length) -> Length {
        let length = breakingLength(at: index)
        return Self.canOverlap ? start + length : start &+ length
    }
}
