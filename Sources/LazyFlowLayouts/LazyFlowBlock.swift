@_spi(Tools) import FlowLayouts

/// Consecutive elements of a lazy flow whose sizes are not known, as a row of a lazy stack.
///
/// A block is a flow of its own: once it exists, nothing that is learned later changes it. Its elements depend on no width,
/// so that they stay what they are when that changes.
struct LazyFlowBlock: Identifiable {
    let id: LazyFlowBlockID
    let number: Int
    /// The indices of its elements.
    let range: Range<Int>
    /// Whether no block is shown after it.
    let isLast: Bool

    /// How many elements are made at a time: as many as are on the screen of a phone, if their sizes are those estimated.
    static func length(for estimate: FlowSize) -> Int {
        func atLeastOne(_ length: Double) -> Double { length > 1 ? length : 1 }
        let count = 160_000 / (atLeastOne(estimate.width) * atLeastOne(estimate.height))
        return Int(min(max(count, 10), 100))
    }
}

/// Not the id of an element: views inside a block have those.
struct LazyFlowBlockID: Hashable {
    let lines: ObjectIdentifier
    let number: Int
}

extension LazyFlowPart {
    /// The elements in blocks, in the order in which they are shown. Where sizes are known, there is one.
    func blocks(reversed isReversed: Bool) -> [LazyFlowBlock] {
        let count = data.count
        let length = sectionMemory.blockLength ?? max(count, 1)
        let blockCount = (count + length - 1) / length
        return (0..<blockCount).map { position in
            let number = isReversed ? blockCount - 1 - position : position
            return LazyFlowBlock(
                id: sectionMemory.id(ofBlock: number), number: number,
                range: number * length..<min((number + 1) * length, count),
                isLast: position == blockCount - 1)
        }
    }
}

/// A block, and the separator between it and the next one.
nonisolated struct LazyFlowBlockView: View {
    let block: LazyFlowBlock
    let part: LazyFlowPart
    @State private var place = LazyFlowPlace()

    @MainActor var body: some View {
        switch part.configuration.axis {
        case _ where part.lineSeparator == nil: flow
        case .horizontal:
            VStack(alignment: .leading, spacing: part.configuration.lineSpacing) {
                flow
                if !block.isLast { part.lineSeparator.frame(maxWidth: .infinity) }
            }
        case .vertical:
            HStack(alignment: .top, spacing: part.configuration.lineSpacing) {
                flow
                if !block.isLast { part.lineSeparator.frame(maxHeight: .infinity) }
            }
        }
    }

    @MainActor private var flow: some View {
        var configuration = part.configuration
        configuration.placed = place.placed
        return configuration.flow { items }
            .placed(place, among: part.memory.places, section: part.number, block: block.number) {
                [placed = place.placed, start = block.range.lowerBound] point in
                placed.placement.map { start + $0.insertionNumber(at: point) }
            }
    }

    private var items: some View {
        ForEach(part.elements(in: block.range)) { element in
            LazyFlowElementView(element: element, part: part)
            if element.index + 1 < block.range.upperBound {
                part.itemSeparator?.flowRole(.itemSeparator)
                part.lineSeparator?.flowRole(.lineSeparator)
            }
        }
    }
}
