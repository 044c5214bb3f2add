/// How far views reach to both sides of the line at which their guides meet. It includes the line, even if all views
/// are on one side of it.
struct GuideExtent {
    private var before: CGFloat = 0
    private var after: CGFloat = 0
    /// Whether a view without end has its guide at no finite position, as in its middle.
    private var isUnbounded = false

    init(_ dimensions: some Sequence<(length: CGFloat, guide: CGFloat)>) {
        for (length, guide) in dimensions {
            add(length, guide: guide)
        }
    }

    /// Takes in a view of a length, whose guide lies at some distance from its beginning.
    private mutating func add(_ length: CGFloat, guide: CGFloat) {
        guard guide.isFinite else {
            isUnbounded = true
            return
        }
        before = max(before, guide)
        after = max(after, length - guide)
    }

    /// The length that all views take up together.
    var length: CGFloat {
        isUnbounded ? .infinity : before + after
    }

    /// Where a view begins whose guide lies at some distance from its beginning.
    func origin(guide: CGFloat) -> CGFloat {
        guide.isFinite ? before - guide : 0
    }
}
