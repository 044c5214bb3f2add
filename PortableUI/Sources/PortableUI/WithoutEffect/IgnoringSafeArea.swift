extension View {
    /// Lets the view reach into the safe area. Without effect here.
    nonisolated public func ignoresSafeArea(edges: Edge.Set = .all) -> some View { self }

    /// Lets the view reach into the safe area. Without effect here.
    nonisolated public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { self }
}
