import FlowLayouts

/// Filters above what they choose from. Those that are on come first.
struct FilterBar: View {
    @State private var chosen: Set<String>
    @Environment(\.palette) private var palette

    private static let hue = 0.38
    private let kinds = ["Vegetarian", "Quick", "Cheap", "Spicy", "Sweet", "For guests"]
    private let dishes = [
        Dish("Lentil curry", hue: 0.1, ["Vegetarian", "Cheap", "Spicy"]),
        Dish("Omelette", hue: 0.14, ["Vegetarian", "Quick", "Cheap"]),
        Dish("Roast chicken", hue: 0.07, ["For guests"]),
        Dish("Pancakes", hue: 0.94, ["Vegetarian", "Quick", "Cheap", "Sweet"]),
        Dish("Chili", hue: 0.01, ["Cheap", "Spicy", "For guests"]),
        Dish("Plum cake", hue: 0.8, ["Vegetarian", "Sweet", "For guests"]),
        Dish("Spaghetti aglio e olio", hue: 0.04, ["Vegetarian", "Quick", "Cheap", "Spicy"]),
    ]

    init(chosen: Set<String> = []) {
        _chosen = State(initialValue: chosen)
    }

    var body: some View {
        VStack(alignment: .leading, spacing: 18) {
            HFlow(spacing: 8) {
                ForEach(chosenFirst, id: \.self) { kind in
                    Button {
                        withAnimation { chosen.formSymmetricDifference([kind]) }
                    } label: {
                        AppChip(
                            title: kind,
                            tint: chosen.contains(kind)
                                ? palette.strong(hue: Self.hue) : palette.soft(hue: Self.hue))
                    }
                    .buttonStyle(.plain)
                    .accessibilityAddTraits(chosen.contains(kind) ? .isSelected : [])
                }
                if !chosen.isEmpty {
                    Button("Clear") { withAnimation { chosen = [] } }
                        .buttonStyle(.plain)
                        .foregroundColor(palette.caption)
                        .padding(.horizontal, 6)
                }
            }
            VStack(alignment: .leading, spacing: 12) {
                ForEach(dishes.filter { chosen.isSubset(of: $0.kinds) }, id: \.name) { dish in
                    HStack(spacing: 12) {
                        Plate(hue: dish.hue).frame(width: 40, height: 40)
                        VStack(alignment: .leading, spacing: 2) {
                            Text(dish.name)
                            QuietText(dish.kinds.joined(separator: " · "))
                        }
                    }
                }
            }
        }
        .font(.system(size: 15))
    }

    private var chosenFirst: [String] {
        kinds.filter(chosen.contains) + kinds.filter { !chosen.contains($0) }
    }
}

private struct Dish {
    let name: String
    let hue: Double
    let kinds: [String]

    init(_ name: String, hue: Double, _ kinds: [String]) {
        self.name = name
        self.hue = hue
        self.kinds = kinds
    }
}

/// A dish, seen from above.
private struct Plate: View {
    let hue: Double

    var body: some View {
        ZStack {
            RoundedRectangle(cornerRadius: 10).fill(Color(hue: hue, saturation: 0.25, brightness: 0.92))
            Circle().fill(Color.white).padding(5)
            Circle().fill(Color(hue: hue, saturation: 0.7, brightness: 0.86)).padding(10)
            Circle().fill(Color(hue: 0.32, saturation: 0.6, brightness: 0.6)).frame(width: 6, height: 6)
                .offset(x: 3, y: -3)
        }
    }
}
