import PortableUIDrawing

/// An item with all effects on it, so that it can move by itself.
struct MovingItem {
    /// In the color of its shadow, if that is what it is.
    var item: DisplayItem
    /// The rectangle outside of which nothing is drawn, where there is one. It does not move with the item.
    var clip: CGRect?
    /// Outlines outside of which nothing is drawn either, in coordinates relative to the frame's origin.
    var clipPaths: [Path]
    /// How the item is turned and scaled, in coordinates relative to the frame's origin. Clips stay as they are.
    var transform: CGAffineTransform
    /// What makes this a shadow.
    var shadow: Shadow?

    struct Shadow {
        var radius: CGFloat
        /// Outlines outside of which nothing casts a shadow, in coordinates relative to the frame's origin. They are
        /// blurred too.
        var clipPaths: [Path]
    }

    /// The items of some nodes, and their shadows, from back to front. Shadows cast no shadows.
    static func items(of nodes: [DisplayNode]) -> [MovingItem] {
        var items: [MovingItem] = []
        Effects().collect(nodes, into: &items)
        return items
    }
}

/// The effects around an item. Clips are in the host's space.
private struct Effects {
    private var clip: CGRect?
    private var clipPaths: [Path] = []
    private var transform = CGAffineTransform.identity
    private var shadow: DisplayShadow?
    private var shadowClipPaths: [Path] = []

    func collect(_ nodes: [DisplayNode], into items: inout [MovingItem]) {
        for node in nodes {
            switch node {
            case .item(let item): items.append(moving(item))
            case .group(let group):
                if case .shadow(let shadow) = group.effect, self.shadow == nil {
                    var effects = self
                    effects.shadow = shadow
                    effects.transform = CGAffineTransform(
                        translationX: shadow.offset.width, y: shadow.offset.height
                    ).concatenating(transform)
                    effects.collect(group.nodes, into: &items)
                }
                inside(group.effect).collect(group.nodes, into: &items)
            }
        }
    }

    private func inside(_ effect: DisplayEffect) -> Effects {
        var effects = self
        switch effect {
        case .clip(let path):
            let path = path.applying(transform)
            let bounds = path.boundingRect
            if shadow != nil {
                effects.shadowClipPaths.append(path)
            } else if path == Path(bounds) {
                let common = clip?.intersection(bounds) ?? bounds
                // Rectangles that are apart have none, not even an empty one.
                effects.clip = common.isNull ? CGRect(origin: bounds.origin, size: .zero) : common
            } else {
                effects.clipPaths.append(path)
            }
        case .transform(let inner): effects.transform = inner.concatenating(transform)
        case .shadow: break
        }
        return effects
    }

    private func moving(_ item: DisplayItem) -> MovingItem {
        var item = shadow.map { item.shadow(in: $0.color) } ?? item
        let drawn = item.frame.origin.applying(transform)
        if let shadow { item.frame = item.frame.offsetBy(dx: shadow.offset.width, dy: shadow.offset.height) }
        let origin = item.frame.origin
        var local = transform
        (local.tx, local.ty) = (drawn.x - origin.x, drawn.y - origin.y)
        func relative(_ paths: [Path]) -> [Path] { paths.map { $0.offsetBy(dx: -origin.x, dy: -origin.y) } }
        return MovingItem(
            item: item, clip: clip, clipPaths: relative(clipPaths),
            transform: local.isClose(to: .identity) ? .identity : local,
            shadow: shadow.map {
                MovingItem.Shadow(radius: $0.radius, clipPaths: relative(shadowClipPaths))
            })
    }
}

extension MovingItem {
    /// Whether two items differ in nothing but their position.
    func looksLike(_ other: MovingItem) -> Bool {
        // The last bits of a size depend on the position that it was computed at.
        item.content == other.item.content && item.opacity == other.item.opacity && clip == other.clip
            && shadow?.radius == other.shadow?.radius && transform.isClose(to: other.transform)
            && clipPaths.elementsEqual(other.clipPaths) { $0.isClose(to: $1) }
            && (shadow?.clipPaths ?? []).elementsEqual(other.shadow?.clipPaths ?? []) { $0.isClose(to: $1) }
            && abs(item.frame.width - other.item.frame.width) < 1e-6
            && abs(item.frame.height - other.item.frame.height) < 1e-6
    }

    /// All that may be painted, relative to the frame's origin, with its blurred edges.
    var paintedBounds: CGRect {
        let margin = 3 * (shadow?.radius ?? 0)
        return Path(item.paintedBounds).applying(transform).boundingRect.insetBy(dx: -margin, dy: -margin)
    }
}

extension CGAffineTransform {
    /// Whether two transforms differ in no more than the last bits of their numbers.
    fileprivate func isClose(to other: CGAffineTransform) -> Bool {
        zip([a, b, c, d, tx, ty], [other.a, other.b, other.c, other.d, other.tx, other.ty])
            .allSatisfy { abs($0 - $1) < 1e-6 }
    }
}

extension Path {
    /// Whether two paths differ in no more than the last bits of their coordinates.
    fileprivate func isClose(to other: Path) -> Bool {
        self == other || svgPathData == other.svgPathData
    }
}
