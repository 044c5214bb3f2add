/// The label of a button: in the color of controls, or as it is.
struct ButtonFace<Label: View>: View {
    let label: Label

    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.buttonsArePlain) private var isPlain

    var body: some View {
        content.opacity(isEnabled ? 1 : 0.5)
    }

    @ViewBuilder private var content: some View {
        if isPlain { label } else { label.foregroundColor(orElse: .accentColor) }
    }
}
