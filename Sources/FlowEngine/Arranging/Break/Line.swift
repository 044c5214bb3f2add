/// A line, without its place in the flow: its items follow those of the lines before it.
@usableFromInline package struct Line: Sendable {
    /// How far its slots reach, with the spacings between them but no slack: at their ideal lengths after Break, at the
    /// resolved ones after Flex.
    @usableFromInline package var length = Length.zero
    /// How thick its items need it to be. The flow may make it thicker: ``Stack/thickness(of:below:)``.
    @usableFromInline package var thickness = Length.zero
    // No more bits than needed, as edits read many lines (bench: editable flow: one insertion).
    @usableFromInline var compactCount: UInt32 = 0
    /// Whether it is the last of its paragraph.
    @usableFromInline package var endsParagraph = false
    /// Whether its items shrink before it ends.
    @usableFromInline package var shrinksFirst = false

    @inlinable
    package init(
        count: Int = 0, length: Length = .zero, thickness: Length = .zero, endsParagraph: Bool = false,
        shrinksFirst: Bool = false
    ) {
        (self.length, self.thickness, compactCount) = (length, thickness, UInt32(truncatingIfNeeded: count))
        (self.endsParagraph, self.shrinksFirst) = (endsParagraph, shrinksFirst)
    }

    /// The number of items on it.
    @inlinable package var count: Int {
        get { Int(compactCount) }
        set { compactCount = UInt32(truncatingIfNeeded: newValue) }
    }
}

extension [Line] {
    /// Changes each line, given the indices of its items.
    @inline(__always)
    mutating func update(_ change: (_ line: inout Line, _ items: Range<Int>) -> Void) {
        withUnsafeMutableBufferPointer { lines in
            var first = 0
            for index in lines.indices {
                let next = first &+ lines[index].count
                change(&lines[index], Range(uncheckedBounds: (first, next)))
                first = next
            }
        }
    }
}

/// The totals of consecutive lines. If these are all lines above another one, they say where that is.
@usableFromInline package struct LineSummary: Sendable {
    /// The number of lines.
    @usableFromInline package var count = 0
    /// The number of items on them.
    @usableFromInline package var itemCount = 0
    /// The most items on one of them.
    @usableFromInline var mostItems = 0
    /// The length of the longest.
    @usableFromInline var longest = Length.zero
    /// The thickness of the thickest.
    @usableFromInline var thickest = Length.zero
    /// How thick all are together, without the gaps between them.
    @usableFromInline var thickness = Length.zero

    @inlinable
    package init() {}

    package init(_ lines: [Line]) {
        for line in lines { append(line) }
    }

    /// Adds the next line.
    @inline(__always)
    @inlinable
    package mutating func append(_ line: Line) {
        count &+= 1
        itemCount &+= line.count
        mostItems = max(mostItems, line.count)
        longest = max(longest, line.length)
        thickest = max(thickest, line.thickness)
        thickness = thickness + line.thickness
    }

    /// The items of the next line.
    @inline(__always)
    func items(of next: Line) -> Range<Int> {
        Range(uncheckedBounds: (itemCount, itemCount &+ next.count))
    }

    /// Adds the next lines.
    @inlinable
    package mutating func append(_ next: LineSummary) {
        count += next.count
        itemCount += next.itemCount
        mostItems = max(mostItems, next.mostItems)
        longest = max(longest, next.longest)
        thickest = max(thickest, next.thickest)
        thickness = thickness + next.thickness
    }
}
