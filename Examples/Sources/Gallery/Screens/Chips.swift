import FlowLayouts

/// Topics of which people choose some.
struct TopicFilter: View {
    let topics: [String]
    @Binding var chosen: Set<String>

    var body: some View {
        HFlow(spacing: 8) {
            ForEach(topics, id: \.self) { topic in
                let isChosen = chosen.contains(topic)
                Button {
                    chosen.formSymmetricDifference([topic])
                } label: {
                    Text(topic)
                        .lineLimit(1)
                        .padding(.horizontal, 12)
                        .padding(.vertical, 6)
                        .foregroundStyle(isChosen ? Color.white : .primary)
                        .background(isChosen ? Color.indigo : Color.indigo.opacity(0.3), in: Capsule())
                }
                .buttonStyle(.plain)
                .accessibilityAddTraits(isChosen ? .isSelected : [])
            }
        }
        .sizing(.fill)
    }
}

/// Topics that people remove by a tap, and add in a field after them.
struct TopicField: View {
    @Binding var topics: [String]
    @State private var draft = ""
    @FocusState private var isFocused: Bool

    var body: some View {
        HFlow(spacing: 8) {
            ForEach(topics, id: \.self) { topic in
                Button {
                    withAnimation { topics.removeAll { $0 == topic } }
                } label: {
                    Text(verbatim: "\(topic) ×")
                        .lineLimit(1)
                        .padding(.horizontal, 12)
                        .padding(.vertical, 6)
                        .background(Color.indigo.opacity(0.3), in: Capsule())
                }
                .buttonStyle(.plain)
                .accessibilityLabel("Remove \(topic)")
                .transition(.scale.combined(with: .opacity))
            }
            TextField("Add a topic", text: field)
                .textFieldStyle(.roundedBorder)
                .focused($isFocused)
                .onSubmit(add)
                .frame(minWidth: 120, maxWidth: .infinity)
                .flowGrow()
        }
        .sizing(.fill)
    }

    private func add() {
        if !draft.isEmpty, !topics.contains(draft) {
            withAnimation { topics.append(draft) }
        }
        draft = ""
        isFocused = true
    }

    /// The draft, while people type after a character that nobody sees: an empty field does not tell of a backspace.
    private var field: Binding<String> {
        let mark = isFocused ? "\u{200B}" : ""
        return Binding {
            mark + draft
        } set: { text in
            if isFocused, text == draft {
                // Only the mark has gone.
                withAnimation { _ = topics.popLast() }
            } else if text.hasSuffix(",") {
                draft = String(text.dropFirst(mark.count).dropLast())
                add()
            } else {
                draft = text.filter { $0 != "\u{200B}" }
            }
        }
    }
}

/// Both.
struct ChipsScreen: View {
    @State private var topics = Array(exampleTopics.prefix(8))
    @State private var chosen: Set = ["Layout"]

    var body: some View {
        Demo {
            VStack(alignment: .leading, spacing: 24) {
                TopicFilter(topics: exampleTopics, chosen: $chosen)
                TopicField(topics: $topics)
            }
        }
    }
}

#Preview { ChipsScreen() }
