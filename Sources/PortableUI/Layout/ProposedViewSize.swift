/// What a container offers a view: a length on each axis, or `nil` to ask for the ideal one.
public struct ProposedViewSize: Hashable, Sendable {
    /// In points; `nil` asks for the ideal width.
    public var width: CGFloat?
    /// In points; `nil` asks for the ideal height.
    public var height: CGFloat?

    /// Asks for the smallest size.
    public static let zero = ProposedViewSize(width: 0, height: 0)
    /// Asks for the ideal size.
    public static let unspecified = ProposedViewSize(width: nil, height: nil)
    /// Asks for the largest size.
    public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

    public init(width: CGFloat?, height: CGFloat?) {
        self.width = width
        self.height = height
    }

    public init(_ size: CGSize) {
        self.init(width: size.width, height: size.height)
    }

    /// The proposal as a size, with missing lengths filled in: 10 by default.
    public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize {
        CGSize(width: width ?? size.width, height: height ?? size.height)
    }
}
