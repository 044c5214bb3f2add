import LazyFlowLayouts

/// The code in the tables of the README.
struct ReadmeTables: View {
    let topics: [String]
    @State private var photos: [Photo] = []

    var body: some View {
        wanted
        lazy
    }

    /// The table of what to write: a line for each of its rows.
    @ViewBuilder private var wanted: some View {
        HFlow { chips }.rowAlignment(.center)
        HFlow { chips }.rowAlignment(.center).sizing(.fill)
        HFlow { chips }.distribution(.spaceBetween)
        HFlow { Chip("Rest").frame(maxWidth: .infinity).flowGrow() }
        Group {
            HFlow { chips }.columns(.uniform)
            HFlow { chips }.columns(3)
            HFlow { chips }.columns(minimum: 120)
            HFlow { chips }.lineBreaking(.balanced)
        }
        HFlow {
            chips
            Chip("Add").layoutPriority(1)
        }
        .maxLines(2)
        ScrollView(.horizontal) {
            HFlow { chips }.minLines(2)
        }
        VFlow(spacing: 8) { chips }
    }

    /// What has elements of its own.
    private var lazy: some View {
        LazyHFlow(photos, size: .fixed { $0.thumbnailSize }) { Thumbnail($0) }
    }

    private var chips: some View {
        ForEach(topics, id: \.self) { Chip($0) }
    }
}
