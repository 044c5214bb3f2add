import FlowLayouts

/// The most rows and views, and a view in place of what is hidden.
struct LimitsScreen: View {
    @State private var maxLines: Int? = 2
    @State private var maxViews: Int?
    @State private var isExpanded = false
    @State private var hidden: [String] = []

    var body: some View {
        Demo {
            VStack(alignment: .leading, spacing: 16) {
                HFlow(spacing: 8) {
                    ForEach(exampleTopics, id: \.self) { Chip($0) }
                }
                .maxViews(maxViews)
                .maxLines(maxLines) { hidden in
                    Chip("+\(hidden.count) more", tint: .gray)
                }
                .expandable(isExpanded: $isExpanded.animation()) {
                    Chip("Less", tint: .gray)
                }
                .onFlowChange { hidden = $0.hiddenIDs() }
                Text("Hidden: \(hidden.joined(separator: ", "))")
                    .font(.footnote)
            }
        } controls: {
            OptionPicker("maxLines", $maxLines, ["nil": nil, "0": 0, "1": 1, "2": 2, "3": 3])
            OptionPicker("maxViews", $maxViews, ["nil": nil, "3": 3, "5": 5])
            OptionToggle("isExpanded", $isExpanded)
        }
    }
}

#Preview { LimitsScreen() }
