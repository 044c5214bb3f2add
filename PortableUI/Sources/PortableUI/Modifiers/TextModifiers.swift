extension Text {
    /// The text in a font; `nil` for the usual one.
    public func font(_ font: Font?) -> Text {
        styled(TextStyle(font: .some(font)))
    }

    /// The text in a color; `nil` for the usual one.
    public func foregroundColor(_ color: Color?) -> Text {
        styled(TextStyle(color: .some(color)))
    }

    /// The text in a weight of its font; `nil` for that of its surroundings.
    public func fontWeight(_ weight: Font.Weight?) -> Text {
        styled(TextStyle(weight: weight))
    }

    /// The text with what a style says, except where the text itself has said something before.
    private func styled(_ style: TextStyle) -> Text {
        var text = self
        text.style = self.style.over(style)
        return text
    }
}

extension View {
    /// Shows the texts in the view with digits of one width.
    nonisolated public func monospacedDigit() -> some View {
        ContextView(content: self) { $0.environment.textsHaveMonospacedDigits = true }
    }
}
