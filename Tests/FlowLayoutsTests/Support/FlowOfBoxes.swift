import FlowLayouts

/// Boxes of 40 × 20, three of which are 140 wide with distances of 10.
@MainActor func equalBoxes(_ count: Int) -> some View {
    ForEach(0..<count, id: \.self) { _ in Box(40, 20) }
}

@MainActor func flowOfBoxes(_ count: Int) -> HFlow<some View> { HFlow(spacing: 10) { equalBoxes(count) } }
