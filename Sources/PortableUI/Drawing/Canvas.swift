/// Collects what elements draw.
struct Canvas {
    private(set) var list: DisplayList
    private var opacity = 1.0
    private var clip: CGRect?

    init(size: CGSize) {
        list = DisplayList(size: size)
    }

    /// Draws in the frame of an element.
    mutating func draw(_ content: DisplayItem.Content, by element: LayoutElement) {
        list.items.append(
            DisplayItem(
                identity: element.identity, frame: element.frame, content: content, opacity: opacity,
                clip: clip))
    }

    /// Draws with a smaller opacity; with none, nothing.
    mutating func withOpacity(_ factor: Double, _ draw: (inout Canvas) -> Void) {
        guard factor > 0 else { return }
        let outer = opacity
        opacity *= min(factor, 1)
        draw(&self)
        opacity = outer
    }

    /// Draws inside a rectangle only.
    mutating func clipped(to rect: CGRect, _ draw: (inout Canvas) -> Void) {
        let outer = clip
        clip = clip?.intersection(rect) ?? rect
        draw(&self)
        clip = outer
    }
}
