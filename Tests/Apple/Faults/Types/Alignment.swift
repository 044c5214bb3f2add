import FlowLayouts

/// Rows are aligned by a modifier.
@MainActor @ViewBuilder
func alignedRows() -> some View {
    HFlow(alignment: .leading) { Text("1") }
    // expected-error@-1 {{'init(alignment:spacing:itemSpacing:rowSpacing:content:)' is unavailable: 'alignment' aligns views within their row; to align the rows, use rowAlignment(_:)}}
    VFlow(alignment: .top, spacing: 8) { Text("1") }
    // expected-error@-1 {{'init(alignment:spacing:itemSpacing:columnSpacing:content:)' is unavailable: 'alignment' aligns views within their column; to align the columns, use columnAlignment(_:)}}
}
