// Frames on a grid: of pixels, or of a terminal's cells.

extension FlowRect {
    /// The rectangle with each edge on the nearest line of a grid.
    ///
    /// Each edge is rounded by itself, half-way ones towards positive infinity. So nothing drifts: neighbors in a flow
    /// still touch, and the last of many edges is as near to where it was as the first. A rectangle may be wider or
    /// narrower by a part of a cell, or have no width at all. Its width and height are truncated to 2⁻²⁰ point before, as
    /// the engine does it.
    ///
    /// ```swift
    /// FlowRect(x: 10.4, y: 0, width: 10.4, height: 7).rounded(toMultiplesOf: FlowSize(width: 1, height: 2))
    /// // x 10, y 0, 11 × 8
    /// ```
    ///
    /// - Parameter cell: The size of a cell, in points: 1/3 by 1/3 on a screen with a scale of 3. Where it is not a
    ///   positive, finite number, edges stay where they are.
    public func rounded(toMultiplesOf cell: FlowSize) -> FlowRect {
        let (left, width) = rounded(from: x, length: width, toMultiplesOf: cell.width)
        let (top, height) = rounded(from: y, length: height, toMultiplesOf: cell.height)
        return FlowRect(x: left, y: top, width: width, height: height)
    }

    private func rounded(
        from start: Double, length: Double, toMultiplesOf unit: Double
    ) -> (start: Double, length: Double) {
        guard unit > 0, unit < .infinity else { return (start, length) }
        // An item ends where its neighbor starts, which may be less than one of the engine's units earlier.
        let end = start + Length(position: length).points
        let rounded = start.rounded(toMultipleOf: unit)
        return (rounded, end.rounded(toMultipleOf: unit) - rounded)
    }
}

extension FlowArrangement {
    /// The arrangement with each edge on the nearest line of a grid, along and across: those of items, lines, separators
    /// and of the flow itself. As ``FlowRect/rounded(toMultiplesOf:)``. O(n).
    ///
    /// - Parameter cell: The size of a cell, in points.
    public func rounded(toMultiplesOf cell: FlowSize) -> FlowArrangement {
        var rounded = self
        let whole = FlowRect(x: 0, y: 0, width: size.width, height: size.height).rounded(toMultiplesOf: cell)
        rounded.size = FlowSize(width: whole.width, height: whole.height)
        for index in frames.indices {
            rounded.frames[index] = frames[index].rounded(toMultiplesOf: cell)
        }
        for index in lines.indices {
            rounded.lines[index].frame = lines[index].frame.rounded(toMultiplesOf: cell)
        }
        rounded.itemSeparators = itemSeparators.map { $0.rounded(toMultiplesOf: cell) }
        rounded.lineSeparators = lineSeparators.map { $0.rounded(toMultiplesOf: cell) }
        return rounded
    }
}

extension Double {
    /// The nearest multiple of a unit; the larger one in the middle.
    fileprivate func rounded(toMultipleOf unit: Double) -> Double {
        let multiple = self / unit
        // Larger numbers have no fraction.
        guard multiple.magnitude < 0x1p52 else { return self }
        let below = Double(Int64(multiple)) - (multiple < Double(Int64(multiple)) ? 1 : 0)
        return (multiple - below >= 0.5 ? below + 1 : below) * unit
    }
}
