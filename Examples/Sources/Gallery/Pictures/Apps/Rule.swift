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
                        When an email from %@ arrives on %@ with %@ attached, save the photo to the %@ \
                        album and notify me, unless it’s after %@.
                        """
                    ) {
                        choice("Ada Lovelace")
                        choice("a weekday")
                        choice("a photo")
                        choice("Engines")
                        choice("9 PM")
                    }
                }
                .font(.system(size: 19))
                HStack(spacing: 12) {
                    Button {
                    } label: {
                        AppChip(title: "Save rule", tint: palette.strong(hue: 0.74))
                    }
                    .buttonStyle(.plain)
                    QuietText("Would have run 14 times in May.")
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
