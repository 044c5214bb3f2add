import FlowLayouts

/// What one view can say about its place.
struct ViewModifiersScreen: View {
    @State private var grow: CGFloat = 1
    @State private var fillsLine = false
    @State private var breaksAfter = false
    @State private var staysWithTotal = true

    var body: some View {
        Demo {
            HFlow(spacing: 8) {
                Chip("Coffee")
                Chip("grows", tint: .orange).frame(maxWidth: .infinity)
                    .background(Color.orange.opacity(0.15), in: Capsule())
                    .flowGrow(grow)
                Chip("Tea")
                Chip("fills its row", tint: .purple).flowFillsLine(fillsLine)
                Chip("Juice")
                Chip("Water").flowBreaksAfter(breaksAfter)
                ForEach(["Bread", "Cheese", "Olives", "Grapes"], id: \.self) { Chip($0) }
                Chip("Total")
                Chip("12.50", tint: .blue).flowAvoidsBreakBefore(staysWithTotal)
            }
            .sizing(.fill)
        } controls: {
            OptionSlider("flowGrow", $grow, in: 0...2)
            OptionToggle("flowFillsLine", $fillsLine)
            OptionToggle("flowBreaksAfter", $breaksAfter)
            OptionToggle("flowAvoidsBreakBefore", $staysWithTotal)
        }
    }
}

#Preview { ViewModifiersScreen() }
