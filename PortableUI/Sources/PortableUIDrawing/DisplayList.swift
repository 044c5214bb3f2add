/// What a view hierarchy draws, from back to front.
///
/// Coordinates are points in the host's space: x grows to the right, y downwards, the root view's top
/// left corner is the origin.
public struct DisplayList {
    /// The size of the root view.
    public var size: CGSize
    /// What is drawn, from back to front.
    public var nodes: [DisplayNode]

    public init(size: CGSize, nodes: [DisplayNode] = []) {
        self.size = size
        self.nodes = nodes
    }

    /// What is drawn, in groups or not, from back to front.
    public var items: [DisplayItem] { nodes.flatMap(\.items) }
}

/// One thing that is drawn, or several with an effect.
public enum DisplayNode {
    case item(DisplayItem)
    case group(DisplayGroup)

    /// The item, or those of the group and of the groups inside it, from back to front.
    public var items: [DisplayItem] {
        switch self {
        case .item(let item): [item]
        case .group(let group): group.nodes.flatMap(\.items)
        }
    }
}

/// Things that are drawn with an effect, in a space that only a ``DisplayEffect/transform(_:)`` changes.
public final class DisplayGroup {
    public let effect: DisplayEffect
    /// What is drawn, from back to front.
    public let nodes: [DisplayNode]

    public init(_ effect: DisplayEffect, _ nodes: [DisplayNode]) {
        self.effect = effect
        self.nodes = nodes
    }
}

/// What is done with a group.
public enum DisplayEffect: Equatable, Sendable {
    /// It is drawn inside an outline only.
    case clip(Path)
    /// Its coordinates are changed.
    case transform(CGAffineTransform)
    /// It casts a shadow on what is behind it.
    case shadow(DisplayShadow)
}

/// What a shadow looks like.
public struct DisplayShadow: Equatable, Sendable {
    /// Where what casts the shadow is translucent, so is the shadow.
    public var color: ResolvedColor
    /// How far edges are blurred, in points, as the standard deviation of a Gaussian blur. 0 for a sharp shadow.
    public var radius: CGFloat
    /// How far it is from what casts it, in points.
    public var offset: CGSize

    public init(color: ResolvedColor, radius: CGFloat, offset: CGSize = .zero) {
        self.color = color
        self.radius = radius
        self.offset = offset
    }
}

/// One thing that a view draws.
public struct DisplayItem {
    /// What is drawn.
    public enum Content: Equatable, Sendable {
        /// The inside of a path, in coordinates relative to the frame's origin.
        case fill(Path, Paint)
        /// The outline of a path, in coordinates relative to the frame's origin, half of its width to each side.
        case stroke(Path, Paint, lineWidth: CGFloat)
        /// Text that wraps at the frame's width, from the frame's top.
        case text(StyledText, Paint)
    }

    /// The view that draws.
    public var identity: ViewIdentity
    /// The frame of that view.
    public var frame: CGRect
    public var content: Content
    /// From 0, invisible, to 1. As in SwiftUI, what overlaps shines through, so it is no effect on a group.
    public var opacity: Double

    public init(identity: ViewIdentity, frame: CGRect, content: Content, opacity: Double = 1) {
        self.identity = identity
        self.frame = frame
        self.content = content
        self.opacity = opacity
    }

    /// What the content is painted with.
    public var paint: Paint {
        switch content {
        case .fill(_, let paint), .stroke(_, let paint, _), .text(_, let paint): paint
        }
    }

    /// The item in the color of its shadow.
    public func shadow(in color: ResolvedColor) -> DisplayItem {
        var item = self
        let paint = paint.mapColors { color.opacity($0.opacity) }
        switch content {
        case .fill(let path, _): item.content = .fill(path, paint)
        case .stroke(let path, _, let lineWidth): item.content = .stroke(path, paint, lineWidth: lineWidth)
        case .text(var text, _):
            for index in text.runs.indices { text.runs[index].color = nil }
            item.content = .text(text, paint)
        }
        return item
    }
}
