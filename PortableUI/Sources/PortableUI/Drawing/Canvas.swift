/// Collects what elements draw.
struct Canvas {
    private(set) var list: DisplayList
    private var opacity = 1.0
    private var clip = Clip()
    /// Maps frames to where they are drawn, both in the host's space.
    private var transform = CGAffineTransform.identity

    /// Where is drawn, in the host's space.
    private struct Clip {
        var rect: CGRect?
        var paths: [Path] = []

        mutating func intersect(_ other: CGRect) {
            let common = rect?.intersection(other) ?? other
            // Rectangles that are apart have none, not even an empty one.
            rect = common.isNull ? CGRect(origin: other.origin, size: .zero) : common
        }
    }

    init(size: CGSize) {
        list = DisplayList(size: size)
    }

    /// Draws in the frame of an element.
    mutating func draw(
        _ content: DisplayItem.Content, shading: DisplayItem.Shading? = nil, by element: LayoutElement
    ) {
        let frame = element.frame
        list.items.append(
            DisplayItem(
                identity: element.identity, frame: frame, content: content, opacity: opacity,
                clip: clip.rect, clipPaths: clip.paths.map { $0.offsetBy(dx: -frame.minX, dy: -frame.minY) },
                transform: transform.relative(to: frame.origin), shading: shading))
    }

    /// Draws with a transform of the host's space.
    mutating func transformed(by inner: CGAffineTransform, _ draw: (inout Canvas) -> Void) {
        let outer = transform
        transform = inner.concatenating(transform)
        draw(&self)
        transform = outer
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
        clipped(to: Path(rect), draw)
    }

    /// Draws inside an outline only, which is in the host's space.
    mutating func clipped(to path: Path, _ draw: (inout Canvas) -> Void) {
        let outer = clip
        let path = path.applying(transform)
        clip.intersect(path.boundingRect)
        if path.plainRect == nil { clip.paths.append(path) }
        draw(&self)
        clip = outer
    }

    /// Draws the shadow of something and then the thing itself.
    mutating func shadowed(by shadow: Shadow, _ draw: (inout Canvas) -> Void) {
        var cast = Canvas(size: list.size)
        cast.opacity = opacity
        draw(&cast)
        let items = cast.list.items
        list.items += items.map { item in
            var item = item.shadow(shadow)
            item.transform(by: transform)
            // What clips the shadow from outside neither moves with it nor is blurred.
            item.clip = clip.rect
            item.clipPaths = clip.paths.map { $0.offsetBy(dx: -item.frame.minX, dy: -item.frame.minY) }
            return item
        }
        draw(&self)
    }
}

/// What a shadow looks like.
struct Shadow {
    var color: Color.Resolved
    /// As ``DisplayItem/Shadow/radius``.
    var radius: CGFloat
    /// From what casts the shadow, in points.
    var offset: CGSize
}

extension DisplayItem {
    /// Applies a transform of the host's space to a shadow and its clips.
    fileprivate mutating func transform(by outer: CGAffineTransform) {
        let outer = outer.relative(to: frame.origin)
        transform = transform.concatenating(outer)
        let clipPaths = shadow?.clipPaths ?? []
        shadow?.clipPaths = clipPaths.map { $0.applying(outer) }
    }

    fileprivate func shadow(_ shadow: PortableUI.Shadow) -> DisplayItem {
        var item = self
        item.frame = frame.offsetBy(dx: shadow.offset.width, dy: shadow.offset.height)
        let clips = clip.map { [Path($0.offsetBy(dx: -frame.minX, dy: -frame.minY))] } ?? []
        item.shading = nil
        // The shadow of a shadow is about as soft as the softer of both.
        item.shadow = Shadow(
            radius: max(shadow.radius, self.shadow?.radius ?? 0),
            clipPaths: clips + clipPaths + (self.shadow?.clipPaths ?? []))
        func cast(by color: Color.Resolved) -> Color.Resolved {
            var cast = shadow.color
            cast.opacity *= color.opacity
            return cast
        }
        item.content =
            switch content {
            case .fill(let path, let color): .fill(path, cast(by: color))
            case .stroke(let path, let color, let style): .stroke(path, cast(by: color), style)
            case .text(let text, let color): .text(text, cast(by: color))
            }
        return item
    }
}
