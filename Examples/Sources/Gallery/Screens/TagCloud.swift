import FlowLayouts

struct TagCloud: View {
    let tags: [String]

    var body: some View {
        ScrollView {
            HFlow(spacing: 8) {
                ForEach(tags, id: \.self) { tag in
                    Text(tag)
                        .padding(.horizontal, 12)
                        .padding(.vertical, 6)
                        .background(Color.green.opacity(0.25), in: Capsule())
                }
            }
            .sizing(.fill)
            .padding()
        }
    }
}

#Preview { TagCloud(tags: exampleTopics) }
