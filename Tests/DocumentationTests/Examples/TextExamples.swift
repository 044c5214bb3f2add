import FlowLayouts

/// Text that flows around other views.
struct TextExamples: View {
    let follow: () -> Void
    let name: String

    var body: some View {
        HFlow(alignment: .firstTextBaseline, itemSpacing: 0, rowSpacing: 4) {
            FlowText("Tap ")
            Button("Follow") { follow() }
            FlowText(", or look at the others first.")
        }
    }
}
