// Strings with attributes, as far as texts name them.

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
@dynamicMemberLookup public struct AttributedString: Hashable, Sendable, ExpressibleByStringLiteral {
    public init(stringLiteral value: String) { fatalError() }
    public init(_ string: String) { fatalError() }
    public init(_ substring: AttributedSubstring) { fatalError() }
    public static func == (lhs: AttributedString, rhs: AttributedString) -> Bool { fatalError() }
    public func hash(into hasher: inout Hasher) { fatalError() }
    public static func + (lhs: AttributedString, rhs: AttributedString) -> AttributedString { fatalError() }
    public static func + (lhs: AttributedString, rhs: some AttributedStringProtocol) -> AttributedString {
        fatalError()
    }
    public static func += (lhs: inout AttributedString, rhs: some AttributedStringProtocol) {}
    public init() { fatalError() }
    public var startIndex: Index { fatalError() }
    public var endIndex: Index { fatalError() }
    @preconcurrency
    public subscript<K: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeDynamicLookup, K>
    ) -> K.Value? where K.Value: Sendable {
        get { fatalError() }
        set { fatalError() }
    }

    public struct Index: Comparable, Sendable {
        public static func == (lhs: Index, rhs: Index) -> Bool { fatalError() }
        public static func < (lhs: Index, rhs: Index) -> Bool { fatalError() }
    }
    public struct CharacterView: BidirectionalCollection, Sendable {
        public typealias Element = Character
        public typealias Index = AttributedString.Index
        public var startIndex: Index { fatalError() }
        public var endIndex: Index { fatalError() }
        public func index(before i: Index) -> Index { fatalError() }
        public func index(after i: Index) -> Index { fatalError() }
        public subscript(index: Index) -> Character { fatalError() }
        public subscript(bounds: Range<Index>) -> Slice<CharacterView> { fatalError() }
    }
    public struct Runs: Sequence, Sendable {
        @dynamicMemberLookup public struct Run: Sendable {
            public var range: Range<AttributedString.Index> { fatalError() }
            public var attributes: AttributeContainer { fatalError() }
            @preconcurrency
            public subscript<K: AttributedStringKey>(
                dynamicMember keyPath: KeyPath<AttributeDynamicLookup, K>
            ) -> K.Value? where K.Value: Sendable { fatalError() }
        }
        public func makeIterator() -> AnyIterator<Run> { fatalError() }
        public subscript(position: AttributedString.Index) -> Run { fatalError() }
    }
    public enum AttributeMergePolicy: Sendable {
        case keepNew
    }
    public mutating func mergeAttributes(
        _ attributes: AttributeContainer, mergePolicy: AttributeMergePolicy = .keepNew
    ) { fatalError() }
    public var characters: CharacterView { fatalError() }
    public var runs: Runs { fatalError() }
    public subscript<R>(bounds: R) -> AttributedSubstring
    where R: RangeExpression, R.Bound == AttributedString.Index { fatalError() }
}
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
public protocol AttributedStringProtocol: Hashable, Sendable {}
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension AttributedString: AttributedStringProtocol {}
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
public struct AttributedSubstring: AttributedStringProtocol {
    public static func == (lhs: AttributedSubstring, rhs: AttributedSubstring) -> Bool { fatalError() }
    public func hash(into hasher: inout Hasher) { fatalError() }
    public var characters: AttributedString.CharacterView { fatalError() }
}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
@dynamicMemberLookup public struct AttributeContainer: Equatable, Sendable {
    public static func == (lhs: AttributeContainer, rhs: AttributeContainer) -> Bool { fatalError() }
    @preconcurrency
    public subscript<K: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeDynamicLookup, K>
    ) -> K.Value? where K.Value: Sendable {
        get { fatalError() }
        set { fatalError() }
    }
}
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
public protocol AttributedStringKey: SendableMetatype {
    associatedtype Value: Hashable
    static var name: String { get }
}
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
public protocol AttributeScope: SendableMetatype {}
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
public enum AttributeScopes {
    public struct FoundationAttributes: AttributeScope {
        public let link: LinkAttribute
        public let inlinePresentationIntent: InlinePresentationIntentAttribute
        public enum LinkAttribute: AttributedStringKey {
            public typealias Value = URL
            public static var name: String { fatalError() }
        }
        public enum InlinePresentationIntentAttribute: AttributedStringKey {
            public typealias Value = InlinePresentationIntent
            public static var name: String { fatalError() }
        }
    }
}
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
@dynamicMemberLookup public enum AttributeDynamicLookup {
    public subscript<T>(_: T.Type) -> T where T: AttributedStringKey { fatalError() }
    public subscript<T: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.FoundationAttributes, T>
    ) -> T { fatalError() }
}
