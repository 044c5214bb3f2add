import FlowLayouts

/// A field for several words: return or a comma makes a token, and a backspace in the empty field takes the last one away.
struct TokenField: View {
    @State private var tokens: [String]
    @State private var draft: String
    @FocusState private var isFocused: Bool
    @Environment(\.palette) private var palette
    private let showsCaret: Bool

    /// - Parameter showsCaret: Whether a caret is drawn, as in a picture no field has the focus.
    init(tokens: [String], draft: String = "", showsCaret: Bool = false) {
        _tokens = State(initialValue: tokens)
        _draft = State(initialValue: draft)
        self.showsCaret = showsCaret
    }

    var body: some View {
        HFlow(spacing: 6) {
            ForEach(tokens, id: \.self) { token in
                Button {
                    withAnimation { tokens.removeAll { $0 == token } }
                } label: {
                    AppChip(title: "\(token) ×", tint: palette.soft(hue: 0.6))
                }
                .buttonStyle(.plain)
                .accessibilityLabel("Remove \(token)")
            }
            TextField("Recipient", text: field)
                .textFieldStyle(.plain)
                .overlay(alignment: .leading) {
                    // As the field is never empty, it does not show its prompt.
                    if draft.isEmpty {
                        Text("Recipient").foregroundColor(palette.caption)
                            .allowsHitTesting(false).accessibilityHidden(true)
                    }
                }
                .autocorrectionDisabled()
                .focused($isFocused)
                .onSubmit(add)
                .overlay(alignment: .leading) { if showsCaret { caret } }
                .padding(.horizontal, 10)
                .frame(minWidth: 120, maxWidth: .infinity, minHeight: 32)
                .overlay { Capsule().strokeBorder(palette.line, lineWidth: 1) }
                .flowGrow()
        }
        .sizing(.fill)
        .font(.system(size: 15))
    }

    private var caret: some View {
        HStack(spacing: 1) {
            Text(verbatim: draft).hidden()
            Rectangle().fill(palette.soft(hue: 0.6).text).frame(width: 2, height: 20)
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

    /// The draft, after an invisible character: an empty field does not report a backspace, and this one is never empty.
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
                if draft.hasSuffix(",") {
                    draft.removeLast()
                    add()
                }
            }
        }
    }
}

/// A message that is being written to several people.
struct NewMessage: View {
    @Environment(\.palette) private var palette

    var body: some View {
        AppCard {
            HStack {
                Button("Cancel") {}
                    .buttonStyle(.plain)
                    .foregroundColor(palette.soft(hue: 0.6).text)
                Spacer()
                Text("New message").font(.system(size: 17, weight: .semibold))
                Spacer()
                Button {
                } label: {
                    AppChip(title: "Send", tint: palette.strong(hue: 0.6))
                }
                .buttonStyle(.plain)
            }
        } content: {
            VStack(alignment: .leading, spacing: 12) {
                line
                HStack(alignment: .firstTextBaseline, spacing: 10) {
                    QuietText("To")
                    TokenField(
                        tokens: [
                            "Ada Lovelace", "Grace Hopper", "Alan Turing", "Barbara Liskov",
                            "Edsger Dijkstra",
                        ],
                        draft: "Donald Kn", showsCaret: true)
                }
                line
                HStack(alignment: .firstTextBaseline, spacing: 10) {
                    QuietText("Subject")
                    Text("Lunch on Thursday")
                }
                line
                Text("Dear all, the table is booked for noon. Who comes by train?").lineSpacing(4)
            }
            .padding(.horizontal, 20)
        }
    }

    private var line: some View {
        Rectangle().fill(palette.line).frame(height: 1)
    }
}
