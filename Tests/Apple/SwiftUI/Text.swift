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
        public mutating func appendInterpolation<T>(
            _ value: T, specifier: String
        ) where T: _FormatSpecifiable {}
        @available(SwiftUI_14, *) public mutating func appendInterpolation(_ text: Text) {}
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
    public func italic() -> Text { stub() }
    @available(SwiftUI_16, *) public func italic(_ isActive: Bool) -> Text { stub() }
    @available(iOS 16.1, macOS 13.0, tvOS 16.1, watchOS 9.1, *)
    public func fontDesign(_ design: Font.Design?) -> Text { stub() }
    @available(iOS 16.4, macOS 13.3, tvOS 16.4, watchOS 9.4, *)
    public func monospaced(_ isActive: Bool = true) -> Text { stub() }
    public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text { stub() }
    @available(SwiftUI_16, *)
    public func underline(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern, color: Color? = nil
    ) -> Text { stub() }
    public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text { stub() }
    @available(SwiftUI_16, *)
    public func strikethrough(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern, color: Color? = nil
    ) -> Text { stub() }

    public enum TruncationMode: Sendable { case head, tail, middle }
    @available(SwiftUI_15, *)
    public struct LineStyle: Hashable, Sendable {
        public struct Pattern: Sendable {
            public static let solid: Pattern = stub(), dot: Pattern = stub(), dash: Pattern = stub()
            public static let dashDot: Pattern = stub(), dashDotDot: Pattern = stub()
        }
    }
}
extension Text: View, _PrimitiveView {}
