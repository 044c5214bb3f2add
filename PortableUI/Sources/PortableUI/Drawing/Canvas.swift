import PortableUIDrawing

/// Collects what elements draw.
struct Canvas {
    private(set) var nodes: [DisplayNode] = []
    private var opacity = 1.0

    /// Draws in the frame of an element.
    mutating func draw(_ content: DisplayItem.Content, by element: LayoutElement) {
        nodes.append(
            .item(
                DisplayItem(
                    identity: element.identity, frame: element.frame, content: content, opacity: opacity)))
    }

    /// Draws with a smaller opacity; with none, nothing.
    mutating func withOpacity(_ factor: Double, _ draw: (inout Canvas) -> Void) {
        guard factor > 0 else { return }
        let outer = opacity
        opacity *= min(factor, 1)
        draw(&self)
        opacity = outer
    }

    /// Draws with an effect, which is in the host's space.
    mutating func withEffect(_ effect: DisplayEffect, _ draw: (inout Canvas) -> Void) {
        var group: [DisplayNode] = []
        swap(&nodes, &group)
        draw(&self)
        swap(&nodes, &group)
        nodes.append(.group(DisplayGroup(effect, group)))
    }
}
