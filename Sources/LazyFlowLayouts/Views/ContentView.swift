/// What a closure of the app makes of a value.
///
/// The closure may be isolated to the main actor. A body runs there, but the closure of a `ForEach` might not.
nonisolated package struct ContentView<Value, Content: View>: View {
    private let value: Value
    private let content: (Value) -> Content

    package init(of value: Value, content: @escaping (Value) -> Content) {
        (self.value, self.content) = (value, content)
    }

    @MainActor package var body: some View { content(value) }
}
