import LazyFlowLayouts

/// Other flows, stacks and grids have other parameters.
@MainActor @ViewBuilder
func otherParameters(of words: [String]) -> some View {
    HFlow(lineSpacing: 8) { Text("1") }
    // expected-error@-1 {{an HFlow has rowSpacing:, a VFlow columnSpacing:, both itemSpacing:}}
    VFlow(alignment: .leading, itemSpacing: 8, lineSpacing: 4) { Text("1") }
    // expected-error@-1 {{an HFlow has rowSpacing:, a VFlow columnSpacing:, both itemSpacing:}}
    VFlow(alignment: .center, horizontalSpacing: 8, verticalSpacing: 8) { Text("1") }
    // expected-error@-1 {{an HFlow has rowSpacing:, a VFlow columnSpacing:, both itemSpacing:}}
    VFlow(alignment: .leading, rowSpacing: 5) { Text("1") }
    // expected-error@-1 {{an HFlow has rowSpacing:, a VFlow columnSpacing:, both itemSpacing:}}
    HFlow(columnSpacing: 5) { Text("1") }
    // expected-error@-1 {{an HFlow has rowSpacing:, a VFlow columnSpacing:, both itemSpacing:}}
    HFlow(spacing: 8, maxLines: 2) { Text("1") }
    // expected-error@-1 {{write maxLines(_:) after the flow}}
    VFlow(columns: 3, spacing: 8) { Text("1") }
    // expected-error@-1 {{write columns(_:) after the flow}}
    HFlow(words, id: \.self) { Text($0) }
    // expected-error@-1 {{write it as HFlow { ForEach(data, id: }}
    VFlow(0..<3) { Text("\($0)") }
    // expected-error@-1 {{write it as HFlow { ForEach(data, id: }}
    LazyHFlow(spacing: 8) { ForEach(words, id: \.self) { Text($0) } }
    // expected-error@-1 {{write LazyHFlow(data, size: .estimated) { … }, without a ForEach}}
    LazyVFlow(alignment: .top, pinnedViews: .sectionHeaders) { Text("1") }
    // expected-error@-1 {{write LazyHFlow(data, size: .estimated) { … }, without a ForEach}}
}

@MainActor
func otherParametersOfALayout() -> some View {
    FlowLayout(horizontalSpacing: 8, verticalSpacing: 8) { Text("1") }
    // expected-error@-1 {{write spacing:, or itemSpacing: and rowSpacing:}}
    // expected-error@-2 {{a layout is no view: write HFlow { … }, or FlowLayoutView for items:}}
}

// What the compiler says about the views of a right call is the same as ever.

@MainActor
func faultInAFlow() -> some View {
    HFlow(alignment: .top, rowSpacing: 8) { Text("1").paddin() }
    // expected-error@-1 {{value of type 'Text' has no member 'paddin'}}
}

@MainActor
func faultInALayout() -> some View {
    FlowLayout(spacing: 8) { Text("1").paddin() }
    // expected-error@-1 {{value of type 'Text' has no member 'paddin'}}
}

@MainActor
func faultInALazyFlow(of words: [String]) -> some View {
    LazyHFlow(words, id: \.self, size: .estimated) { Text($0).paddin() }
    // expected-error@-1 {{value of type 'Text' has no member 'paddin'}}
}

@MainActor
func lazyFlowWithoutASize(of words: [String]) -> some View {
    LazyVFlow(words, id: \.self) { Text($0) }
    // expected-error@-1 {{missing argument for parameter 'size' in call}}
}
