// Text, and the keys that it is localized by.

@frozen public enum TextAlignment: Hashable, CaseIterable, Sendable { case leading, center, trailing }

@frozen public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation {
    let key: String
    public init(_ value: String) { fatalError() }
    public init(stringLiteral value: String) { fatalError() }
    public init(stringInterpolation: LocalizedStringKey.StringInterpolation) { fatalError() }
    public struct StringInterpolation: StringInterpolationProtocol {
        public init(literalCapacity: Int, interpolationCount: Int) {}
        public mutating func appendLiteral(_ literal: String) {}
        public mutating func appendInterpolation(_ string: String) {}
        public mutating func appendInterpolation<T>(_ value: T) where T: _FormatSpecifiable {}
        @available(SwiftUI_16, *)
        public mutating func appendInterpolation(_ resource: LocalizedStringResource) {}
    }
}
@available(*, unavailable) extension LocalizedStringKey: Sendable {}
@available(*, unavailable) extension LocalizedStringKey.StringInterpolation: Sendable {}

public protocol _FormatSpecifiable: Equatable {}
extension Int: _FormatSpecifiable {}
extension Double: _FormatSpecifiable {}
extension Float: _FormatSpecifiable {}
extension CGFloat: _FormatSpecifiable {}

@frozen public struct Text: Equatable, Sendable {
    let storage: String
    public init(verbatim content: String) { fatalError() }
    @_disfavoredOverload public init<S>(_ content: S) where S: StringProtocol { fatalError() }
    @available(SwiftUI_15, *) @_disfavoredOverload
    public init(_ attributedContent: AttributedString) { fatalError() }
    public init(
        _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
        comment: StaticString? = nil
    ) { fatalError() }
    @available(SwiftUI_16, *)
    @_disfavoredOverload public init(_ resource: LocalizedStringResource) { fatalError() }
    public static func == (a: Text, b: Text) -> Bool { stub() }
    public func font(_ font: Font?) -> Text { stub() }
    public func fontWeight(_ weight: Font.Weight?) -> Text { stub() }
    public func foregroundColor(_ color: Color?) -> Text { stub() }
    @available(SwiftUI_17, *)
    public func foregroundStyle<S>(_ style: S) -> Text where S: ShapeStyle { stub() }
    public func bold() -> Text { stub() }
    @available(SwiftUI_16, *) public func bold(_ isActive: Bool) -> Text { stub() }

}
extension Text: View, _PrimitiveView {}
