import PortableUITesting

/// A way into a view's state from the outside.
final class Handle<Value> {
    var binding: Binding<Value>?
    var value: Value? {
        get { binding?.wrappedValue }
        set {
            if let newValue { binding?.wrappedValue = newValue }
        }
    }
}

/// A text that shows its own state.
struct Counter: View {
    @State private var count = 0
    var handle = Handle<Int>()

    var body: some View {
        let _ = handle.binding = $count
        Text("\(count)")
    }
}
