import FlowLayouts

/// Other flows, stacks and grids have other parameters.
@MainActor @ViewBuilder
func otherParameters(of words: [String]) -> some View {
    HFlow(lineSpacing: 8) { Text("1") }
    // expected-error@-1 {{write rowSpacing: in an HFlow, and columnSpacing: in a VFlow}}
    VFlow(alignment: .leading, itemSpacing: 8, lineSpacing: 4) { Text("1") }
    // expected-error@-1 {{write rowSpacing: in an HFlow, and columnSpacing: in a VFlow}}
    VFlow(alignment: .center, horizontalSpacing: 8, verticalSpacing: 8) { Text("1") }
    // expected-error@-1 {{write spacing:, or itemSpacing: and rowSpacing: or columnSpacing:}}
    HFlow(spacing: 8, maxLines: 2) { Text("1") }
    // expected-error@-1 {{write maxLines(_:) after the flow}}
    VFlow(columns: 3, spacing: 8) { Text("1") }
    // expected-error@-1 {{write columns(_:) after the flow}}
    HFlow(words, id: \.self) { Text($0) }
    // expected-error@-1 {{write it as HFlow { ForEach(data, id: }}
    VFlow(0..<3) { Text("\($0)") }
    // expected-error@-1 {{write it as HFlow { ForEach(data, id: }}
}

@MainActor
func otherParametersOfALayout() -> some View {
    FlowLayout(horizontalSpacing: 8, verticalSpacing: 8) { Text("1") }
    // expected-error@-1 {{write spacing:, or itemSpacing: and rowSpacing:}}
    // expected-error@-2 {{write FlowLayout(itemSpacing: 8, rowSpacing: 8) { … }, or FlowLayoutView if it has items:}}
}

// What the compiler says about the views of a right call is the same as ever.

@MainActor
func faultInAFlow() -> some View {
    HFlow(alignment: .top, spacing: 8) { Text("1").paddin() }
    // expected-error@-1 {{value of type 'Text' has no member 'paddin'}}
}

@MainActor
func faultInALayout() -> some View {
    FlowLayout(spacing: 8) { Text("1").paddin() }
    // expected-error@-1 {{value of type 'Text' has no member 'paddin'}}
}
