import FlowLayouts

/// Two rows, and how many more there are.
struct Genres: View {
    let genres = ["Drama", "Comedy", "Thriller", "Fantasy", "Crime", "Western", "Animation", "Horror"]
    @State private var isExpanded = false

    var body: some View {
        HFlow(spacing: 8) {
            ForEach(genres, id: \.self) { genre in
                Text(genre).padding(4).border(.gray)
            }
        }
        .maxLines(2) { hidden in
            Text("+\(hidden.count)").padding(4)
        }
        .expandable(isExpanded: $isExpanded) {
            Text("Less").padding(4)
        }
    }
}
