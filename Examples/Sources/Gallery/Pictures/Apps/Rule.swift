import FlowLayouts

/// A rule in words, in which people choose what stands in the chips.
struct Rule: View {
    @Environment(\.palette) private var palette

    var body: some View {
        AppCard {
            AppTitle("New rule")
        } content: {
            VStack(alignment: .leading, spacing: 18) {
                HFlow(alignment: .firstTextBaseline, rowSpacing: 8) {
                    FlowText(
                        """
                        When a mail from %@ comes on %@ and has %@ in it, copy the picture to %@, \
                        and tell me, unless it is later than %@.
                        """
                    ) {
                        choice("Ada Lovelace")
                        choice("a workday")
                        choice("a picture")
                        choice("Engines")
                        choice("9 in the evening")
                    }
                }
                .font(.system(size: 19))
                HStack(spacing: 12) {
                    Button {
                    } label: {
                        AppChip(title: "Save rule", tint: palette.strong(hue: 0.74))
                    }
                    .buttonStyle(.plain)
                    QuietText("It would have run 14 times in May.")
                }
            }
            .padding(.horizontal, 20)
        }
    }

    private func choice(_ title: String) -> some View {
        let tint = palette.soft(hue: 0.74)
        return Button {
        } label: {
            Text(title)
                .foregroundColor(tint.text)
                .padding(.horizontal, 8)
                .padding(.vertical, 3)
                .background(tint.fill, in: RoundedRectangle(cornerRadius: 8))
        }
        .buttonStyle(.plain)
    }
}
