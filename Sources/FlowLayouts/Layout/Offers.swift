/// The dimensions of subviews that were offered a length, for the latest lengths of each.
///
/// A pass asks for a few lengths and comes back to them; a window that is resized goes through hundreds, and
/// never comes back to most.
struct Offers {
    private struct Answer {
        let length: CGFloat
        let dimensions: ViewDimensions
    }

    /// The most lengths that are remembered of each subview.
    static let limit = 8

    private var answers: [Int: Latest<Answer>] = [:]

    /// The number of answers that are remembered.
    var count: Int { answers.values.reduce(0) { $0 + $1.elements.count } }

    /// The dimensions of a subview that is offered a length, from memory or measured.
    mutating func dimensions(
        of index: Int, in subviews: LayoutSubviews, offered length: CGFloat, along axis: Axis
    ) -> ViewDimensions {
        if let known = answers[index]?.elements.last(where: { $0.length == length }) {
            return known.dimensions
        }
        let dimensions = subviews[index].dimensions(in: ProposedViewSize(length: length, axis: axis))
        answers[index, default: Latest(Offers.limit)].append(Answer(length: length, dimensions: dimensions))
        return dimensions
    }
}
