import FlowLayouts

/// A text in ten languages, whose lines break as the language does.
struct HumanRightsScreen: View {
    @State private var size: CGFloat = 17

    var body: some View {
        Demo {
            VStack(alignment: .leading, spacing: 20) {
                ForEach(HumanRights.languages) { language in
                    HumanRights.Article(language: language)
                }
            }
            .font(.system(size: size))
        } controls: {
            OptionSlider("Font size", $size, in: 11...34)
        }
    }
}

#Preview { HumanRightsScreen() }
