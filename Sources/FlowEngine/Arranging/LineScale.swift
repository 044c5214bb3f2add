/// How the lines of a flow are scaled, resolved for its space. Lines are broken as if each were as thick as the target,
/// and then made thinner or thicker.
struct LineScale {
    /// The target thickness.
    let target: Length
    /// The space along the main axis.
    var available: Length
    /// The least and the largest thickness, as parts of that.
    private let (least, largest): (Double, Double)

    /// `nil` where nothing is scaled.
    init?(_ options: FlowOptions, in available: Length?) {
        guard let scaling = options.scaling, scaling.thickness > 0 else { return nil }
        let target = sanitizedLength(scaling.thickness)
        self.target = Length(size: target)
        self.available = available ?? .unbounded
        least = min(sanitizedLength(scaling.minThickness) / target, 1)
        largest = scaling.maxThickness > target ? scaling.maxThickness / target : 1
        if self.target == .zero { return nil }
    }

    /// How long an item is at the target.
    @inline(__always)
    func length(_ length: Length, thickness: Length) -> Length {
        if thickness == target { return length }
        let scaled = length.scaled(by: Double(target.units) / Double(thickness.units))
        return min(scaled, Length(size: largestLength))
    }

    /// Whether a line fits the space, at the least thickness if need be. One that does not has a single item.
    ///
    /// - Parameters:
    ///   - length: The length of the line at the target.
    ///   - scaled: The part of it that is scaled.
    @inline(__always)
    func fits(_ length: Length, scaled: Length) -> Bool {
        length <= available || length - scaled + scaled.scaled(by: least) <= available
    }

    /// Whether a line takes an item that reaches beyond the space: if it is nearer to that with it than without.
    ///
    /// - Parameters:
    ///   - end: Where the item ends, at the target.
    ///   - lineEnd: Where the line ends without it.
    ///   - scaled: The length of what is scaled on the line with it.
    @inline(__always)
    func takes(_ end: Length, after lineEnd: Length, scaled: @autoclosure () -> Length) -> Bool {
        end - available <= available - lineEnd && fits(end, scaled: scaled())
    }

    /// How long and how thick the scaled items of a line become together.
    ///
    /// - Parameters:
    ///   - scaled: Their length at the target.
    ///   - free: The space for them.
    ///   - thickens: Whether they may become thicker than the target.
    @inline(__always)
    func scaled(_ scaled: Length, into free: Length, thickens: Bool) -> (
        length: Length, thickness: Length
    ) {
        let most = thickens ? largest : 1
        let longest = scaled.scaled(by: most)
        let thickest = Length(size: largestLength)
        // Not by the factor for the space, which is no more exact than it: a flow that hugs its lines would change.
        let isFull = free < longest
        let factor = isFull ? Double(free.units) / Double(scaled.units) : most
        return (isFull ? free : longest, min(target.scaled(by: factor), thickest))
    }
}

extension Slots {
    /// The length of those of some items that are scaled, at the target thickness.
    func scaledLength(of range: Range<Int>) -> Length {
        if areAllScaled { return range.reduce(.zero) { $0 + lengths[$1] } }
        return range.reduce(.zero) { isScaled($1) ? $0 + length(at: $1) : $0 }
    }

    /// Scales lines into the space for each. Returns the lengths of all items, which also become as thick as their line.
    func scale(_ lines: inout [Line], of items: inout FlowItems, by scale: LineScale, into space: Length)
        -> [Length]
    {
        var newLengths = lengths
        newLengths.withUnsafeMutableBufferPointer { newLengths in
            items.withThicknesses(along: plan.options.axis) { points, thicknesses in
                lines.update { line, range in
                    let scaled = scaledLength(of: range)
                    guard scaled > .zero else { return }
                    let (whole, thickness) = scaleLine(&line, scaled, by: scale, into: space)

                    // Items share the length in proportion to their own.
                    var parts = LengthParts(of: whole, weights: Double(scaled.units))
                    for index in range where isScaled(index) {
                        newLengths[index] = parts.next(weight: Double(lengths[index].units))
                        (points[index], thicknesses[index]) = (thickness.points, thickness)
                    }
                }
            }
        }
        if items.details.haveBaselines {
            lines.update { _, range in
                guard scaledLength(of: range) > .zero else { return }
                for index in range where isScaled(index) { items.removeBaselines(at: index) }
            }
        }
        return newLengths
    }

    /// Scales a line into the space that its other items and all spacings leave. Returns how long and how thick the
    /// scaled ones become together.
    ///
    /// - Parameter scaled: Their length at the target thickness.
    private func scaleLine(_ line: inout Line, _ scaled: Length, by scale: LineScale, into space: Length) -> (
        length: Length, thickness: Length
    ) {
        let others = line.length - scaled
        let new = scale.scaled(scaled, into: max(space - others, .zero), thickens: plan.thickens(line))
        line.length = new.length + others
        return new
    }

    /// Scales lines of which all items are scaled, and become as thick as the line.
    func scale(_ lines: inout [Line], by scale: LineScale, into space: Length) {
        lines.update { line, range in
            line.thickness = scaleLine(&line, scaledLength(of: range), by: scale, into: space).thickness
        }
    }
}
