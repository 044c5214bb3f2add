/// A block of a lazy flow whose sizes are not known, and the separator after it.
///
/// A block is a flow of its own: once it exists, nothing that is learned later changes it. It has the same elements at
/// any width.
nonisolated struct LazyFlowBlockView: View, Identifiable {
    let id: LazyFlowID
    /// Its elements, by item index.
    let itemRange: Range<Int>
    /// Whether no block is shown after it.
    let isLast: Bool
    let shown: ShownSection
    @State private var block = LazyFlowBlock()
    @State private var flowMemory = FlowMemory()

    /// The elements of a section in blocks, in the order in which they are shown.
    static func blocks(of shown: ShownSection, length: Int) -> [LazyFlowBlockView] {
        let count = shown.section.count
        let blockCount = (count + length - 1) / length
        let reverses = shown.configuration.options.reversesLines
        return (0..<blockCount).map { row in
            let blockIndex = reverses ? blockCount - 1 - row : row
            return LazyFlowBlockView(
                id: shown.memory.id(of: .block(blockIndex), in: shown.section),
                itemRange: blockIndex * length..<min((blockIndex + 1) * length, count),
                isLast: row == blockCount - 1, shown: shown)
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
        shown.configuration.flow(memory: flowMemory) { items }
            .reporting(to: block, id, of: shown, flowMemory) { [weak memory = shown.memory] target in
                if memory?.markFound(target) == true { target.scrollToView() }
            }
    }

    private var items: some View {
        ForEach(shown.elements(in: [itemRange])) { element in
            element
            if element.itemIndex + 1 < itemRange.upperBound {
                shown.itemSeparator?.flowRole(.itemSeparator)
                shown.lineSeparator?.flowRole(.lineSeparator)
            }
        }
    }
}
