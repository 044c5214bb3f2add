/// The view of an element, which an app's closure makes.
///
/// The app may have formed the closure on the main actor. A body is run there, which the closure of a `ForEach` need not be.
nonisolated struct ElementView<Element, Content: View>: View {
    let element: Element
    let content: (Element) -> Content

    @MainActor var body: some View { content(element) }
}
