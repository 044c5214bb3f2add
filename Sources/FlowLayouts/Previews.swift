#if canImport(SwiftUI) && DEBUG
    // Not the macro `#Preview`, which builds only where Xcode is installed.
    struct FlowPreviews: PreviewProvider {
        static var previews: some View {
            HFlow(spacing: 8) { chips }.rowAlignment(.center).previewDisplayName("Rows")
            VFlow(alignment: .leading, spacing: 8) { chips }.frame(maxHeight: 240).previewDisplayName(
                "Columns")
            HFlow(spacing: 8) { chips }.columns(.uniform).previewDisplayName("Uniform columns")
            HFlow(alignment: .firstTextBaseline, spacing: 8) {
                Text("Topics").font(.title)
                Text("Swift").flowGrow()
                LineBreak()
                chips
            }
            .lineBreaking(.balanced).distribution(.justified).previewDisplayName("Grow, break, distribute")
        }

        private static var chips: some View {
            let topics = ["Swift", "Layout", "Tag clouds", "Chips", "Filters", "Right to left", "Baselines"]
            return ForEach(topics, id: \.self) { topic in
                Text(topic)
                    .padding(.horizontal, 12)
                    .padding(.vertical, 6)
                    .background(Color.green.opacity(0.3), in: Capsule())
            }
        }
    }
#endif
