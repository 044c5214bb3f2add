import FlowLayouts

/// Views in columns, and rows of equal height.
struct ColumnsScreen: View {
    @State private var columns = FlowColumns.uniform
    @State private var fillsColumns = true
    @State private var stretches = true
    @State private var equalizes = false

    var body: some View {
        Demo {
            HFlow(alignment: .top, spacing: 8) {
                ForEach(exampleTopics.indices, id: \.self) { index in
                    Text(exampleTopics[index])
                        .padding(8)
                        .frame(maxWidth: fillsColumns ? .infinity : nil)
                        .frame(
                            minHeight: index.isMultiple(of: 5) ? 64 : 32,
                            maxHeight: stretches ? .infinity : nil
                        )
                        .background(Color.green.opacity(0.25), in: RoundedRectangle(cornerRadius: 8))
                        .flowGrow(fillsColumns ? 1 : 0)
                }
            }
            .columns(columns)
            .stretchesItems(stretches)
            .equalizesLines(equalizes)
        } controls: {
            OptionPicker(
                "columns", $columns,
                [
                    "natural": .natural, "uniform": .uniform, "2": .count(2), "3": .count(3), "4": .count(4),
                    "minimum: 120": .adaptive(minimum: 120),
                ])
            OptionToggle("flowGrow", $fillsColumns)
            OptionToggle("stretchesItems", $stretches)
            OptionToggle("equalizesLines", $equalizes)
        }
    }
}

#Preview { ColumnsScreen() }
