import FlowLayouts

/// A number to choose, with its name and what it is.
struct OptionSlider: View {
    private let title: String
    @Binding private var value: CGFloat
    private let range: ClosedRange<CGFloat>

    init(_ title: String, _ value: Binding<CGFloat>, in range: ClosedRange<CGFloat>) {
        self.title = title
        _value = value
        self.range = range
    }

    var body: some View {
        HStack(spacing: 12) {
            Text(verbatim: title).fixedSize()
            Slider(value: $value, in: range).accessibilityLabel(Text(verbatim: title))
            Text(verbatim: "\(Int(value))").monospacedDigit()
        }
        .control(title)
    }
}

extension View {
    /// A control in a flow: at least wide enough for its parts, with an equal share of what a row leaves.
    func control(_ title: String) -> some View {
        frame(minWidth: 300, idealWidth: 300, maxWidth: 360, minHeight: 32, alignment: .leading)
            .flowGrow()
            .id(title)
    }
}
