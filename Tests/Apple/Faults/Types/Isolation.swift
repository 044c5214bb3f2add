import FlowLayouts

@MainActor
func show(_ title: String) {}
// expected-note@-1 {{calls to global function 'show' from outside of its actor context}}

/// What the main actor does cannot be done elsewhere.
nonisolated func elsewhere() {
    show("1")  // expected-error {{call to main actor-isolated global function 'show'}}
}
