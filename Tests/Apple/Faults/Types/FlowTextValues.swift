import FlowLayouts

/// A view in a literal is not the one of a placeholder.
@MainActor @ViewBuilder func sentences(of name: String) -> some View {
    FlowText("Hello, \(Text(name).bold())!")
    // expected-error@-1 {{write %@, and the view after it: FlowText("Tap %@.") { view }}}
    FlowText("Tap \(Image(systemName: "plus")).")
    // expected-error@-1 {{write %@, and the view after it: FlowText("Tap %@.") { view }}}
    FlowText("Hello, %@, for the \(2)nd time, \(name)!") { Text(name).bold() }
}
