import LazyFlowLayouts

/// Lazy flows have to know how large views are.
@MainActor @ViewBuilder
func lazyFlowsWithoutSizes() -> some View {
    LazyHFlow(0..<3, id: \.self) { Text("\($0)") }
    // expected-error@-1 {{'init(_:id:alignment:spacing:itemSpacing:rowSpacing:content:)' is unavailable: say how large views are: size: .fixed(CGSize(width: 80, height: 80)) or size: .estimated}}
    LazyVFlow(0..<3, id: \.self, spacing: 8) { Text("\($0)") }
    // expected-error@-1 {{'init(_:id:alignment:spacing:itemSpacing:columnSpacing:content:)' is unavailable: say how large views are: size: .fixed(CGSize(width: 80, height: 80)) or size: .estimated}}
}
