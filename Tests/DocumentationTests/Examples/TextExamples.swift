import FlowLayouts

/// Text that flows around other views.
struct TextExamples: View {
    let name: String
    let topic: String
    let comment: String
    let follow: @MainActor @Sendable () -> Void

    var body: some View {
        HFlow(alignment: .firstTextBaseline, itemSpacing: 0, rowSpacing: 4) {
            FlowText("Tap ")
            Button(action: follow) { Chip("Follow") }
                .buttonStyle(.plain)
            FlowText(" for news about maps, or browse the other topics first.")
        }
        HFlow(alignment: .firstTextBaseline, itemSpacing: 0, rowSpacing: 4) {
            FlowText("Tap ")
            Button("Follow") { follow() }
            FlowText(", or look at the others first.")
        }
        HFlow(alignment: .firstTextBaseline, itemSpacing: 0, rowSpacing: 4) {
            FlowText("You and **\(name)** follow ")
            Chip(topic)
            FlowText(verbatim: ", _too_.")
            FlowText(comment)
        }
    }
}
