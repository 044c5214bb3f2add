/// The latest of many elements, the newest last.
struct Latest<Element> {
    /// The most elements that are kept.
    let limit: Int
    private(set) var elements: [Element] = []

    init(_ limit: Int) {
        self.limit = limit
    }

    /// Adds an element, and drops the oldest if there are more than the limit. O(k) for a limit of k.
    mutating func append(_ element: Element) {
        if elements.count == limit { elements.removeFirst() }
        elements.append(element)
    }
}
