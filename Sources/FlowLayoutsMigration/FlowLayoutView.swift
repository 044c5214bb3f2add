/// A tag cloud made from data: a view for each item, each with 4 points of space around it.
///
/// ```swift
/// FlowLayoutView(mode: .scrollable, binding: $refresh, items: tags) { tag in
///     Text(tag)
/// }
/// ```
///
/// New code says `FlowLayout(spacing: 8) { ForEach(tags, id: \.self) { … } }`. This view takes the whole
/// width that it is offered, and as much height as its lines need.
nonisolated public struct FlowLayoutView<B, T: Hashable, V: View>: View {
    /// Where the view stands. A flow knows its height in either place, so the two look the same.
    public enum Mode: Hashable, Sendable {
        /// In something that scrolls, such as a `ScrollView` or a `List`.
        case scrollable
        /// In a `VStack`.
        case vstack
    }

    private let mode: Mode
    @Binding private var binding: B
    private let items: [T]
    private let viewMapping: (T) -> V

    /// - Parameters:
    ///   - mode: Where the view stands.
    ///   - binding: A value whose change shows the items anew.
    ///   - items: The items. Equal ones may come more than once.
    ///   - viewMapping: Makes the view of an item.
    public init(mode: Mode, binding: Binding<B>, items: [T], @ViewBuilder viewMapping: @escaping (T) -> V) {
        self.mode = mode
        _binding = binding
        self.items = items
        self.viewMapping = viewMapping
    }

    @MainActor public var body: some View {
        // Reading the binding is what makes SwiftUI call this again when it changes.
        let _ = binding
        FlowLayout(alignment: .topLeading, spacing: 0) {
            ForEach(occurrences(of: items)) { item in
                viewMapping(item.value).padding(4)
            }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
    }
}
