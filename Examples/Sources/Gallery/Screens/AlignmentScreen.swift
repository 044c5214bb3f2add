import FlowLayouts

/// Where views are in their row, and where rows are in the flow.
struct AlignmentScreen: View {
    @State private var alignment = VerticalAlignment.center
    @State private var ownAlignment: FlowItemAlignment?
    @State private var rowAlignment = HorizontalAlignment.leading
    @State private var isRightToLeft = false

    private let sizes: [CGFloat] = [15, 28, 18, 13, 36, 15, 22]

    var body: some View {
        Demo {
            HFlow(alignment: alignment, spacing: 8) {
                ForEach(exampleTopics.indices, id: \.self) { index in
                    Chip(exampleTopics[index], tint: index == 0 ? .orange : .green)
                        .font(.system(size: sizes[index % sizes.count]))
                        .flowAlignment(index == 0 ? ownAlignment : nil)
                }
            }
            .rowAlignment(rowAlignment)
            .sizing(.fill)
            .environment(\.layoutDirection, isRightToLeft ? .rightToLeft : .leftToRight)
        } controls: {
            OptionPicker(
                "alignment", $alignment,
                [
                    "top": .top, "center": .center, "bottom": .bottom,
                    "firstTextBaseline": .firstTextBaseline,
                ])
            OptionPicker(
                "flowAlignment", $ownAlignment,
                ["nil": nil, "top": .top, "center": .center, "bottom": .bottom, "stretch": .stretch])
            OptionPicker(
                "rowAlignment", $rowAlignment,
                ["leading": .leading, "center": .center, "trailing": .trailing])
            OptionToggle("Right to left", $isRightToLeft)
        }
    }
}

#Preview { AlignmentScreen() }
