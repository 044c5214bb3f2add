// Alignments, and the dimensions that guides are read from.

public protocol AlignmentID { static func defaultValue(in context: ViewDimensions) -> CGFloat }

@frozen public struct HorizontalAlignment: Equatable, Sendable {
    let key: Int
    public init(_ id: any AlignmentID.Type) { fatalError() }
    public static let leading: HorizontalAlignment = stub()
    public static let center: HorizontalAlignment = stub()
    public static let trailing: HorizontalAlignment = stub()
    @available(SwiftUI_16, *) @available(tvOS, unavailable) @available(watchOS, unavailable)
    public static let listRowSeparatorLeading: HorizontalAlignment = stub()
    @available(SwiftUI_16, *)
    public func combineExplicit<S>(_ values: S) -> CGFloat? where S: Sequence, S.Element == CGFloat? {
        stub()
    }
}

@frozen public struct VerticalAlignment: Equatable, Sendable {
    let key: Int
    public init(_ id: any AlignmentID.Type) { fatalError() }
    public static let top: VerticalAlignment = stub()
    public static let center: VerticalAlignment = stub()
    public static let bottom: VerticalAlignment = stub()
    public static let firstTextBaseline: VerticalAlignment = stub()
    public static let lastTextBaseline: VerticalAlignment = stub()
    @available(SwiftUI_16, *)
    public func combineExplicit<S>(_ values: S) -> CGFloat? where S: Sequence, S.Element == CGFloat? {
        stub()
    }
}

@frozen public struct Alignment: Equatable, Sendable {
    public var horizontal: HorizontalAlignment
    public var vertical: VerticalAlignment
    public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) { fatalError() }
    public static let center: Alignment = stub(), leading: Alignment = stub(), trailing: Alignment = stub()
    public static let top: Alignment = stub(), bottom: Alignment = stub()
    public static let topLeading: Alignment = stub(), topTrailing: Alignment = stub()
    public static let bottomLeading: Alignment = stub(), bottomTrailing: Alignment = stub()
}
@available(SwiftUI_16, *)
extension Alignment {
    public static var leadingFirstTextBaseline: Alignment { stub() }
}

public struct ViewDimensions: Equatable {
    public var width: CGFloat { stub() }
    public var height: CGFloat { stub() }
    public subscript(guide: HorizontalAlignment) -> CGFloat { stub() }
    public subscript(guide: VerticalAlignment) -> CGFloat { stub() }
    public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { stub() }
    public subscript(explicit guide: VerticalAlignment) -> CGFloat? { stub() }
    public static func == (lhs: ViewDimensions, rhs: ViewDimensions) -> Bool { stub() }
}
@available(*, unavailable) extension ViewDimensions: Sendable {}
