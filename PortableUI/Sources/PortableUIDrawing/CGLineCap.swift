#if !canImport(CoreGraphics)
    /// The form of the ends of a stroked line.
    public enum CGLineCap: Int32, Sendable {
        /// The line ends where its path does.
        case butt
        /// A half circle around the end.
        case round
        /// Half of a square around the end.
        case square
    }
#endif
