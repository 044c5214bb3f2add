/// The words of a text, each of them a view of the flow that it is in, with other views among them:
///
/// ```swift
/// HFlow(alignment: .firstTextBaseline, rowSpacing: 4) {
///     FlowText("Tap %@, or look at the others first.") {
///         Button("Follow") { follow() }
///     }
/// }
/// ```
///
/// Each `%@` stands for the next view, `%2$@` for the second one, and `%%` for a percent sign, also in the values of a literal. So
/// the sentence is one key for translators, who may change its order. A placeholder without a view shows nothing, and debug
/// builds say so. A view without a placeholder comes at the end. Without any views, a text has no placeholders.
///
/// Whatever the spacing of the flow, words and the views among them are as far apart as a space in their font is wide; of
/// several fonts, that of the first space counts. Without white space in the text, they touch. If the text begins or ends with
/// white space, the view before or after it is just as far away; otherwise the spacing of the flow applies. Without a row
/// spacing, rows of words follow each other as the lines of a `Text` do. In a ``VFlow``, words have the spacing of the flow.
///
/// Modifiers act on each word and view, but those that break lines act on the text as a whole. A line break in the text begins
/// a line. <doc:TextAmongViews> says where else lines break, what stays together, in which order texts of both directions are
/// read, and what VoiceOver reads.
nonisolated public struct FlowText: View {
    enum Content: Equatable {
        case verbatim(String)
        case attributed(AttributedString)
        case localized(LocalizedStringResource)
    }

    let content: Content
    private let views: [AnyView]
    @Environment(\.locale) private var locale

    /// Creates the words of a localized text, which may have Markdown. As with `Text`, literals use this initializer.
    ///
    /// The text is what `AttributedString(localized:)` makes of it in the environment's locale, as for a `Text`. Values in
    /// the literal become parts of words, and are not Markdown. They can be strings, numbers, formatted values and
    /// attributed strings, but not a `Text` or an `Image`: those are views for a placeholder.
    ///
    /// - Parameters:
    ///   - key: The key of the text in its table. If the table does not have it, the key is shown.
    ///   - tableName: The name of the string table; `nil` for `Localizable`.
    ///   - bundle: The bundle that the table is in; `nil` for the main one.
    ///   - comment: A note for translators.
    ///   - views: The views in place of the placeholders.
    public init(
        _ key: String.LocalizationValue, tableName: String? = nil, bundle: Bundle? = nil,
        comment: StaticString? = nil, @FlowTextBuilder views: () -> [AnyView] = { [] }
    ) {
        self.init(
            LocalizedStringResource(
                key, table: tableName, bundle: bundle.map { .atURL($0.bundleURL) } ?? .main,
                comment: comment),
            views: views)
    }

    /// Creates the words of a text that is localized in the environment's locale, and may have Markdown.
    @_disfavoredOverload
    public init(_ resource: LocalizedStringResource, @FlowTextBuilder views: () -> [AnyView] = { [] }) {
        (content, self.views) = (.localized(resource), views())
    }

    /// Creates the words of a text as it is.
    public init(verbatim content: String, @FlowTextBuilder views: () -> [AnyView] = { [] }) {
        (self.content, self.views) = (.verbatim(content), views())
    }

    /// Creates the words of a text as it is. For a literal, write `FlowText(verbatim:)`.
    @_disfavoredOverload
    public init(_ content: some StringProtocol, @FlowTextBuilder views: () -> [AnyView] = { [] }) {
        self.init(verbatim: String(content), views: views)
    }

    /// Creates the words of a text, which keep their attributes.
    @_disfavoredOverload
    public init(_ content: AttributedString, @FlowTextBuilder views: () -> [AnyView] = { [] }) {
        (self.content, self.views) = (.attributed(content), views())
    }

    @ViewBuilder public var body: some View {
        if views.isEmpty {
            words
        } else {
            Sentence(string, views: views)
        }
    }

    private var words: WordViews {
        if case .verbatim(let string) = content { WordViews(string) } else { WordViews(string) }
    }

    private var string: AttributedString {
        switch content {
        case .verbatim(let string): AttributedString(string)
        case .attributed(let string): string
        case .localized(let resource): resource.resolved(in: locale)
        }
    }
}

extension LocalizedStringResource {
    func resolved(in locale: Locale) -> AttributedString {
        var resource = self
        resource.locale = locale
        return AttributedString(localized: resource)
    }
}

// SwiftUI does not tell what is in a `Text` or an `Image`. Without this, a literal with one would be a string, with its
// description. The compiler would not consider an unavailable method, but it does a property whose getter is unavailable.
@_documentation(visibility: internal)
extension String.LocalizationValue.StringInterpolation {
    public var appendInterpolation: (any View) -> Void {
        @available(*, unavailable, message: "write %@, and the view after it: FlowText(\"Tap %@.\") { view }")
        get { { _ in } }
    }
}
