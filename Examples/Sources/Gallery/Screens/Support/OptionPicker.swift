import FlowLayouts

/// A choice among the values of an option, by what they are called in code.
struct OptionPicker<Value: Equatable>: View {
    private let title: String
    @Binding private var selection: Value
    private let values: KeyValuePairs<String, Value>

    init(_ title: String, _ selection: Binding<Value>, _ values: KeyValuePairs<String, Value>) {
        self.title = title
        _selection = selection
        self.values = values
    }

    var body: some View {
        HStack(spacing: 12) {
            Text(verbatim: title).fixedSize()
            Spacer(minLength: 0)
            Picker(selection: index) {
                ForEach(values.indices, id: \.self) { index in
                    Text(verbatim: values[index].key).tag(index)
                }
            } label: {
                EmptyView()
            }
            .pickerStyle(.menu)
            .fixedSize()
            .accessibilityLabel(Text(verbatim: title))
        }
        .control(title)
    }

    private var index: Binding<Int> {
        Binding {
            values.firstIndex { $0.value == selection } ?? 0
        } set: { index in
            withAnimation { selection = values[index].value }
        }
    }
}

/// An option that is on or off.
struct OptionToggle: View {
    private let title: String
    @Binding private var isOn: Bool

    init(_ title: String, _ isOn: Binding<Bool>) {
        self.title = title
        _isOn = isOn
    }

    var body: some View {
        Toggle(isOn: $isOn.animation()) { Text(verbatim: title) }
            .control(title)
    }
}
