/// A tag cloud made from data: a view for each item, each with some space around it.
///
/// In new code, write `FlowLayout(spacing: 8) { ForEach(tags, id: \.self) { … } }`. This view takes all of the width.
nonisolated public struct FlowLayoutView<B, Data: Collection, V: View>: View {
    @Binding private var binding: B
    private let items: [(id: RepeatableID<AnyHashable>, value: Data.Element)]
    private let itemSpacing: CGFloat
    private let viewMapping: (Data.Element) -> V

    /// - Parameters:
    ///   - mode: Makes no difference: leave it out.
    ///   - binding: A value whose changes update the view.
    ///   - items: The items. They may be equal. Those that are not `Hashable` are told apart by their offsets.
    ///   - itemSpacing: The space around each view, in points.
    ///   - viewMapping: Makes the view of an item.
    public init(
        mode: FlowLayout._Mode? = nil, binding: Binding<B> = .constant(Never?.none), items: Data,
        itemSpacing: CGFloat = 4, @ViewBuilder viewMapping: @escaping (Data.Element) -> V
    ) {
        _binding = binding
        let keys = items.enumerated().map { ($1 as? AnyHashable) ?? AnyHashable($0) }
        self.items = zip(RepeatableID.all(keys), items).map { (id: $0, value: $1) }
        self.itemSpacing = itemSpacing
        self.viewMapping = viewMapping
    }

    public var body: some View {
        let _ = binding  // So that SwiftUI calls this again when it changes.
        FlowLayout(alignment: .topLeading, spacing: 0) {
            ForEach(items, id: \.id) { item in
                ContentView(of: item.value, content: viewMapping).padding(itemSpacing)
            }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
    }
}
