import FlowLayouts

struct Filters: View {
    let topics = [
        "Swift", "Layout", "Tag clouds", "Chips", "Wrapping", "Right to left", "Linux",
        "Baselines", "Columns", "Spacing",
    ]
    let recent = ["A field guide to line breaking", "Baselines", "Toolbars that wrap"]

    var body: some View {
        HFlow(alignment: .firstTextBaseline, spacing: 8) {
            Text("Topics").font(.title)
            Rectangle().fill(Color.green).frame(height: 2)
                .flowGrow()  // fills the rest of the row
            Chip("Follow all")
            LineBreak()
            ForEach(topics, id: \.self) { Chip($0) }
            Text("Recently read").font(.headline)
                .flowFillsLine()  // gets a row of its own
            ForEach(recent, id: \.self) { Chip($0) }
        }
        .rowAlignment(.center)
        .lineBreaking(.balanced)  // fills rows evenly
        .sizing(.fill)  // takes the full width
    }
}
