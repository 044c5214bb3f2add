/// A flow made from data, with its lines aligned in the width that it is offered.
///
/// In new code, write `HFlow(spacing: 8) { ForEach(words, id: \.self) { … } }.rowAlignment(.center)`. This view
/// takes the whole width that it is offered.
nonisolated public struct FlexibleView<Data: Collection, Content: View>: View where Data.Element: Hashable {
    private let data: Data
    private let spacing: CGFloat
    private let alignment: HorizontalAlignment
    private let content: (Data.Element) -> Content

    /// - Parameters:
    ///   - data: The elements. They may be equal.
    ///   - spacing: The distance between views and between lines, in points.
    ///   - alignment: How lines that are shorter than the width are aligned.
    ///   - content: Makes the view of an element.
    public init(
        data: Data, spacing: CGFloat = 8, alignment: HorizontalAlignment = .leading,
        @ViewBuilder content: @escaping (Data.Element) -> Content
    ) {
        (self.data, self.content) = (data, content)
        (self.spacing, self.alignment) = (spacing, alignment)
    }

    public var body: some View {
        FlowLayouts.HFlow(spacing: spacing) {
            ForEach(RepeatableID.all(data), id: \.self) { ContentView(of: $0.id, content: content) }
        }
        .rowAlignment(alignment)
        .frame(maxWidth: .infinity, alignment: Alignment(horizontal: alignment, vertical: .center))
    }
}
