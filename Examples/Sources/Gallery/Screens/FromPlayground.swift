import FlowLayouts

/// The code that the playground prints for its example “+n more”, as it is.
enum FromPlayground {
    struct ContentView: View {
        @State private var isExpanded = false

        private let interests = [
            "Mathematics", "Engines", "Music", "Poetry", "Horses", "Weaving", "Flying machines",
            "Anatomy", "Languages", "Chess", "Astronomy", "Electricity", "Metaphysics", "Dancing",
            "Bells", "Card games", "Geology", "Gardens",
        ]

        var body: some View {
            HFlow(spacing: 8) {
                ForEach(interests, id: \.self) { Chip($0) }
            }
            .maxLines(2) { hidden in
                Chip("+\(hidden.count) more")
            }
            .expandable(isExpanded: $isExpanded.animation()) {
                Chip("Show less")
            }
            .buttonStyle(.plain)
        }
    }

    struct Chip: View {
        private let title: String

        init(_ title: String) {
            self.title = title
        }

        var body: some View {
            Text(title)
                .font(.subheadline)
                .padding(.horizontal, 12)
                .padding(.vertical, 6)
                .background(Color.pink.opacity(0.18), in: Capsule())
        }
    }
}

#Preview { FromPlayground.ContentView() }
