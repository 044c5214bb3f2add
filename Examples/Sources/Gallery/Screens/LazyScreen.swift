import LazyFlowLayouts

/// A hundred thousand chips, of which those exist that are on screen.
struct LazyScreen: View {
    @State private var query = ""

    private static let words = [
        "swift", "layout", "chip", "row", "column", "flow", "wrap", "baseline", "tag",
    ]
    private static let topics = (1...100_000).map { "\(words[$0 * 7 % 9]) \($0)" }

    private var found: [String] {
        query.isEmpty ? Self.topics : Self.topics.filter { $0.contains(query.lowercased()) }
    }

    var body: some View {
        let found = found
        LazyFlowReader { proxy in
            VStack(spacing: 0) {
                HStack(spacing: 12) {
                    TextField("Search", text: $query).textFieldStyle(.roundedBorder)
                    Text("\(found.count)").monospacedDigit()
                    Button("Top") { scroll(to: found.first, by: proxy) }
                    Button("Middle") { scroll(to: found.dropFirst(found.count / 2).first, by: proxy) }
                    Button("End") { scroll(to: found.last, by: proxy) }
                }
                .padding()
                Divider()
                ScrollView {
                    LazyHFlow(
                        found, id: \.self, size: .estimated(CGSize(width: 100, height: 32)), spacing: 8
                    ) { topic in
                        Chip(topic)
                    }
                    .padding()
                }
            }
        }
    }

    private func scroll(to topic: String?, by proxy: LazyFlowProxy) {
        guard let topic else { return }
        withAnimation { proxy.scrollTo(topic, anchor: .center) }
    }
}

#Preview { LazyScreen() }
