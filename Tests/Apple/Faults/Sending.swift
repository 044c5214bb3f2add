import FlowLayouts

final class Counter {
    var count = 0
}

@MainActor
func show(_ counter: Counter) {}

/// What the main actor may keep cannot be changed elsewhere. Only the passes after the type checker find this.
func elsewhere(_ counter: Counter) async {
    await show(counter)
    // expected-error@-1 {{sending 'counter' risks causing data races}}
    // expected-note@-2 {{sending task-isolated 'counter'}}
    counter.count += 1
}
