import FlowLayouts

/// The code that the playground prints for its example “+n more”, as it is.
enum FromPlayground {
    struct ContentView: View {
        @State private var isExpanded = false

        private let titles = [
            "Bread", "Cheese", "Olives", "Tomatoes", "Basil", "Mozzarella", "Peppers", "Artichokes",
            "Anchovies", "Mushrooms", "Garlic", "Onions", "Capers", "Rocket",
        ]

        var body: some View {
            HFlow(spacing: 8) {
                ForEach(titles, id: \.self) { title in
                    Chip(title)
                }
            }
            .maxLines(2) { hidden in
                Chip("+\(hidden) more")
            }
            .expandable(isExpanded: $isExpanded) {
                Chip("Show less")
            }
            .frame(width: 400, alignment: .topLeading)
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
                .background(Color.blue.opacity(0.18), in: Capsule())
        }
    }
}

#Preview { FromPlayground.ContentView() }
