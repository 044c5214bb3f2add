// What SwiftUI's signatures and the checked sources name of Foundation.

@_exported import CoreFoundation

extension StringProtocol {
    public func components<T>(separatedBy separator: T) -> [String] where T: StringProtocol { fatalError() }
    public func contains<T>(_ other: T) -> Bool where T: StringProtocol { fatalError() }
    public func trimmingCharacters(in set: CharacterSet) -> String { fatalError() }
    public func replacingOccurrences<Target, Replacement>(
        of target: Target, with replacement: Replacement
    ) -> String where Target: StringProtocol, Replacement: StringProtocol { fatalError() }
}

public struct URL: Hashable, Sendable { public init?(string: String) { fatalError() } }

open class Bundle: @unchecked Sendable {
    open class var main: Bundle { fatalError() }
    open var bundleURL: URL { fatalError() }
}

public struct Locale: Hashable, Sendable {
    public static var current: Locale { fatalError() }
    public init(identifier: String) { fatalError() }
    public var identifier: String { fatalError() }
}

@frozen public struct IndexSet: Hashable, Sendable {
    public typealias Element = Int
    public init() { fatalError() }
    public init(integer: Element) { fatalError() }
    public init<S: Sequence>(_ elements: S) where S.Element == Element { fatalError() }
    public static func == (lhs: IndexSet, rhs: IndexSet) -> Bool { fatalError() }
    public func hash(into hasher: inout Hasher) { fatalError() }
    public func contains(_ integer: Element) -> Bool { fatalError() }
    public init(integersIn range: Range<Element>) { fatalError() }
    public mutating func insert(integersIn range: Range<Element>) { fatalError() }
    public var rangeView: RangeView { fatalError() }
    public struct RangeView: Equatable, BidirectionalCollection {
        public var startIndex: Int { fatalError() }
        public var endIndex: Int { fatalError() }
        public subscript(index: Int) -> Range<IndexSet.Element> { fatalError() }
        public func index(after index: Int) -> Int { fatalError() }
        public func index(before index: Int) -> Int { fatalError() }
    }
}
extension IndexSet: ExpressibleByArrayLiteral {
    public init(arrayLiteral elements: Int...) { fatalError() }
}
extension IndexSet: Sequence {
    public func makeIterator() -> AnyIterator<Int> { fatalError() }
}

public struct CharacterSet: Hashable, Sendable {
    public static var whitespaces: CharacterSet { fatalError() }
}

public struct UUID: Hashable, Sendable {
    public init() { fatalError() }
    public var uuidString: String { fatalError() }
}

// That of Darwin, which Foundation exports.
public func memcmp(_ s1: UnsafeRawPointer!, _ s2: UnsafeRawPointer!, _ n: Int) -> Int32 { fatalError() }
