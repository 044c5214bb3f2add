extension Slots {
    /// The length of an item at the target thickness, if it is scaled; 0 if not.
    @inline(__always)
    func scaledLength(at index: Int) -> Length { isScaled(index) ? idealLengths[index] : .zero }

    /// The length of the scaled items of a range together, at the target thickness. O(n).
    func scaledLength(of items: Range<Int>) -> Length { items.reduce(.zero) { $0 + scaledLength(at: $1) } }

    /// Scales lines into the space for each. Returns the lengths of all items, which also become as thick as their line.
    func scale(
        _ lines: inout [Line], of items: inout FlowItems, by scale: LineScale, into space: Length
    ) -> [Length] {
        let axis = plan.options.axis
        var newLengths = idealLengths
        newLengths.withUnsafeMutableBufferPointer { newLengths in
            items.withSizes { sizes in
                lines.update { line, range in
                    let scaled = scaledLength(of: range)
                    guard scaled > .zero else {
                        if let length = filledLength(of: range, in: space) {
                            (newLengths[range.lowerBound], line.length) = (length, length)
                        }
                        return
                    }
                    // A line is scaled into what its other items and all spacings leave. A line that an item fills becomes
                    // as thick as that makes it.
                    let others = line.length - scaled
                    let most = isFilled(range) ? .infinity : plan.thickens(line) ? scale.largest : 1
                    let (whole, thickness) = scale.resolve(
                        scaled, into: max(space - others, .zero), upTo: most)
                    line.length = whole + others

                    // Items share the length in proportion to their own.
                    var parts = LengthParts(of: whole, weights: Double(scaled.units))
                    for index in range where isScaled(index) {
                        newLengths[index] = parts.next(weight: Double(idealLengths[index].units))
                        sizes[index].setCross(thickness.points, along: axis)
                    }
                }
            }
        }
        if items.details.haveBaselines {
            lines.update { _, range in
                guard range.contains(where: { scaledLength(at: $0) > .zero }) else { return }
                for index in range where isScaled(index) {
                    items.setBaselines(first: nil, last: nil, at: index)
                }
            }
        }
        return newLengths
    }
}
