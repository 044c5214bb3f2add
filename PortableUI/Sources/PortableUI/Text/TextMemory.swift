import PortableUIDrawing

/// The sizes of the texts of a host. Equal texts are measured once, also where views are evaluated again.
final class TextMemory {
    private let measurer: any TextMeasurer
    private var known: [Question: TextMetrics] = [:]

    /// The most sizes that are remembered. With more of them, as of texts that are resized again and again, it starts
    /// over.
    private static var limit: Int { 32_768 }

    private struct Question: Hashable {
        var text: StyledText
        var width: CGFloat?
    }

    init(_ measurer: any TextMeasurer) {
        self.measurer = measurer
    }

    /// How large a text is that wraps at a width, rounded up to the grid.
    func metrics(of text: StyledText, width: CGFloat?) -> TextMetrics {
        let question = Question(text: text, width: width)
        if let metrics = known[question] { return metrics }
        var metrics = measurer.measure(text, width: width)
        metrics.size = CGSize(
            width: TextGrid.up(metrics.size.width), height: TextGrid.up(metrics.size.height))
        if known.count >= Self.limit { known = [:] }
        known[question] = metrics
        return metrics
    }
}
