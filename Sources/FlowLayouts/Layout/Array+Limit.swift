extension Array {
    /// Adds an element, and drops the oldest if there are more than the limit. O(k) for a limit of k.
    mutating func append(_ element: Element, limit: Int) {
        if count == limit { removeFirst() }
        append(element)
    }
}
