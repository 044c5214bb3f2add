import Foundation
import PortableUIRendering
import PortableUITesting

// Without an argument, prints how high a line of text is in fonts of some sizes, as JSON. With a folder and the baselines
// of such lines, draws each generated view into a PNG file of its number, with two pixels a point. `generatedViews`, one
// closure for each of them, is in the file that the test writes.

/// Measures text with Pango, but has baselines where the browser has them: it rounds them to pixels.
struct BrowserTextMeasurer: TextMeasurer {
    let baselines: [CGFloat: CGFloat]
    let pango = PangoTextMeasurer()

    func measure(_ text: StyledText, width: CGFloat?) -> TextMetrics {
        var metrics = pango.measure(text, width: width)
        if let baseline = baselines[text.font.size] {
            metrics.lastBaseline += baseline - metrics.firstBaseline
            metrics.firstBaseline = baseline
        }
        return metrics
    }
}

let sizes: [CGFloat] = [15, 17, 22, 28]
let arguments = CommandLine.arguments.dropFirst()
let baselines = try arguments.last.map { try JSONDecoder().decode([CGFloat].self, from: Data($0.utf8)) } ?? []
let measurer = BrowserTextMeasurer(baselines: Dictionary(uniqueKeysWithValues: zip(sizes, baselines)))

if let folder = arguments.first {
    for (number, view) in generatedViews.enumerated() {
        try view().write(to: URL(fileURLWithPath: "\(folder)/\(number).png"))
    }
} else {
    let heights = sizes.map { size in
        measurer.measure(StyledText("x", font: ResolvedFont(size: size)), width: nil).size.height
    }
    print(String(decoding: try JSONEncoder().encode(heights), as: UTF8.self))
}

/// Draws a view at its ideal size.
@MainActor
func drawn(_ view: some View) throws -> Data {
    try CairoRenderer().png(ViewHost(view, measurer: measurer).displayList, scale: 2)
}
