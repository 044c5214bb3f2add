import FlowLayouts

/// Rows are aligned by a modifier.
@MainActor @ViewBuilder
func alignedRows() -> some View {
    HFlow(alignment: .leading) { Text("1") }
    // expected-error@-1 {{'init(alignment:spacing:itemSpacing:rowSpacing:content:)' is unavailable: alignment is where views are in their row; say where rows are by rowAlignment(_:)}}
    VFlow(alignment: .top, spacing: 8) { Text("1") }
    // expected-error@-1 {{'init(alignment:spacing:itemSpacing:columnSpacing:content:)' is unavailable: alignment is where views are in their column; say where columns are by columnAlignment(_:)}}
}
