import FlowLayouts

/// A view in a literal is not the one of a placeholder.
@MainActor @ViewBuilder func sentences(of name: String) -> some View {
    FlowText("Hello, \(Text(name).bold())!")
    // expected-error@-1 {{call can throw, but it is not marked with 'try' and the error is not handled}}
    // expected-warning@-2 {{write %@ in its place, and the view in the closure of FlowText}}
    FlowText("Tap \(Image(systemName: "plus")).")
    // expected-error@-1 {{call can throw, but it is not marked with 'try' and the error is not handled}}
    // expected-warning@-2 {{write %@ in its place, and the view in the closure of FlowText}}
    FlowText("Hello, %@, for the \(2)nd time, \(name)!") { Text(name).bold() }
}
