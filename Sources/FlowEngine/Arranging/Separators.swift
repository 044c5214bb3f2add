// What stands between items and between lines: the spacing lies on both sides of it.

extension Length {
    /// The length or thickness of a separator; `nil` where there is none.
    init?(separator: Double?) {
        guard let separator else { return nil }
        self.init(size: sanitizedLength(separator))
    }

    /// The distance that a spacing makes where there may be a separator in it.
    func spaced(from separator: Length?) -> Length {
        guard let separator else { return self }
        return self + separator + self
    }

    /// Where something of a length begins that stands in the middle between here and there.
    func middle(to end: Length, of length: Length) -> Length {
        self + (end - self - length).half
    }
}
