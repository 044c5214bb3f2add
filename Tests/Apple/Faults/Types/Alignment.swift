import FlowLayouts

/// Rows are aligned by a modifier.
@MainActor @ViewBuilder
func alignedRows() -> some View {
    HFlow(alignment: .leading) { Text("1") }
    // expected-error@-1 {{after the flow, write rowAlignment(_:) or columnAlignment(_:)}}
    VFlow(alignment: .topLeading, horizontalSpacing: 8, verticalSpacing: 4) { Text("1") }
    // expected-error@-1 {{after the flow, write rowAlignment(_:) or columnAlignment(_:)}}
    HFlow(alignment: .leading, itemSpacing: 8, rowSpacing: 4) { Text("1") }
    // expected-error@-1 {{after the flow, write rowAlignment(_:) or columnAlignment(_:)}}
    HFlow(horizontalAlignment: .leading, verticalAlignment: .top) { Text("1") }
    // expected-error@-1 {{write alignment:, then .rowAlignment(_:) or .columnAlignment(_:)}}
    VFlow(horizontalAlignment: .leading, horizontalSpacing: 8, verticalSpacing: 8) { Text("1") }
    // expected-error@-1 {{write alignment:, then .rowAlignment(_:) or .columnAlignment(_:)}}
}
