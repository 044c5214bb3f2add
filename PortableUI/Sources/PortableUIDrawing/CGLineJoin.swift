#if !canImport(CoreGraphics)
    /// The form of the corners of a stroked line.
    public enum CGLineJoin: Int32, Sendable {
        /// The outer edges meet in a point.
        case miter
        /// A circle around the corner.
        case round
        /// The corner is cut off.
        case bevel
    }
#endif
