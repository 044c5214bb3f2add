import LazyFlowLayouts

/// A hundred thousand chips, and a button that goes to one of them.
struct Numbers: View {
    var body: some View {
        LazyFlowReader { proxy in
            VStack(spacing: 0) {
                Button("Go to 70,000") { proxy.scrollTo(70_000, anchor: .top) }
                ScrollView {
                    LazyHFlow(
                        0..<100_000, id: \.self, size: .fixed(CGSize(width: 60, height: 20)), spacing: 10
                    ) { number in
                        Text("\(number)")
                    }
                }
            }
        }
    }
}
