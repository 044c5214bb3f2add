/// The latest of many elements, the newest last.
struct Latest<Element> {
    /// The most elements kept.
    let limit: Int
    private(set) var elements: [Element] = []

    init(_ limit: Int) {
        self.limit = limit
    }

    /// Adds an element, for which the oldest one goes if there are as many as may be. O(k) for k of them.
    mutating func append(_ element: Element) {
        if elements.count == limit { elements.removeFirst() }
        elements.append(element)
    }
}
