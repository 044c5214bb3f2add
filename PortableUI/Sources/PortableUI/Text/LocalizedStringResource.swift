// Foundation's names for translated texts, where it lacks them. There are no translations here: a text is its key.
#if !(os(macOS) || os(iOS) || os(tvOS) || os(watchOS) || os(visionOS))
    extension String {
        /// A text as it is written in source code, in which two asterisks make bold, as in a `LocalizedStringKey`.
        public struct LocalizationValue: Equatable, ExpressibleByStringInterpolation, Sendable {
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

            public struct StringInterpolation: StringInterpolationProtocol, Sendable {
                fileprivate var source: [InlineMarkdown.Segment] = []

                public init(literalCapacity: Int, interpolationCount: Int) {}

                public mutating func appendLiteral(_ literal: String) {
                    source.append(InlineMarkdown.Segment(string: literal))
                }

                public mutating func appendInterpolation(_ value: some CustomStringConvertible) {
                    source.append(InlineMarkdown.Segment(string: "\(value)", isVerbatim: true))
                }

                public mutating func appendInterpolation(_ value: some BinaryInteger) {
                    source.append(
                        InlineMarkdown.Segment(string: "\(value)", isVerbatim: true, isNumber: true))
                }
            }
        }
    }

    /// A text that is to be translated when it is shown.
    public struct LocalizedStringResource: Equatable, ExpressibleByStringInterpolation, Sendable {
        public typealias StringInterpolation = String.LocalizationValue.StringInterpolation

        /// Where a translation would be looked for.
        public enum BundleDescription: Equatable, Sendable {
            case main
            case atURL(URL)
        }

        fileprivate let value: String.LocalizationValue
        /// The file in which a translation would be looked for; `nil` for `Localizable`.
        public let table: String?
        /// The language that it would be translated to.
        public var locale: Locale
        public let bundle: BundleDescription

        /// A text.
        public init(
            _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
            bundle: BundleDescription = .main, comment: StaticString? = nil
        ) {
            (value, self.table, self.locale, self.bundle) = (keyAndValue, table, locale, bundle)
        }

        public init(stringLiteral value: String) {
            self.init(String.LocalizationValue(value))
        }

        public init(stringInterpolation: StringInterpolation) {
            self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
        }
    }

    extension AttributedString {
        /// A text, of which what is bold got an attribute.
        public init(localized resource: LocalizedStringResource) {
            self.init()
            let source = resource.value.source.map { $0.written(in: resource.locale) }
            for run in InlineMarkdown.runs(of: source) {
                var part = AttributedString(run.string)
                if run.style.isBold == true { part.inlinePresentationIntent = .stronglyEmphasized }
                self += part
            }
        }
    }

    /// What inline Markdown says about a part of a text.
    struct InlinePresentationIntent: OptionSet, Hashable, Sendable {
        let rawValue: UInt

        static let stronglyEmphasized = InlinePresentationIntent(rawValue: 1 << 1)
    }

    extension AttributeScopes.FoundationAttributes {
        struct InlinePresentationIntentAttribute: AttributedStringKey {
            typealias Value = InlinePresentationIntent
            static let name = "NSInlinePresentationIntent"
        }

        var inlinePresentationIntent: InlinePresentationIntentAttribute {
            InlinePresentationIntentAttribute()
        }
    }
#endif
