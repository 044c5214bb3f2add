import FlowLayouts

/// A text on a tinted capsule.
struct Chip: View {
    let title: String
    var tint: Color = .green

    init(_ title: String, tint: Color = .green) {
        self.title = title
        self.tint = tint
    }

    var body: some View {
        Text(verbatim: title)
            .padding(.horizontal, 12)
            .padding(.vertical, 6)
            .background(tint.opacity(0.25), in: Capsule())
    }
}

/// Words that belong into chips.
let exampleTopics = [
    "Swift", "Layout", "Typography", "Accessibility", "Animation", "Charts", "Concurrency", "Widgets", "Maps",
    "Music", "Games", "Photos", "Health", "Weather", "Graphics",
]
