import FlowEngine
import FlowLayouts
import PortableUITesting

/// A wall in a window of 390 × 800 points.
@MainActor func show(_ wall: Wall) -> ViewHost<Wall> { host(wall, width: 390, height: 800) }

/// Where all boxes stand in a lazy flow that makes them in blocks: those of each block as in a flow of their own.
@MainActor func frames(_ wall: Wall, inBlocksOf count: Int, width: CGFloat) -> [CGRect] {
    var frames: [CGRect] = []
    var top: CGFloat = 0
    for start in stride(from: 0, to: wall.items.count, by: count) {
        let block = wall.items[start..<min(start + count, wall.items.count)]
        let flow = FlowArrangement(of: FlowItems(block.map { FlowSize($0.size) }), in: Double(width))
        frames += flow.frames.map { CGRect($0).offsetBy(dx: 0, dy: top) }
        top += flow.size.height + 8
    }
    return frames
}
