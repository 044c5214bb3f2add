/// The lengths that elements were offered, each by the index of its item or by its position among what is shown. Takes
/// no memory for those after the last one that was offered any.
package struct Offers: Sendable {
    /// Infinity for none.
    private var lengths: [Double] = []

    package init() {}

    var isEmpty: Bool { lengths.isEmpty }

    /// The length that an element was offered last, in points; `nil` if it was offered none.
    subscript(index: Int) -> Double? {
        get { index < lengths.count && lengths[index] < .infinity ? lengths[index] : nil }
        set {
            let length = newValue ?? .infinity
            if index >= lengths.count, length == .infinity { return }
            while lengths.count <= index { lengths.append(.infinity) }
            lengths[index] = length
        }
    }
}
