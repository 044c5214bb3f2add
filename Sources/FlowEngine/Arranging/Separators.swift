// Separators between items and between lines have the spacing on both sides.

extension Length {
    init?(separator: Double?) {
        guard let separator else { return nil }
        self.init(size: sanitizedLength(separator))
    }

    /// A spacing with a separator in it.
    func spaced(from separator: Length?) -> Length {
        guard let separator else { return self }
        return self + separator + self
    }

    /// Where something of a length starts in the middle between here and there.
    func middle(to end: Length, of length: Length) -> Length {
        self + (end - self - length).half
    }
}
