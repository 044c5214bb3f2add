import FlowEngine
import FlowWords

/// The directions of words, and of the views among them, paragraph by paragraph.
struct WordDirections {
    /// What items are read as: words, or marks of a direction. All other items are objects among words.
    private var words: [(item: Int, string: String)] = []

    /// Takes the item after the last one.
    @inline(__always)
    mutating func addItem(_ item: Int, _ values: FlowBoxed<ViewValues>?) {
        guard let values else { return }
        if let direction = values.direction {
            words.append((item, FlowDirection(direction).mark))
        } else if let string = values.word.string {
            words.append((item, string))
        }
    }

    /// Gives items that are read against their flow a direction. A forced break begins a paragraph.
    func apply(to items: inout FlowItems, in layoutDirection: LayoutDirection) {
        guard !words.isEmpty else { return }
        let base = FlowDirection(layoutDirection)
        var strings = [String](repeating: "\u{FFFC}", count: items.count)
        for (item, string) in words { strings[item] = string }
        let directions = FlowDirection.directions(ofWords: strings, in: base) {
            items[$0].traits.breaksBefore || items[$0 - 1].traits.breaksAfter
        }
        for (item, direction) in directions.enumerated() where direction != base {
            // Here, all flows run from left to right: the system mirrors them.
            items[item].traits.direction = .rightToLeft
        }
    }
}

extension FlowDirection {
    fileprivate init(_ direction: LayoutDirection) {
        self = direction == .rightToLeft ? .rightToLeft : .leftToRight
    }
}
