import FlowLayouts

/// Filters above what they choose from. Those that are on come first.
struct FilterBarScreen: View {
    @State private var chosen: Set<String> = []

    private let kinds = ["Vegetarian", "Quick", "Cheap", "Spicy", "Sweet", "For guests"]
    private let dishes: KeyValuePairs<String, Set<String>> = [
        "Lentil curry": ["Vegetarian", "Cheap", "Spicy"], "Omelette": ["Vegetarian", "Quick", "Cheap"],
        "Roast chicken": ["For guests"], "Pancakes": ["Vegetarian", "Quick", "Cheap", "Sweet"],
        "Chili": ["Cheap", "Spicy", "For guests"], "Plum cake": ["Vegetarian", "Sweet", "For guests"],
        "Spaghetti aglio e olio": ["Vegetarian", "Quick", "Cheap", "Spicy"],
    ]

    var body: some View {
        Demo {
            VStack(alignment: .leading, spacing: 16) {
                HFlow(spacing: 8) {
                    ForEach(chosenFirst, id: \.self) { kind in
                        Toggle(kind, isOn: isChosen(kind).animation()).toggleStyle(.button)
                    }
                    if !chosen.isEmpty {
                        Button("Clear") { withAnimation { chosen = [] } }
                    }
                }
                ForEach(dishes.filter { chosen.isSubset(of: $0.value) }.map(\.key), id: \.self) { dish in
                    Text(dish)
                }
            }
        }
    }

    private var chosenFirst: [String] {
        kinds.filter(chosen.contains) + kinds.filter { !chosen.contains($0) }
    }

    private func isChosen(_ kind: String) -> Binding<Bool> {
        Binding {
            chosen.contains(kind)
        } set: { isChosen in
            if isChosen { chosen.insert(kind) } else { chosen.remove(kind) }
        }
    }
}

#Preview { FilterBarScreen() }
