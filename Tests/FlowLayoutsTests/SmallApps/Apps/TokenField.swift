import FlowLayouts

/// Tokens, and a field that takes the rest of the row.
struct TokenField: View {
    @State private var tokens = ["Ada", "Grace"]
    @State private var text = ""

    var body: some View {
        FlowLayout(spacing: 8) {
            ForEach(tokens, id: \.self) { token in
                HStack(spacing: 4) {
                    Text(token)
                    Button {
                        tokens.removeAll { $0 == token }
                    } label: {
                        Image(systemName: "xmark")
                    }
                    .buttonStyle(.plain)
                    .accessibilityLabel("Remove \(token)")
                }
                .padding(6)
                .background(Color.blue.opacity(0.2), in: Capsule())
            }
            TextField("Add", text: $text)
                .frame(minWidth: 80)
                .flowGrow()
                .onSubmit {
                    if !text.isEmpty { tokens.append(text) }
                    text = ""
                }
        }
        .sizing(.fill)
        .padding(8)
        .background(RoundedRectangle(cornerRadius: 8).stroke(Color.gray))
    }
}
