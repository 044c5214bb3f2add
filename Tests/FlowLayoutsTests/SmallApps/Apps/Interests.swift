import FlowLayouts

/// Chips with a selection.
struct Interests: View {
    let topics = ["Swift", "Layout", "Tag clouds", "Chips", "Linux"]
    @State private var selection: Set<String> = []

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            Text("\(selection.count) selected")
            HFlow(spacing: 8) {
                ForEach(topics, id: \.self) { topic in
                    chip(topic, isSelected: selection.contains(topic))
                }
            }
        }
        .padding()
        .animation(.default, value: selection)
    }

    func chip(_ title: String, isSelected: Bool) -> some View {
        Button {
            if selection.remove(title) == nil { selection.insert(title) }
        } label: {
            Text(title)
                .padding(.horizontal, 12)
                .padding(.vertical, 6)
                .foregroundStyle(isSelected ? Color.white : Color.primary)
                .background(isSelected ? Color.accentColor : Color.gray.opacity(0.2), in: Capsule())
        }
        .buttonStyle(.plain)
        .accessibilityAddTraits(isSelected ? .isSelected : [])
    }
}
