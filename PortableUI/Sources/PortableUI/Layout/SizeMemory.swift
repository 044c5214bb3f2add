/// The sizes of an element for the proposals that it was last measured with.
///
/// Most elements are measured with a single proposal, whose size takes no memory of its own.
struct SizeMemory {
    private typealias Entry = (proposal: ProposedViewSize, size: CGSize)

    private var first: Entry?
    private var others: [Entry] = []
    /// The one that the next size replaces, when there are many.
    private var oldest: Int8 = 0

    /// The size for a proposal, if it is known.
    subscript(proposal: ProposedViewSize) -> CGSize? {
        guard let first else { return nil }
        if first.proposal == proposal { return first.size }
        return others.first { $0.proposal == proposal }?.size
    }

    /// Adds the size for a proposal that is not known.
    ///
    /// - Parameter limit: The most sizes. A view that is resized again and again shall not remember all its sizes.
    mutating func add(_ size: CGSize, for proposal: ProposedViewSize, limit: Int) {
        if first == nil {
            first = (proposal, size)
        } else if others.count + 1 < limit {
            others.append((proposal, size))
        } else {
            if oldest == 0 { first = (proposal, size) } else { others[Int(oldest) - 1] = (proposal, size) }
            oldest = (oldest + 1) % Int8(limit)
        }
    }
}
