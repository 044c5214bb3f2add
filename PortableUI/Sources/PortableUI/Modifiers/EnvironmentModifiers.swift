extension View {
    /// Sets a value of the environment for the view and those inside it.
    nonisolated public func environment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
    ) -> some View {
        ContextView(content: self) { $0.environment[keyPath: keyPath] = value }
    }

    /// Sets whether the view, with all inside it, cannot be used. Nothing inside a disabled view is enabled.
    nonisolated public func disabled(_ disabled: Bool) -> some View {
        ContextView(content: self) {
            if disabled { $0.environment.isEnabled = false }
        }
    }

    /// Sets the font of the texts in the view; `nil` for the usual one.
    nonisolated public func font(_ font: Font?) -> some View {
        ContextView(content: self) { $0.environment.font = font }
    }

    /// Sets the most lines that each text in the view takes; `nil` for as many as it needs.
    nonisolated public func lineLimit(_ number: Int?) -> some View {
        ContextView(content: self) { $0.environment.lineLimit = number }
    }

    /// Sets the distance between the lines of each text in the view, in points; less than 0 counts as 0.
    nonisolated public func lineSpacing(_ lineSpacing: CGFloat) -> some View {
        ContextView(content: self) { $0.environment.lineSpacing = lineSpacing }
    }

    /// Sets the color of the texts and shapes in the view; `nil` for the usual one.
    nonisolated public func foregroundColor(_ color: Color?) -> some View {
        ContextView(content: self) { $0.environment.foregroundStyle = color }
    }

    /// Sets the color of the texts and shapes in the view if no style around it is in force.
    nonisolated func foregroundColor(orElse color: Color) -> some View {
        ContextView(content: self) {
            $0.environment.foregroundStyle = $0.environment.foregroundStyle ?? color
        }
    }

    /// Sets the style of the texts and shapes in the view.
    nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        ContextView(content: self) { $0.environment.foregroundStyle = style }
    }
}
