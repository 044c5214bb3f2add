import FlowLayouts

struct TagCloud: View {
    let tags: [String]

    var body: some View {
        ScrollView {
            HFlow(spacing: 8) {
                ForEach(tags, id: \.self) { tag in
                    Text(tag)
                        .padding(8)
                        .background(Color.green.opacity(0.5), in: Capsule())
                }
            }
            .sizing(.fill)
            .padding()
        }
    }
}

#Preview { TagCloud(tags: exampleTopics) }
