/// The sizes of an element for the proposals that it has been measured with.
///
/// Most elements are measured with one or two proposals, whose sizes take no memory of their own.
struct SizeMemory {
    private typealias Entry = (proposal: ProposedViewSize, size: CGSize)

    private var count: Int8 = 0
    private var first: Entry = (.zero, .zero)
    private var second: Entry = (.zero, .zero)
    private var others: [ProposedViewSize: CGSize] = [:]

    /// The size for a proposal, if it is known.
    subscript(proposal: ProposedViewSize) -> CGSize? {
        if count > 0, first.proposal == proposal { return first.size }
        guard count > 1 else { return nil }
        return second.proposal == proposal ? second.size : others[proposal]
    }

    /// Adds the size for a proposal that is not known.
    mutating func add(_ size: CGSize, for proposal: ProposedViewSize) {
        switch count {
        case 0: first = (proposal, size)
        case 1: second = (proposal, size)
        default:
            others[proposal] = size
            return
        }
        count += 1
    }
}
