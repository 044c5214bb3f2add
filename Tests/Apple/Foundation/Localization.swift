// Texts that are translated.

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
public protocol _FormatSpecifiable: Equatable {}
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *) extension Int: _FormatSpecifiable {}
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *) extension Double: _FormatSpecifiable {}
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *) extension CGFloat: _FormatSpecifiable {}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension String {
    public struct LocalizationValue: Equatable, ExpressibleByStringInterpolation {
        public init(_ value: String) { fatalError() }
        public init(stringLiteral value: String) { fatalError() }
        public init(stringInterpolation: StringInterpolation) { fatalError() }
        public static func == (lhs: LocalizationValue, rhs: LocalizationValue) -> Bool { fatalError() }

        public struct StringInterpolation: StringInterpolationProtocol {
            public init(literalCapacity: Int, interpolationCount: Int) { fatalError() }
            public mutating func appendLiteral(_ literal: String) {}
            public mutating func appendInterpolation(_ string: String) {}
            public mutating func appendInterpolation<T>(_ value: T) where T: _FormatSpecifiable {}
            public mutating func appendInterpolation(_ attributedString: AttributedString) {}
        }
    }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension String.LocalizationValue: Sendable {}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public struct LocalizedStringResource: Equatable, ExpressibleByStringInterpolation, Sendable {
    public enum BundleDescription: Sendable {
        case main
        case atURL(URL)
    }
    public var locale: Locale
    public init(
        _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
        bundle: LocalizedStringResource.BundleDescription = .main, comment: StaticString? = nil
    ) { fatalError() }
    public init(stringLiteral value: String) { fatalError() }
    public init(stringInterpolation: String.LocalizationValue.StringInterpolation) { fatalError() }
    public static func == (lhs: LocalizedStringResource, rhs: LocalizedStringResource) -> Bool {
        fatalError()
    }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension AttributedString {
    public init(localized resource: LocalizedStringResource) { fatalError() }
}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
public struct InlinePresentationIntent: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static var stronglyEmphasized: InlinePresentationIntent { fatalError() }
}
