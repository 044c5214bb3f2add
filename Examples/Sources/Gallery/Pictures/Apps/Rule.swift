import FlowLayouts

/// A rule in words, in which people choose what stands in the chips.
struct Rule: View {
    @Environment(\.palette) private var palette

    var body: some View {
        AppCard {
            AppTitle("New rule")
        } content: {
            VStack(alignment: .leading, spacing: 18) {
                HFlow(alignment: .firstTextBaseline, itemSpacing: 0, rowSpacing: 8) {
                    FlowText("When a mail from ")
                    chip("Ada Lovelace")
                    FlowText(" comes on ")
                    chip("a workday")
                    FlowText(" and has ")
                    chip("a picture")
                    FlowText(" in it, copy the picture to ")
                    chip("Engines")
                    FlowText(", and tell me, unless it is later than ")
                    chip("9 in the evening")
                    FlowText(".")
                }
                .font(.system(size: 19))
                HStack(spacing: 12) {
                    AppChip(title: "Save rule", tint: palette.strong(hue: 0.74))
                    QuietText("It would have run 14 times in May.")
                }
            }
            .padding(.horizontal, 20)
        }
    }

    private func chip(_ title: String) -> some View {
        let tint = palette.soft(hue: 0.74)
        return Text(title)
            .foregroundColor(tint.text)
            .padding(.horizontal, 8)
            .padding(.vertical, 3)
            .background(tint.fill, in: RoundedRectangle(cornerRadius: 8))
    }
}
