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
        .maxItemsPerLine(3)
    // expected-error@-1 {{write it directly after a flow that has it, before view modifiers such as padding()}}
    HFlow { Text("1") }.padding()
        .minLines(2)
    // expected-error@-1 {{write it directly after a flow that has it, before view modifiers such as padding()}}
    HFlow { Text("1") }.padding()
        .onFlowChange { print($0.lineCount) }
    // expected-error@-1 {{write it directly after a flow that has it, before view modifiers such as padding()}}
    HFlow { Text("1") }.padding()
        .columns(.uniform)
    // expected-error@-1 {{write it directly after a flow that has it, before view modifiers such as padding()}}
    HFlow { Text("1") }.padding()
        .scalesLines(to: 100)
    // expected-error@-1 {{write it directly after a flow that has it, before view modifiers such as padding()}}
    HFlow { Text("1") }.padding()
        .lineBreaking(.balanced)
    // expected-error@-1 {{write it directly after a flow that has it, before view modifiers such as padding()}}
    HFlow { Text("1") }.padding()
        .lastLine(.grows)
    // expected-error@-1 {{write it directly after a flow that has it, before view modifiers such as padding()}}
    HFlow { Text("1") }.padding()
        .wrapping(.smallest)
    // expected-error@-1 {{write it directly after a flow that has it, before view modifiers such as padding()}}
    HFlow { Text("1") }.padding()
        .growsItems()
    // expected-error@-1 {{write it directly after a flow that has it, before view modifiers such as padding()}}
    HFlow { Text("1") }.padding()
        .stretchesItems()
    // expected-error@-1 {{write it directly after a flow that has it, before view modifiers such as padding()}}
    HFlow { Text("1") }.padding()
        .equalizesLines()
    // expected-error@-1 {{write it directly after a flow that has it, before view modifiers such as padding()}}
    HFlow { Text("1") }.padding()
        .lineDistribution(.center)
    // expected-error@-1 {{write it directly after a flow that has it, before view modifiers such as padding()}}
    HFlow { Text("1") }.padding()
        .reversesItems()
    // expected-error@-1 {{write it directly after a flow that has it, before view modifiers such as padding()}}
    HFlow { Text("1") }.padding()
        .reversesLines()
    // expected-error@-1 {{write it directly after a flow that has it, before view modifiers such as padding()}}
    HFlow { Text("1") }.padding()
        .lineSeparator { Divider() }
    // expected-error@-1 {{write it directly after a flow that has it, before view modifiers such as padding()}}
    HFlow { Text("1") }.padding()
        .onFlowReorder { source, destination in }
    // expected-error@-1 {{write it directly after a flow that has it, before view modifiers such as padding()}}
    VFlow { Text("1") }.frame(height: 100)
        .maxLines(2) { Text("+\($0.count)") }
    // expected-error@-1 {{write it directly after a flow that has it, before view modifiers such as padding()}}
    VFlow { Text("1") }.frame(height: 100)
        .maxViews(5)
    // expected-error@-1 {{write it directly after a flow that has it, before view modifiers such as padding()}}
    VFlow { Text("1") }.frame(height: 100)
        .hidesOverflow { Text("+\($0.count)") }
    // expected-error@-1 {{write it directly after a flow that has it, before view modifiers such as padding()}}
    VFlow { Text("1") }.frame(height: 100)
        .expandable(isExpanded: .constant(true)) { Text("Less") }
    // expected-error@-1 {{write it directly after a flow that has it, before view modifiers such as padding()}}
    LazyHFlow(0..<9, id: \.self, size: .estimated) { _ in Text("1") }
        .maxLines(2)
    // expected-error@-1 {{write it directly after a flow that has it, before view modifiers such as padding()}}
    LazyHFlow(0..<9, id: \.self, size: .estimated) { _ in Text("1") }.padding()
        .itemSeparator { Divider() }
    // expected-error@-1 {{write it directly after a flow that has it, before view modifiers such as padding()}}
}
