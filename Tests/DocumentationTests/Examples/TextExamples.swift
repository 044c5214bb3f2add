import FlowLayouts

/// Text that flows around other views.
struct TextExamples: View {
    let name: String
    let topic: String
    let comment: String

    var body: some View {
        HFlow(alignment: .firstTextBaseline, itemSpacing: 0, rowSpacing: 4) {
            FlowText("You and **\(name)** follow ")
            Chip(topic)
            FlowText(verbatim: ", _too_.")
            FlowText(comment)
        }
    }
}
