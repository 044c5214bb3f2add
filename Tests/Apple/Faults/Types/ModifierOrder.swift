import LazyFlowLayouts

/// What a view modifier returns is no flow.
@MainActor @ViewBuilder
func afterPadding() -> some View {
    HFlow { Text("1") }.padding()
        .rowAlignment(.center)
    // expected-error@-1 {{write it directly after an HFlow; a VFlow has columnAlignment(_:)}}
    LazyVFlow(0..<9, id: \.self, size: .estimated) { _ in Text("1") }.padding()
        .columnAlignment(.center)
    // expected-error@-1 {{write it directly after a VFlow; an HFlow has rowAlignment(_:)}}
    HFlow { Text("1") }.columnAlignment(.center)
    // expected-error@-1 {{write it directly after a VFlow; an HFlow has rowAlignment(_:)}}
    HFlow { Text("1") }.padding()
        .maxItemsPerLine(3)  // expected-error {{write it after a flow that has it}}
        .minLines(2)  // expected-error {{write it after a flow that has it}}
        .onFlowChange { print($0.lineCount) }  // expected-error {{write it after a flow that has it}}
        .columns(.uniform)  // expected-error {{write it after a flow that has it}}
        .scalesLines(to: 100)  // expected-error {{write it after a flow that has it}}
        .lineBreaking(.balanced)  // expected-error {{write it after a flow that has it}}
        .lastLine(.grows)  // expected-error {{write it after a flow that has it}}
        .wrapping(.smallest)  // expected-error {{write it after a flow that has it}}
        .growsItems()  // expected-error {{write it after a flow that has it}}
        .stretchesItems()  // expected-error {{write it after a flow that has it}}
        .equalizesLines()  // expected-error {{write it after a flow that has it}}
        .lineDistribution(.center)  // expected-error {{write it after a flow that has it}}
        .reversesItems()  // expected-error {{write it after a flow that has it}}
        .reversesLines()  // expected-error {{write it after a flow that has it}}
        .lineSeparator { Divider() }  // expected-error {{write it after a flow that has it}}
        .onFlowReorder { source, destination in }  // expected-error {{write it after a flow that has it}}
        .maxLines(2) { Text("+\($0.count)") }  // expected-error {{write it after a flow that has it}}
        .maxViews(5)  // expected-error {{write it after a flow that has it}}
        .hidesOverflow { Text("+\($0.count)") }  // expected-error {{write it after a flow that has it}}
        .expandable(isExpanded: .constant(true)) { Text("Less") }
        // expected-error@-1 {{write it after a flow that has it}}
        .itemSeparator { Divider() }  // expected-error {{write it after a flow that has it}}
    LazyHFlow(0..<9, id: \.self, size: .estimated) { _ in Text("1") }
        .maxLines(2)
    // expected-error@-1 {{write it after a flow that has it, before view modifiers like padding()}}
    HFlow { Text("1") }.distribution(.center)
    // expected-error@-1 {{write rowAlignment(_:), or columnAlignment(_:) in a VFlow}}
}
