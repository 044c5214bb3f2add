import FlowLayouts

/// What one view can say about its place.
struct ViewModifiersScreen: View {
    @State private var grow: CGFloat = 1
    @State private var growsFirst = false
    @State private var fillsLine = false
    @State private var breaksAfter = false
    @State private var breaksLine = false
    @State private var readsFromRight = false
    @State private var staysWithTotal = true

    var body: some View {
        Demo {
            HFlow(spacing: 8) {
                Chip("Coffee")
                Chip("grows", tint: .orange).frame(maxWidth: .infinity)
                    .background(Color.orange.opacity(0.15), in: Capsule())
                    .flowGrow(grow)
                    .layoutPriority(growsFirst ? 1 : 0)
                Chip("Tea").frame(maxWidth: .infinity)
                    .background(Color.green.opacity(0.15), in: Capsule())
                    .flowGrow()
                Chip("fills its row", tint: .purple).flowFillsLine(fillsLine)
                Chip("Juice")
                Chip("Water").flowBreaksAfter(breaksAfter)
                if breaksLine { LineBreak() }
                ForEach(["Bread", "Cheese", "Olives", "Grapes"], id: \.self) { food in
                    Chip(food).flowDirection(readsFromRight ? .rightToLeft : nil)
                }
                Chip("Total")
                Chip("12.50", tint: .blue).flowAvoidsBreakBefore(staysWithTotal)
            }
            .sizing(.fill)
        } controls: {
            OptionSlider("flowGrow", $grow, in: 0...2)
            OptionToggle("layoutPriority", $growsFirst)
            OptionToggle("flowFillsLine", $fillsLine)
            OptionToggle("flowBreaksAfter", $breaksAfter)
            OptionToggle("LineBreak", $breaksLine)
            OptionToggle("flowDirection", $readsFromRight)
            OptionToggle("flowAvoidsBreakBefore", $staysWithTotal)
        }
    }
}

#Preview { ViewModifiersScreen() }
