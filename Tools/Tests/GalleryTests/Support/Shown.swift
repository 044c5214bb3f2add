import Gallery
import PortableUITesting

/// Characters half as wide as the font's size and lines 5/4 as high: all frames are multiples of 1/4.
let measurer = FixedTextMeasurer(advance: 0.5, lineHeight: 1.25, ascent: 1)

/// The frames of views offered a width and any height.
@MainActor
func layOut(_ view: some View, width: CGFloat, measurer: FixedTextMeasurer = measurer) -> FrameNode {
    ViewHost(view, proposal: ProposedViewSize(width: width, height: nil), measurer: measurer).frames
}

extension GalleryEntry {
    /// The entry with a name; a test that asks for another one fails.
    static func named(_ name: String) throws -> GalleryEntry {
        struct NoSuchEntry: Error { let name: String }
        guard let entry = all.first(where: { $0.name == name }) else { throw NoSuchEntry(name: name) }
        return entry
    }

    /// The frames of the first state.
    var frames: FrameNode { layOut(states[0], width: width) }
}

extension FrameNode {
    /// The items of each flow inside, in order, without those that are hidden. The flow of panels, in which others
    /// are, is not among them.
    var flows: [(frame: CGRect, items: [CGRect])] {
        preorder.filter { $0.isFlow && !$0.children.contains { $0.preorder.contains(where: \.isFlow) } }
            .map { ($0.frame, $0.children.filter(\.isShownItem).map(\.frame)) }
    }

    private var isFlow: Bool {
        ["HFlowLayout", "VFlowLayout", "JustifiableFlowLayout"].contains(name)
            || name.hasPrefix("LazyFlowLayout")
    }

    /// Line breaks have no size, and separators are not read aloud.
    private var isShownItem: Bool { frame.width > 0 && !isFarAway && !isAccessibilityHidden }

    /// Whether a flow hides the view.
    var isFarAway: Bool { frame.minX < -5_000 }
}

func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
}
