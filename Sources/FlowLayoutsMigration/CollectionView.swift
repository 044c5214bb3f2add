/// A flow made from identified data, with 10 points between views and between lines.
///
/// In new code, write `FlowLayout(spacing: 10) { ForEach(pills) { … } }`. This view takes all of the width.
nonisolated public struct CollectionView<Data: RandomAccessCollection, Content: View>: View
where Data.Element: Identifiable {
    private let data: Data
    private let content: (Data.Element) -> Content

    /// - Parameters:
    ///   - data: The elements.
    ///   - content: Makes the view of an element.
    public init(data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
        (self.data, self.content) = (data, content)
    }

    public var body: some View {
        FlowLayout(alignment: .topLeading, spacing: 10) {
            ForEach(data) { ContentView(of: $0, content: content) }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
    }
}
