import PortableUIDrawing

/// How one look of a track moves and fades, as the body of a CSS `@keyframes` rule.
struct Keyframes {
    /// How far, in points, and how visible it is.
    private struct Value: Hashable {
        var translation: String
        var opacity: String
    }

    private var values: [(offset: String, value: Value)] = []

    /// - Parameters:
    ///   - positions: Where it is when each state begins and when it ends.
    ///   - isShown: The states that show it.
    ///   - travels: Whether it travels from each state to the next. If not, it is hidden in the middle of the way.
    ///   - hold: The part of one round, from 0 to 1, for which each state is shown.
    init(positions: [(begin: CGPoint, end: CGPoint)], isShown: [Bool], travels: [Bool], hold: Double) {
        let count = Double(positions.count)
        for (state, position) in positions.enumerated() {
            let opacity = isShown[state] ? "1" : "0"
            let begin = Double(state) / count
            add(begin, position.begin, opacity)
            add(begin + hold, position.end, opacity)
            guard !travels[state] else { continue }
            let third = (1 / count - hold) / 3
            add(begin + hold + third, position.end, "0")
            add(begin + hold + 2 * third, positions[(state + 1) % positions.count].begin, "0")
        }
        // One round ends as the next begins.
        add(1, positions[0].begin, isShown[0] ? "1" : "0")
    }

    /// Whether nothing changes.
    var isStill: Bool {
        values.allSatisfy { $0.value == values[0].value }
    }

    /// The rule's body, in which times of equal values share one block.
    var css: String {
        var offsets: [Value: [String]] = [:]
        var order: [Value] = []
        for (offset, value) in values {
            if offsets[value] == nil { order.append(value) }
            offsets[value, default: []].append(offset)
        }
        return order.map { value in
            "\(offsets[value, default: []].joined(separator: ","))"
                + "{transform:translate(\(value.translation));opacity:\(value.opacity)}"
        }.joined()
    }

    private mutating func add(_ time: Double, _ point: CGPoint, _ opacity: String) {
        let translation = "\(point.x.formattedCompactly())px,\(point.y.formattedCompactly())px"
        values.append(
            (
                "\(CGFloat(time * 100).formattedCompactly())%",
                Value(translation: translation, opacity: opacity)
            ))
    }
}
