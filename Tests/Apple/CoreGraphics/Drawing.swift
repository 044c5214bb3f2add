// What is drawn, and how.

extension CGAffineTransform: @retroactive Equatable {
    public static var identity: CGAffineTransform { fatalError() }
    public init(translationX tx: CGFloat, y ty: CGFloat) { fatalError() }
    public init(scaleX sx: CGFloat, y sy: CGFloat) { fatalError() }
    public func concatenating(_ t2: CGAffineTransform) -> CGAffineTransform { fatalError() }
    public static func == (lhs: CGAffineTransform, rhs: CGAffineTransform) -> Bool { fatalError() }
}
extension CGPoint {
    public func applying(_ t: CGAffineTransform) -> CGPoint { fatalError() }
}
extension CGSize {
    public func applying(_ t: CGAffineTransform) -> CGSize { fatalError() }
}

public class CGImage: @unchecked Sendable {
    public var width: Int { fatalError() }
    public var height: Int { fatalError() }
}
