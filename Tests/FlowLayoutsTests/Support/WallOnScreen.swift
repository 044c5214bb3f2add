import FlowEngine
import FlowLayouts
import PortableUITesting

/// A wall in a window of 390 × 800 points.
@MainActor func show(_ wall: Wall, direction: LayoutDirection = .leftToRight) -> ViewHost<Wall> {
    host(wall, width: 390, height: 800, direction: direction)
}

/// Where all boxes stand in a flow that is not lazy.
@MainActor func frames(_ wall: Wall, width: CGFloat = 390, sizes: [CGSize]? = nil) -> [CGRect] {
    var items = FlowItems()
    for size in sizes ?? wall.items.map(\.size) {
        items.append(width: size.width, height: size.height)
    }
    let options = FlowOptions(itemSpacing: wall.itemSpacing, lineSpacing: wall.lineSpacing)
    return FlowArrangement(of: items, in: width, options: options).frames.map {
        CGRect(x: $0.x, y: $0.y, width: $0.width, height: $0.height)
    }
}

/// The boxes that meet the window at an offset.
@MainActor func seen(_ frames: [CGRect], at offset: CGFloat) -> [Int: CGRect] {
    var seen: [Int: CGRect] = [:]
    for (id, frame) in frames.enumerated() where frame.maxY > offset && frame.minY < offset + 800 {
        seen[id] = frame.offsetBy(dx: 0, dy: -offset)
    }
    return seen
}

/// Where all boxes stand in a lazy flow that makes them in blocks: those of each block as in a flow of their own.
@MainActor func frames(_ wall: Wall, inBlocksOf count: Int, width: CGFloat = 390) -> [CGRect] {
    var frames: [CGRect] = []
    var top: CGFloat = 0
    for start in stride(from: 0, to: wall.items.count, by: count) {
        let block = Wall(
            items: Array(wall.items[start..<min(start + count, wall.items.count)]), size: wall.size,
            itemSpacing: wall.itemSpacing, lineSpacing: wall.lineSpacing)
        let own = FlowLayoutsTests.frames(block, width: width).map { $0.offsetBy(dx: 0, dy: top) }
        frames += own
        top = (own.map(\.maxY).max() ?? top) + wall.lineSpacing
    }
    return frames
}
