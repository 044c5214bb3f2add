import FlowLayouts

/// A text that flows around other views.
struct ReadingScreen: View {
    @State private var size: CGFloat = 17
    @State private var isJustified = false
    @State private var followed: Set<String> = []

    var body: some View {
        Demo {
            HFlow(alignment: .firstTextBaseline, rowSpacing: 6) {
                FlowText(
                    """
                    Most people who read about %@ also like %@, perhaps because both are about what to leave out. \
                    If you prefer pictures, there is %@ (or %@). A chip is a view of the flow, as a word is, and \
                    keeps the comma after it.
                    """
                ) {
                    follow("typography")
                    follow("maps")
                    follow("photography")
                    follow("painting")
                }
            }
            .distribution(isJustified ? .justified : .natural)
            .font(.system(size: size))
        } controls: {
            OptionSlider("Font size", $size, in: 11...34)
            OptionToggle("justified", $isJustified)
        }
    }

    private func follow(_ topic: String) -> some View {
        Button {
            withAnimation { followed.formSymmetricDifference([topic]) }
        } label: {
            Text(followed.contains(topic) ? "✓ \(topic)" : topic)
                .padding(.horizontal, 8)
                .padding(.vertical, 2)
                .background(Color.green.opacity(0.25), in: Capsule())
        }
        .buttonStyle(.plain)
    }
}

#Preview { ReadingScreen() }
