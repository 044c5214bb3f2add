import FlowLayouts

// Calls of layouts from articles, whose names are those of other ones here.
struct TagCloud: View {
    @State private var refresh = 0

    var body: some View {
        FlowLayout(
            // expected-error@-1 {{import FlowLayoutsMigration, and write FlowLayoutView in place of FlowLayout}}
            mode: .scrollable, binding: $refresh, items: ["Some long item here", "And then some"]
        ) {
            // expected-error@-1 {{write FlowLayoutView in place of FlowLayout}}
            Text($0).font(.system(size: 12)).padding(4)
        }
    }
}

func frames(of sizes: [CGSize], in container: CGSize) -> [CGRect] {
    var layout = FlowLayout(containerSize: container)
    // expected-error@-1 {{import FlowLayoutsMigration, and write IncrementalFlow(in: containerSize.width, itemSpacing: 10, lineSpacing: 10)}}
    return sizes.map { layout.add(element: $0) }
    // expected-error@-1 {{write IncrementalFlow, and add(FlowSize(width:height:))}}
}
