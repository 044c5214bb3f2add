/// The view of an element, made by a closure of the app.
///
/// The closure may be isolated to the main actor. A body runs there, which the closure of a `ForEach` need not.
nonisolated struct ElementView<Element, Content: View>: View {
    let element: Element
    let content: (Element) -> Content

    @MainActor var body: some View { content(element) }
}
