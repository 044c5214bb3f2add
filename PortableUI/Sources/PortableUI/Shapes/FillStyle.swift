/// How a path is filled. PortableUI fills what a path winds around, with smooth edges, whatever the style says.
public struct FillStyle: Equatable, Sendable {
    public init(eoFill: Bool = false, antialiased: Bool = true) {}
}
