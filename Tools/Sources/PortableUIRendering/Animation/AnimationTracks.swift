import PortableUIDrawing

/// One drawn item through all states of an animation.
struct AnimationTrack {
    /// What it is in each state; `nil` where it does not exist.
    var items: [MovingItem?]

    /// Its different looks in order of appearance, each with the states that show it.
    var looks: [(item: MovingItem, isShown: [Bool])] {
        var looks: [(item: MovingItem, isShown: [Bool])] = []
        for (state, item) in items.enumerated() {
            guard let item else { continue }
            let known = looks.firstIndex { $0.item.looksLike(item) }
            if known == nil {
                looks.append((item, Array(repeating: false, count: items.count)))
            }
            looks[known ?? looks.count - 1].isShown[state] = true
        }
        return looks
    }

    /// Where it is when each state begins and when it ends.
    ///
    /// They differ where it does not exist: it has faded out where it last was and is, unseen, brought
    /// to where it will fade in. What lies before the first state is the last one.
    var positions: [(begin: CGPoint, end: CGPoint)] {
        let count = items.count
        return items.indices.map { state in
            func origin(_ steps: some Sequence<Int>) -> CGPoint {
                let origins = steps.lazy.compactMap { items[(state + $0 + count) % count]?.item.frame.origin }
                return origins.first { _ in true } ?? .zero
            }
            return (origin((0..<count).lazy.map { -$0 }), origin(0..<count))
        }
    }

    /// Whether it travels from each state to the next, on its row, and does not fade out and in.
    ///
    /// - Parameter scenes: The states before which it only stays where it is, or fades.
    func travels(scenes: Set<Int>) -> [Bool] {
        items.indices.map { state in
            let following = (state + 1) % items.count
            guard let item = items[state], let next = items[following] else { return false }
            let (origin, end) = (item.item.frame.origin, next.item.frame.origin)
            // Less than a point is not seen.
            guard abs(end.y - origin.y) < 1 else { return false }
            return !scenes.contains(following) || abs(end.x - origin.x) < 1 && item.looksLike(next)
        }
    }

    /// Follows each drawn item through several states, from back to front.
    static func tracks(through states: [DisplayList]) -> [AnimationTrack] {
        var tracks: [Key: AnimationTrack] = [:]
        var order: [Key] = []
        for (state, list) in states.enumerated() {
            let items = MovingItem.items(of: list.nodes)
            let keys = Key.keys(of: items)
            order = merged(order, with: keys) { tracks[$0] != nil }
            for (key, item) in zip(keys, items) {
                tracks[key, default: AnimationTrack(items: Array(repeating: nil, count: states.count))]
                    .items[state] = item
            }
        }
        return order.compactMap { tracks[$0] }
    }

    /// The known keys in their order, and each new one after the one that it follows in its state.
    private static func merged(_ known: [Key], with keys: [Key], isKnown: (Key) -> Bool) -> [Key] {
        var followers: [Key?: [Key]] = [:]
        var predecessor: Key?
        for key in keys {
            if isKnown(key) {
                predecessor = key
            } else {
                followers[predecessor, default: []].append(key)
            }
        }
        return followers[nil, default: []] + known.flatMap { [$0] + followers[$0, default: []] }
    }

    /// Which of the items that a view draws.
    private struct Key: Hashable {
        var identity: ViewIdentity
        var ordinal: Int

        static func keys(of items: [MovingItem]) -> [Key] {
            var counts: [ViewIdentity: Int] = [:]
            return items.map(\.item.identity).map { identity in
                defer { counts[identity, default: 0] += 1 }
                return Key(identity: identity, ordinal: counts[identity, default: 0])
            }
        }
    }
}
