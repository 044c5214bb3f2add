import FlowLayouts

public struct Tags: View {
    private let tags: [String]

    public init(_ tags: [String]) {
        self.tags = tags
    }

    public var body: some View {
        HFlow(spacing: 8) {
            ForEach(tags, id: \.self) { tag in
                Text(tag).font(.system(size: 10)).padding(8)
            }
        }
    }
}
