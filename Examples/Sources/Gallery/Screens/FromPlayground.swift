import FlowLayouts

/// The code that the playground prints for its example “+n more”, as it is.
enum FromPlayground {
    struct ContentView: View {
        @State private var isExpanded = false

        private let titles = [
            "Bread", "Cheese", "Olives", "Tomatoes", "Basil", "Mozzarella", "Peppers", "Artichokes",
            "Anchovies", "Mushrooms", "Garlic", "Onions", "Capers", "Rocket", "Spinach", "Walnuts",
            "Lemon", "Chili", "Oregano", "Honey",
        ]

        var body: some View {
            HFlow(spacing: 8) {
                ForEach(titles, id: \.self) { title in
                    Chip(title)
                }
            }
            .maxLines(3) { hidden in
                Chip("+\(hidden.count) more", color: .blue)
            }
            .expandable(isExpanded: $isExpanded) {
                Chip("Show less", color: .blue)
            }
            .frame(width: 420, alignment: .topLeading)
        }
    }

    struct Chip: View {
        private let title: String
        private let color: Color

        init(_ title: String, color: Color = .orange) {
            self.title = title
            self.color = color
        }

        var body: some View {
            Text(title)
                .multilineTextAlignment(.center)
                .font(.subheadline)
                .padding(.horizontal, 12)
                .padding(.vertical, 6)
                .background(color.opacity(0.18), in: Capsule())
        }
    }
}

#Preview { FromPlayground.ContentView() }
