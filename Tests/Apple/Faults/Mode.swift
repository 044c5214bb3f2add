import FlowLayoutsMigration

/// The mode of a tag cloud, as its article has it, is not needed.
@MainActor @ViewBuilder
func tagCloud() -> some View {
    FlowLayoutView(mode: .scrollable, binding: .constant(5), items: ["1"]) { Text($0) }
    // expected-warning@-1 {{leave the mode out: it makes no difference}}
    FlowLayoutView(mode: .vstack, items: ["1"]) { Text($0) }
    // expected-warning@-1 {{leave the mode out: it makes no difference}}
    FlowLayoutView(items: ["1"]) { Text($0) }
}
