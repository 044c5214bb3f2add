/// A text as it is written in source code, in which `**two asterisks**` make bold. PortableUI has no translations, and of
/// Markdown nothing else.
///
/// Inserted values are never Markdown, and written as Swift writes them.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation {
    let source: [InlineMarkdown.Segment]

    public init(stringLiteral value: String) {
        source = [InlineMarkdown.Segment(string: value)]
    }

    public init(stringInterpolation: StringInterpolation) {
        source = stringInterpolation.source
    }

    public struct StringInterpolation: StringInterpolationProtocol {
        fileprivate var source: [InlineMarkdown.Segment] = []

        public init(literalCapacity: Int, interpolationCount: Int) {}

        public mutating func appendLiteral(_ literal: String) {
            source.append(InlineMarkdown.Segment(string: literal))
        }

        public mutating func appendInterpolation<T>(_ value: T) {
            source.append(InlineMarkdown.Segment(string: "\(value)", isVerbatim: true))
        }
    }
}

@available(*, unavailable)
extension LocalizedStringKey: Sendable {}

@available(*, unavailable)
extension LocalizedStringKey.StringInterpolation: Sendable {}
