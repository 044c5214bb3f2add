/// How far views reach to both sides of a guide at which all of them meet.
struct GuideExtent {
    private var before = -CGFloat.infinity
    private var after = -CGFloat.infinity
    /// Whether a view without end has its guide at no finite position, as in its middle.
    private var isUnbounded = false

    init() {}

    init(_ dimensions: some Sequence<(length: CGFloat, guide: CGFloat)>) {
        for (length, guide) in dimensions {
            add(length, guide: guide)
        }
    }

    /// Takes in a view of a length, whose guide lies at some distance from its beginning.
    mutating func add(_ length: CGFloat, guide: CGFloat) {
        guard guide.isFinite else {
            isUnbounded = true
            return
        }
        before = max(before, guide)
        after = max(after, length - guide)
    }

    /// The length that all views take up together.
    var length: CGFloat {
        if isUnbounded { return .infinity }
        return before > -.infinity ? max(before + after, 0) : 0
    }

    /// Where a view begins whose guide lies at some distance from its beginning.
    func origin(guide: CGFloat) -> CGFloat {
        guide.isFinite ? before - guide : 0
    }
}
