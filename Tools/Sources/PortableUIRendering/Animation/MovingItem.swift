import PortableUIDrawing

/// An item that moves by itself, or its shadow.
struct MovingItem {
    /// In the color of its shadow, if that is what it is.
    var item: DisplayItem
    /// How far the edges are blurred, if this is a shadow.
    var shadowRadius: CGFloat?

    /// The items of some nodes, and their shadows, from back to front. Shadows cast no shadows.
    static func items(of nodes: [DisplayNode]) -> [MovingItem] {
        nodes.flatMap { node -> [MovingItem] in
            switch node {
            case .item(let item): return [MovingItem(item: item)]
            case .group(let group):
                switch group.effect {
                case .clip: return items(of: group.nodes)
                case .transform(let transform): return transform == .identity ? items(of: group.nodes) : []
                case .shadow(let shadow):
                    let shadows = group.nodes.flatMap(\.items).map { MovingItem(of: shadow, castBy: $0) }
                    return shadows + items(of: group.nodes)
                }
            }
        }
    }

    private init(item: DisplayItem) {
        self.item = item
    }

    private init(of shadow: DisplayShadow, castBy item: DisplayItem) {
        self.item = item.shadow(in: shadow.color)
        self.item.frame = item.frame.offsetBy(dx: shadow.offset.width, dy: shadow.offset.height)
        shadowRadius = shadow.radius
    }

    /// Whether two items differ in nothing but their position.
    func looksLike(_ other: MovingItem) -> Bool {
        // The last bits of a size depend on the position that it was computed at.
        item.content == other.item.content && item.opacity == other.item.opacity
            && shadowRadius == other.shadowRadius
            && abs(item.frame.width - other.item.frame.width) < 1e-6
            && abs(item.frame.height - other.item.frame.height) < 1e-6
    }

    /// All that may be painted, relative to the frame's origin, with its blurred edges.
    var paintedBounds: CGRect {
        let margin = 3 * (shadowRadius ?? 0)
        return item.paintedBounds.insetBy(dx: -margin, dy: -margin)
    }
}
