// Foundation's names for translated texts, where it lacks them. There are no translations here: a text is its key.
#if !(os(macOS) || os(iOS) || os(tvOS) || os(watchOS) || os(visionOS))
    extension String {
        /// A text as it is written in source code, in which inline Markdown counts, as in a `LocalizedStringKey`.
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

                public mutating func appendInterpolation<T>(_ value: T) {
                    source.append(InlineMarkdown.Segment(value))
                }

                /// Inserts a number as C's `printf` writes it, as in a `LocalizedStringKey`.
                ///
                /// - Parameters:
                ///   - value: The number.
                ///   - specifier: One conversion of a number, such as `%.2f`.
                public mutating func appendInterpolation<T: CVarArg>(_ value: T, specifier: String) {
                    source.append(InlineMarkdown.Segment(value, specifier: specifier))
                }

                /// Inserts a text with its attributes.
                public mutating func appendInterpolation(_ attributedString: AttributedString) {
                    source += attributedString.styledRuns.map(InlineMarkdown.Segment.init(styled:))
                }
            }
        }
    }

    /// A text that is to be translated when it is shown.
    public struct LocalizedStringResource: Equatable, ExpressibleByStringInterpolation, Sendable {
        public typealias StringInterpolation = String.LocalizationValue.StringInterpolation

        /// Where a translation would be looked for.
        public enum BundleDescription: Sendable {
            case main
            case atURL(URL)
        }

        fileprivate let value: String.LocalizationValue
        /// The language that it would be translated to.
        public var locale: Locale

        /// A text. Of the parameters that say how to translate it, only the locale can be read again.
        public init(
            _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
            bundle: BundleDescription = .main, comment: StaticString? = nil
        ) {
            (value, self.locale) = (keyAndValue, locale)
        }

        public init(stringLiteral value: String) {
            self.init(String.LocalizationValue(value))
        }

        public init(stringInterpolation: StringInterpolation) {
            self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
        }
    }

    extension AttributedString {
        /// A text, whose Markdown became attributes.
        public init(localized resource: LocalizedStringResource) {
            self.init(InlineMarkdown.runs(of: resource.value.source))
        }

        private init(_ runs: [InlineMarkdown.Run]) {
            self.init()
            for run in runs {
                var part = AttributedString(run.string)
                part.font = run.style.font ?? nil
                part.foregroundColor = (run.style.paint ?? nil)?.color
                part.inlinePresentationIntent = InlinePresentationIntent(run.style)
                self += part
            }
        }
    }

    /// What inline Markdown says about a part of a text.
    public struct InlinePresentationIntent: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        static let emphasized = InlinePresentationIntent(rawValue: 1 << 0)
        public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 1 << 1)
        public static let code = InlinePresentationIntent(rawValue: 1 << 2)
        public static let strikethrough = InlinePresentationIntent(rawValue: 1 << 5)

        fileprivate init?(_ style: TextStyle) {
            self = []
            if style.isItalic == true { insert(.emphasized) }
            if style.isBold == true { insert(.stronglyEmphasized) }
            if style.design == .monospaced { insert(.code) }
            if style.isStruckThrough == true { insert(.strikethrough) }
            if isEmpty { return nil }
        }
    }

    extension AttributeScopes.FoundationAttributes {
        public struct InlinePresentationIntentAttribute: AttributedStringKey {
            public typealias Value = InlinePresentationIntent
            public static let name = "NSInlinePresentationIntent"
        }

        public var inlinePresentationIntent: InlinePresentationIntentAttribute {
            InlinePresentationIntentAttribute()
        }
    }
#endif
