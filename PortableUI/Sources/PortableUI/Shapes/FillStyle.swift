/// How a path is filled. PortableUI fills what a path winds around, with smooth edges, whatever the style says.
public struct FillStyle: Equatable, Sendable {
    /// Whether what a path winds around twice stays empty. Not drawn.
    public var isEOFilled: Bool
    /// Whether edges are smooth. They always are.
    public var isAntialiased: Bool

    public init(eoFill: Bool = false, antialiased: Bool = true) {
        isEOFilled = eoFill
        isAntialiased = antialiased
    }
}
