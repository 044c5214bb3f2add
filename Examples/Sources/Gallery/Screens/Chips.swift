import FlowLayouts

/// Topics of which people choose some.
struct TopicFilter: View {
    let topics: [String]
    @Binding var chosen: Set<String>

    var body: some View {
        HFlow(spacing: 8) {
            ForEach(topics, id: \.self) { topic in
                let isChosen = chosen.contains(topic)
                let color = Color.indigo.opacity(isChosen ? 1 : 0.25)
                Button {
                    chosen.formSymmetricDifference([topic])
                } label: {
                    Text(topic)
                        .lineLimit(1)
                        .padding(.horizontal, 12)
                        .padding(.vertical, 6)
                        .foregroundStyle(isChosen ? Color.white : .primary)
                        .background(color, in: Capsule())
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
                        .background(Color.green.opacity(0.25), in: Capsule())
                }
                .buttonStyle(.plain)
                .accessibilityLabel("Remove \(topic)")
                .transition(.scale.combined(with: .opacity))
            }
            TextField("Add a topic", text: field)
                .textFieldStyle(.roundedBorder)
                .overlay(alignment: .leading) {
                    // The field is never empty, so it shows no prompt.
                    if draft.isEmpty {
                        Text("Add a topic")
                            .foregroundColor(.primary.opacity(0.6))
                            .padding(.leading, 7)
                            .allowsHitTesting(false)
                            .accessibilityHidden(true)
                    }
                }
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

    /// The draft, after an invisible character: an empty field does not
    /// report a backspace, and this one is never empty.
    private var field: Binding<String> {
        let mark = "\u{200B}"
        return Binding {
            mark + draft
        } set: { text in
            if text == draft {
                // Only the mark has gone.
                withAnimation { _ = topics.popLast() }
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
