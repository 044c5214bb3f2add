/// The views of a lazy flow, with the flexibility that is set around the flow, unless they have their own.
nonisolated struct FlexibleViews<Content: View>: View {
    let content: Content
    @Environment(\.inheritedModifiers) private var inherited

    @MainActor var body: some View {
        content.flexible(inherited.flexibility ?? .natural).passingOn(inherited)
    }
}

extension SeparatedFlow {
    /// What SwiftUI-Flow's parameters mean for a lazy flow.
    func lazily(justified: Bool) -> Self {
        flexible(.natural).distribution(justified ? .spaceBetween : .natural)
    }
}
