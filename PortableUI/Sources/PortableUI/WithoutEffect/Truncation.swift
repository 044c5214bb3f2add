extension Text {
    /// Where a text that is too long is cut off. Here it always is at the end.
    public enum TruncationMode: Hashable, Sendable {
        case head
        case tail
        case middle
    }
}

extension View {
    /// Says where texts in the view are cut off that are too long. Here that is at the end.
    nonisolated public func truncationMode(_ mode: Text.TruncationMode) -> some View { self }
}
