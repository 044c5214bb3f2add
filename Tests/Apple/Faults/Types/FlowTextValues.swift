import FlowLayouts

/// A view in a literal is not the one of a placeholder.
@MainActor @ViewBuilder func sentences(of name: String) -> some View {
    FlowText("Hello, \(Text(name).bold())!")
    // expected-error@-1 {{call can throw, but it is not marked with 'try' and the error is not handled}}
    // expected-warning@-2 {{write %@ in place of a view, and the view after the text: FlowText("Tap %@.")}}
    FlowText("Tap \(Image(systemName: "plus")).")
    // expected-error@-1 {{call can throw, but it is not marked with 'try' and the error is not handled}}
    // expected-warning@-2 {{write %@ in place of a view, and the view after the text: FlowText("Tap %@.")}}
    FlowText("Hello, %@, for the \(2)nd time, \(name)!") { Text(name).bold() }
}
