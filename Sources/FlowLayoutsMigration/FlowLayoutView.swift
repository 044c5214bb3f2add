/// A tag cloud made from data: a view for each item, each with 4 points of space around it.
///
/// In new code, write `FlowLayout(spacing: 8) { ForEach(tags, id: \.self) { … } }`. This view takes the whole width
/// that it is offered.
nonisolated public struct FlowLayoutView<B, T: Hashable, V: View>: View {
    /// Where the view is: in something that scrolls, or in a `VStack`. It looks the same in both.
    public enum Mode: Hashable, Sendable {
        case scrollable
        case vstack
    }

    @Binding private var binding: B
    private let items: [T]
    private let viewMapping: (T) -> V

    /// - Parameters:
    ///   - mode: Where the view is. It makes no difference.
    ///   - binding: A value whose change shows the items anew.
    ///   - items: The items. They may be equal.
    ///   - viewMapping: Makes the view of an item.
    public init(mode: Mode, binding: Binding<B>, items: [T], @ViewBuilder viewMapping: @escaping (T) -> V) {
        _binding = binding
        self.items = items
        self.viewMapping = viewMapping
    }

    @MainActor public var body: some View {
        let _ = binding  // So that SwiftUI calls this again when it changes.
        FlowLayout(alignment: .topLeading, spacing: 0) {
            ForEach(occurrences(of: items)) { item in
                viewMapping(item.value).padding(4)
            }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
    }
}
