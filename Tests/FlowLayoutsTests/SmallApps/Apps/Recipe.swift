import FlowLayouts

/// Text with chips in it.
struct Recipe: View {
    var body: some View {
        HFlow(alignment: .firstTextBaseline, itemSpacing: 0, rowSpacing: 4) {
            FlowText("Mix ")
            chip("two eggs")
            FlowText(" with ")
            chip("flour")
            FlowText(", and wait for an hour.")
        }
    }

    func chip(_ text: String) -> some View {
        Text(text)
            .padding(.horizontal, 4)
            .background(Color.yellow, in: RoundedRectangle(cornerRadius: 4))
    }
}
