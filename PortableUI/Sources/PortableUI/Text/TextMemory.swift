/// How a text fits into what it is offered.
struct TextFit {
    var metrics: TextMetrics
    /// The most lines that it shows.
    var lineLimit: Int?
}

/// A text and its measured sizes. It outlives the elements that show it, so a text that stays the same is not measured
/// again when views are evaluated.
final class TextMemory {
    var text: StyledText {
        didSet {
            if text != oldValue { (natural, others) = (nil, [:]) }
        }
    }

    /// The text with its own line limit where nothing makes it wrap.
    private var natural: TextMetrics?
    private var others: [Request: TextMetrics] = [:]

    private struct Request: Hashable {
        var lineLimit: Int?
        var width: CGFloat?
    }

    init(_ text: StyledText) {
        self.text = text
    }

    /// How large the text is with at most so many lines in a width.
    func metrics(lineLimit: Int?, width: CGFloat?, measurer: any TextMeasurer) -> TextMetrics {
        if lineLimit == text.lineLimit {
            let natural = naturalMetrics(measurer)
            // All widths in which nothing wraps are one.
            guard let width, width < natural.size.width else { return natural }
        }
        let request = Request(lineLimit: lineLimit, width: width)
        if let known = others[request] { return known }
        let metrics = measure(request, measurer)
        others[request] = metrics
        return metrics
    }

    /// How large the text is in what it is offered, and the most lines that it then shows: all that its own limit
    /// allows, if there is height for them, else as many as there is height for, but at least one.
    func fitting(_ proposal: ProposedViewSize, measurer: any TextMeasurer) -> TextFit {
        let (width, height) = (proposal.width.map(TextGrid.nearest), proposal.height.map(TextGrid.nearest))
        func metrics(_ lineLimit: Int?) -> TextMetrics {
            self.metrics(lineLimit: lineLimit, width: width, measurer: measurer)
        }
        func fits(_ lineLimit: Int?) -> Bool {
            height.map { !($0 < metrics(lineLimit).size.height) } ?? true
        }

        var lineLimit = text.lineLimit
        if !fits(lineLimit) {
            // Doubling finds a bound near the answer, so that a long text is not measured line by line.
            var (fitting, bound) = (1, 2)
            while fits(bound), bound < Int.max / 2 { (fitting, bound) = (bound, bound * 2) }
            while bound - fitting > 1 {
                let middle = (fitting + bound) / 2
                if fits(middle) { fitting = middle } else { bound = middle }
            }
            lineLimit = fitting
        }
        return TextFit(metrics: metrics(lineLimit), lineLimit: lineLimit)
    }

    /// Whether all of the text is shown in what it is offered, and nothing of it outside.
    func isWhole(in proposal: ProposedViewSize, measurer: any TextMeasurer) -> Bool {
        let (width, height) = (proposal.width.map(TextGrid.nearest), proposal.height.map(TextGrid.nearest))
        let fit = fitting(proposal, measurer: measurer).metrics.size
        let whole = metrics(lineLimit: nil, width: width, measurer: measurer).size
        return whole.height <= fit.height && fit.width <= width ?? .infinity
            && fit.height <= height ?? .infinity
    }

    private func naturalMetrics(_ measurer: any TextMeasurer) -> TextMetrics {
        if let natural { return natural }
        let metrics = measure(Request(lineLimit: text.lineLimit, width: nil), measurer)
        natural = metrics
        return metrics
    }

    private func measure(_ request: Request, _ measurer: any TextMeasurer) -> TextMetrics {
        var limited = text
        limited.lineLimit = request.lineLimit
        var metrics = measurer.measure(limited, width: request.width)
        metrics.size = CGSize(
            width: TextGrid.up(metrics.size.width), height: TextGrid.up(metrics.size.height))
        return metrics
    }
}
