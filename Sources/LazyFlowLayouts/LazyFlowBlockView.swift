/// A block of a lazy flow whose sizes are not known, and the separator after it.
///
/// A block is a flow of its own: once it exists, nothing that is learned later changes it. It has the same elements at
/// any width.
nonisolated struct LazyFlowBlockView: View, Identifiable {
    let id: LazyFlowID
    /// The indices of its elements.
    let range: Range<Int>
    /// Whether no block is shown after it.
    let isLast: Bool
    let shown: ShownSection
    @State private var block = LazyFlowBlock()
    @State private var flowMemory = FlowMemory()

    /// The elements of a section in blocks, in the order in which they are shown.
    static func blocks(of shown: ShownSection, length: Int) -> [LazyFlowBlockView] {
        let count = shown.section.count
        let blockCount = (count + length - 1) / length
        return (0..<blockCount).map { position in
            let number = shown.configuration.options.reversesLines ? blockCount - 1 - position : position
            return LazyFlowBlockView(
                id: shown.memory.id(of: .block(number), in: shown.section),
                range: number * length..<min((number + 1) * length, count),
                isLast: position == blockCount - 1, shown: shown)
        }
    }

    var body: some View {
        if let separator = shown.lineSeparator {
            let axis = shown.configuration.axis
            axis.across.stack(alignment: .topLeading, spacing: shown.configuration.lineSpacing) {
                flow
                if !isLast {
                    separator.frame(
                        maxWidth: axis == .horizontal ? .infinity : nil,
                        maxHeight: axis == .vertical ? .infinity : nil)
                }
            }
        } else {
            flow
        }
    }

    private var flow: some View {
        var configuration = shown.configuration
        configuration.memory = flowMemory
        return configuration.flow { items }
            .block(block, id, of: shown, flowMemory) { [weak memory = shown.memory] target in
                if memory?.reach(target) == true { target.scrollToView() }
            }
    }

    private var items: some View {
        ForEach(shown.elements(in: [range])) { element in
            element
            if element.index + 1 < range.upperBound {
                shown.itemSeparator?.flowRole(.itemSeparator)
                shown.lineSeparator?.flowRole(.lineSeparator)
            }
        }
    }
}
