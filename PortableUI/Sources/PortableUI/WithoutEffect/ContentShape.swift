extension View {
    /// Sets the shape in which the view can be touched. A host taps views by their texts and ids, not at points.
    nonisolated public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View { self }
}
