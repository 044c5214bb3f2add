import FlowLayouts

/// A field for several words: return makes a token, and a backspace in the empty field takes the last one away.
struct TokenFieldScreen: View {
    @State private var tokens = ["ada@example.com", "grace@example.com"]
    @State private var draft = ""
    @FocusState private var isFocused: Bool

    var body: some View {
        Demo {
            HFlow(spacing: 6) {
                ForEach(tokens, id: \.self) { token in
                    Button {
                        withAnimation { tokens.removeAll { $0 == token } }
                    } label: {
                        Chip("\(token) ×", tint: .blue)
                    }
                    .buttonStyle(.plain)
                    .accessibilityLabel("Remove \(token)")
                }
                TextField("Recipient", text: field)
                    .textFieldStyle(.plain)
                    .autocorrectionDisabled()
                    .focused($isFocused)
                    .onSubmit(add)
                    .frame(minWidth: 120, idealWidth: 120, maxWidth: .infinity, minHeight: 32)
                    .flowGrow()
            }
            .sizing(.fill)
            .padding(8)
        }
    }

    private func add() {
        let token = draft.trimmingCharacters(in: .whitespaces)
        if !token.isEmpty, !tokens.contains(token) {
            withAnimation { tokens.append(token) }
        }
        draft = ""
        isFocused = true
    }

    /// The draft after a character that nobody sees. Fields do not tell of a backspace when they are empty: this one
    /// never is.
    private var field: Binding<String> {
        let mark = "\u{200B}"
        return Binding {
            mark + draft
        } set: { text in
            if text == draft {
                // Only the mark has gone.
                withAnimation { _ = tokens.popLast() }
            } else {
                draft = text.replacingOccurrences(of: mark, with: "")
            }
        }
    }
}

#Preview { TokenFieldScreen() }
