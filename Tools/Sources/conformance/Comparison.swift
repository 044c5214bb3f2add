extension FlexCase {
    /// How far the browser may be from the engine, in 1/64 px: it counts in this unit, so that parts of a
    /// length are truncated, and along a line of growing items the error adds up.
    func tolerance(_ lines: [Range<Int>]) -> Double {
        guard divides else { return 0 }
        let longest = lines.map(\.count).max() ?? 0
        // Where columns are spread, each distance is truncated.
        let spreadColumns = columns != nil && lastLine != nil
        // Lines that are containers of their own grow as items do. Each space between words is rounded.
        let justifiedText = isText && justify == .justified
        let growingLines = across != nil && alignContent == .stretch && construction == .lines
        return 2 + (isFlexible ? Double(longest) / 2 : 0)
            + (spreadColumns || justifiedText ? Double(longest) : 0)
            + (growingLines ? Double(lines.count) / 2 : 0)
    }

    /// Whether some length is divided.
    private var divides: Bool {
        isFlexible || columns != nil || ![.start, .end].contains(justify)
            || (across != nil && ![.start, .end].contains(alignContent))
            || lastLine == .center || alignItems == .center || items.contains { $0.align == .center }
    }
}

extension FlexAnswer {
    /// The largest distance between any edge or length in two answers, in 1/64 px.
    func difference(from other: FlexAnswer) -> Double {
        guard rects.count == other.rects.count else { return .infinity }
        var largest = max(abs(width - other.width), abs(height - other.height))
        for (a, b) in zip(rects, other.rects) {
            largest = max(largest, abs(a - b))
        }
        return largest
    }
}

/// One case, laid out by both.
struct Comparison {
    var flex: FlexCase
    var engine: FlexAnswer
    var browser: FlexAnswer
    var tolerance: Double

    init(_ flex: FlexCase, browser: FlexAnswer) {
        let (answer, lines) = flex.engineAnswer()
        self.flex = flex
        self.browser = browser
        engine = answer
        tolerance = flex.tolerance(lines)
    }

    var difference: Double { engine.difference(from: browser) }
    var isMismatch: Bool { difference > tolerance }
    /// Whether the flow differs from CSS here on purpose.
    var isLeftOut: Bool { flex.differsDeliberately || browser.isTorn == true }
}
