/// A text as it is written in source code, in which inline Markdown counts. PortableUI has no translations.
///
/// `**bold**`, `*italic*`, `***both***`, the same with underscores, and code between backticks follow CommonMark's
/// rules, with backslashes before characters that mean themselves. A link `[like this](https://www.swift.org)` shows
/// its text. All else is shown as it is written, such as lists, strikethrough, images and HTML. Inserted values are
/// never Markdown, and written as Swift writes them, apart from texts, which keep their look.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation {
    let source: [InlineMarkdown.Segment]

    /// Markdown that is not written in the source code.
    public init(_ value: String) {
        source = [InlineMarkdown.Segment(string: value)]
    }

    public init(stringLiteral value: String) {
        self.init(value)
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
            source.append(InlineMarkdown.Segment(value))
        }

        /// Inserts a text as it looks.
        public mutating func appendInterpolation(_ text: Text) {
            source += text.segments
        }

        /// Inserts a number as C's `printf` writes it.
        ///
        /// - Parameters:
        ///   - value: The number.
        ///   - specifier: One conversion of a number, such as `%.2f`. With another one, the number is written as Swift
        ///     writes it.
        public mutating func appendInterpolation<T: CVarArg>(_ value: T, specifier: String) {
            source.append(InlineMarkdown.Segment(value, specifier: specifier))
        }
    }
}

@available(*, unavailable)
extension LocalizedStringKey: Sendable {}

@available(*, unavailable)
extension LocalizedStringKey.StringInterpolation: Sendable {}
