extension Text {
    /// How a text is written.
    public enum Case: Hashable, Sendable {
        case uppercase
        case lowercase

        /// A string in that case.
        func applied(to string: String) -> String {
            switch self {
            case .uppercase: string.uppercased()
            case .lowercase: string.lowercased()
            }
        }
    }

    /// The text in a font; `nil` for the usual one.
    public func font(_ font: Font?) -> Text {
        styled(TextStyle(font: .some(font)))
    }

    /// The text in a color; `nil` for the usual one.
    public func foregroundColor(_ color: Color?) -> Text {
        styled(TextStyle(paint: .some(color.map { TextPaint($0) })))
    }

    /// The text in a style. A part of a text that is in a gradient has its first color.
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
        styled(TextStyle(paint: .some(TextPaint(style))))
    }

    /// The text in a weight of its font; `nil` for that of its surroundings.
    public func fontWeight(_ weight: Font.Weight?) -> Text {
        styled(TextStyle(weight: weight))
    }

    /// The text in bold.
    public func bold() -> Text { bold(true) }

    /// The text in bold, or as its font has it.
    public func bold(_ isActive: Bool) -> Text {
        styled(TextStyle(isBold: isActive))
    }

    /// The text in italics.
    public func italic() -> Text { italic(true) }

    /// The text in italics or upright.
    public func italic(_ isActive: Bool) -> Text {
        styled(TextStyle(isItalic: isActive))
    }

    /// The text with digits of one width.
    public func monospacedDigit() -> Text {
        styled(TextStyle(hasMonospacedDigits: true))
    }

    /// The text with a line through it, in the color of the text.
    public func strikethrough(_ isActive: Bool = true) -> Text {
        styled(TextStyle(isStruckThrough: isActive))
    }

    /// The text with what a style says, except where the text itself has said something before.
    private func styled(_ style: TextStyle) -> Text {
        var text = self
        text.style = self.style.over(style)
        return text
    }
}

extension View {
    /// Sets the weight of the fonts of texts in the view; `nil` for their own.
    nonisolated public func fontWeight(_ weight: Font.Weight?) -> some View {
        textStyle { $0.weight = weight }
    }

    /// Shows the texts in the view in bold, or as their fonts have it.
    nonisolated public func bold(_ isActive: Bool = true) -> some View {
        textStyle { $0.isBold = isActive }
    }

    /// Shows the texts in the view in italics, or upright.
    nonisolated public func italic(_ isActive: Bool = true) -> some View {
        textStyle { $0.isItalic = isActive }
    }

    /// Shows the texts in the view with digits of one width.
    nonisolated public func monospacedDigit() -> some View {
        textStyle { $0.hasMonospacedDigits = true }
    }

    /// Shows the texts in the view with a line through them, in their color.
    nonisolated public func strikethrough(_ isActive: Bool = true) -> some View {
        textStyle { $0.isStruckThrough = isActive }
    }

    /// Writes the texts in the view in upper or lower case; `nil` for as they are.
    nonisolated public func textCase(_ textCase: Text.Case?) -> some View {
        ContextView(content: self) { $0.environment.textCase = textCase }
    }

    /// Has texts in the view that do not fit shrink, as little as they need, but no further than by a factor from 0 to
    /// 1. Only then are they cut off.
    nonisolated public func minimumScaleFactor(_ factor: CGFloat) -> some View {
        ContextView(content: self) { $0.environment.minimumScaleFactor = factor }
    }

    nonisolated private func textStyle(_ change: @escaping (inout TextStyle) -> Void) -> some View {
        ContextView(content: self) { change(&$0.environment.textStyle) }
    }
}
