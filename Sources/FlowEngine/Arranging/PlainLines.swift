/// Lines of items at one distance, with nothing between them, however they come about.
protocol PlainLines {
    /// The lines, if they are broken before they are placed; else empty.
    var broken: [Line] { get }
    /// Calls `line` with each line, after `place` with where each of its items starts, and how thick it is.
    func visit(
        _ items: PlainLengths, _ thicknesses: UnsafeBufferPointer<Length>,
        line: (_ line: Line, _ items: Range<Int>) -> Void,
        place: (_ index: Int, _ start: Length, _ thickness: Length) -> Void)
}

extension PlainLines {
    var broken: [Line] { [] }
}

/// Lines that are broken on the way.
extension GreedyBreaking: PlainLines {
    @inline(__always)
    func visit(
        _ items: PlainLengths, _ thicknesses: UnsafeBufferPointer<Length>,
        line: (_ line: Line, _ items: Range<Int>) -> Void,
        place: (_ index: Int, _ start: Length, _ thickness: Length) -> Void
    ) {
        run(items, line: line) { place($0, $1, thicknesses[$0]) }
    }
}

/// Lines that are there.
extension [Line]: PlainLines {
    var broken: [Line] { self }

    @inline(__always)
    func visit(
        _ items: PlainLengths, _ thicknesses: UnsafeBufferPointer<Length>,
        line add: (_ line: Line, _ items: Range<Int>) -> Void,
        place: (_ index: Int, _ start: Length, _ thickness: Length) -> Void
    ) {
        var first = 0
        for line in self {
            let range = first..<first + line.count
            var end: Length?
            for index in range {
                let start = items.start(of: index, after: end)
                place(index, start, thicknesses[index])
                end = items.end(of: index, from: start)
            }
            add(line, range)
            first = range.upperBound
        }
    }
}

/// Lines of photos, which are broken and scaled on the way.
struct PhotoLines: PlainLines {
    let plan: Plan
    /// That of the plan, with a space that has an end.
    let scale: LineScale
    /// How long and how thick photos become, in points.
    let (lengths, thicknesses): (UnsafeMutableBufferPointer<Double>, UnsafeMutableBufferPointer<Double>)

    @inline(__always)
    func visit(
        _ items: PlainLengths, _: UnsafeBufferPointer<Length>,
        line add: (_ line: Line, _ items: Range<Int>) -> Void,
        place: (_ index: Int, _ start: Length, _ thickness: Length) -> Void
    ) {
        let photos = PlainLengths(lengths: items.lengths, spacing: items.spacing, breakingScale: scale)
        var previous: Length?
        plan.breaking.run(photos) { line, range in
            var line = line
            let scaled = photos.scaledLength(of: range, length: line.length)
            let (whole, thickness) = plan.scaleLine(
                &line, scaled, by: scale, into: scale.available, after: previous)
            previous = thickness

            // Photos share the length in proportion to their own.
            var parts = LengthParts(of: whole, weights: Double(scaled.units))
            var start = Length.zero
            for index in range {
                let length = parts.next(weight: Double(photos.lengths[index].units))
                (lengths[index], thicknesses[index]) = (length.points, thickness.points)
                place(index, start, thickness)
                start = start &+ length &+ photos.spacing
            }
            add(line, range)
        } place: { _, _ in
            // Where photos are depends on all others of their line.
        }
    }
}
