/// What a view hierarchy draws, from back to front.
///
/// Coordinates are points in the host's space: x grows to the right, y downwards, the root view's top
/// left corner is the origin.
public struct DisplayList {
    /// The size of the root view.
    public var size: CGSize
    /// What is drawn, from back to front.
    public var items: [DisplayItem]

    public init(size: CGSize, items: [DisplayItem] = []) {
        self.size = size
        self.items = items
    }
}

/// One thing that a view draws.
public struct DisplayItem {
    /// What is drawn.
    public enum Content: Equatable {
        /// The inside of a path, in coordinates relative to the frame's origin.
        case fill(Path, Color.Resolved)
        /// The outline of a path, in coordinates relative to the frame's origin, half of its width to
        /// each side.
        case stroke(Path, Color.Resolved, StrokeStyle)
        /// Text that wraps at the frame's width, from the frame's top.
        case text(StyledText, Color.Resolved)

        /// A solid outline of a path, in coordinates relative to the frame's origin, half of its width to each
        /// side.
        public static func stroke(_ path: Path, _ color: Color.Resolved, lineWidth: CGFloat) -> Content {
            .stroke(path, color, StrokeStyle(lineWidth: lineWidth))
        }
    }

    /// The view that draws.
    public var identity: ViewIdentity
    /// The frame of that view.
    public var frame: CGRect
    public var content: Content
    /// From 0, invisible, to 1.
    public var opacity: Double
    /// The area outside of which nothing is drawn, where there is one.
    public var clip: CGRect?
    /// Outlines outside of which nothing is drawn either, in coordinates relative to the frame's origin.
    public var clipPaths: [Path]
    /// What makes this the shadow of something; `nil` for what is drawn itself.
    public var shadow: Shadow?
    /// How the content is turned and scaled, in coordinates relative to the frame's origin. Clips stay as they are.
    public var transform: CGAffineTransform
    /// The gradient that a path is drawn with, instead of the content's color, which is the gradient's middle one.
    public var shading: Shading?

    /// How a shadow differs from what casts it.
    public struct Shadow: Equatable, Sendable {
        /// How far edges are blurred, in points, as the standard deviation of a Gaussian blur.
        public var radius: CGFloat
        /// Outlines outside of which nothing casts a shadow, in coordinates relative to the frame's origin. They are
        /// blurred too.
        public var clipPaths: [Path]

        public init(radius: CGFloat, clipPaths: [Path] = []) {
            self.radius = radius
            self.clipPaths = clipPaths
        }
    }

    public init(
        identity: ViewIdentity, frame: CGRect, content: Content, opacity: Double = 1, clip: CGRect? = nil,
        clipPaths: [Path] = [], shadow: Shadow? = nil, transform: CGAffineTransform = .identity,
        shading: Shading? = nil
    ) {
        self.identity = identity
        self.frame = frame
        self.content = content
        self.opacity = opacity
        self.clip = clip
        self.clipPaths = clipPaths
        self.shadow = shadow
        self.transform = transform
        self.shading = shading
    }
}

extension DisplayItem {
    /// Colors that blend into each other.
    public indirect enum Shading: Equatable, Sendable {
        /// From one point of the frame to another one.
        case linear([Stop], start: UnitPoint, end: UnitPoint)
        /// From one circle around a point of the frame to another one, with radii in points.
        case radial([Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat)

        /// A color at a location of the gradient.
        public struct Stop: Equatable, Sendable {
            public var color: Color.Resolved
            /// From 0, the start, to 1, the end.
            public var location: CGFloat

            public init(color: Color.Resolved, location: CGFloat) {
                self.color = color
                self.location = location
            }
        }
    }
}
