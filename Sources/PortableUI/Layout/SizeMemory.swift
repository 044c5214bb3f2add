/// The sizes of an element for the proposals that it has been measured with.
///
/// Most elements are measured with one or two proposals, whose sizes take no memory of their own.
struct SizeMemory {
    private struct Entry {
        var proposal: ProposedViewSize
        var size: CGSize
    }

    private var first: Entry?
    private var second: Entry?
    private var others: [ProposedViewSize: CGSize] = [:]

    /// The size for a proposal, if it is known.
    subscript(proposal: ProposedViewSize) -> CGSize? {
        guard let first else { return nil }
        if first.proposal == proposal { return first.size }
        guard let second else { return nil }
        return second.proposal == proposal ? second.size : others[proposal]
    }

    /// Adds the size for a proposal that is not known.
    mutating func add(_ size: CGSize, for proposal: ProposedViewSize) {
        let entry = Entry(proposal: proposal, size: size)
        if first == nil {
            first = entry
        } else if second == nil {
            second = entry
        } else {
            others[proposal] = size
        }
    }
}
