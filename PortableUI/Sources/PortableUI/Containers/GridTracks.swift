/// The columns of a lazy grid, in the space that there is.
struct GridTracks {
    struct Track {
        var start: CGFloat
        var length: CGFloat
        var alignment: Alignment?
    }

    private(set) var tracks: [Track] = []

    /// How much the tracks and the spaces between them take.
    var length: CGFloat {
        tracks.last.map { $0.start + $0.length } ?? 0
    }

    /// The most tracks that an adaptive item becomes.
    private static var limit: CGFloat { 10_000 }

    /// Divides the space, as objc.io found out that SwiftUI does: fixed tracks come first, and then the others in
    /// their order, each of which takes its even share of what is left, within its limits.
    ///
    /// - Parameters:
    ///   - items: The tracks. Lengths and spacings that are not finite count as 0, infinite maxima excepted.
    ///   - available: In points; `nil` and infinity leave flexible and adaptive tracks their minimum.
    init(_ items: [GridItem], in available: CGFloat?) {
        let available = available.map(GridTracks.finite) ?? 0
        let spacings = items.map { GridTracks.finite($0.spacing ?? ViewSpacing.defaultDistance) }
        var remaining = max(available - spacings.dropLast().reduce(0, +), 0)
        var sharing = 0
        for item in items {
            if case .fixed(let length) = item.size {
                remaining -= max(GridTracks.finite(length), 0)
            } else {
                sharing += 1
            }
        }

        var start: CGFloat = 0
        for (item, spacing) in zip(items, spacings) {
            func add(_ length: CGFloat) {
                tracks.append(Track(start: start, length: length, alignment: item.alignment))
                start += length + spacing
            }
            func share() -> CGFloat {
                defer { sharing -= 1 }
                return max(remaining, 0) / CGFloat(sharing)
            }
            switch item.size {
            case .fixed(let length): add(max(GridTracks.finite(length), 0))
            case .flexible(let minimum, let maximum):
                let length = GridTracks.limited(share(), minimum, maximum)
                remaining -= length
                add(length)
            case .adaptive(let minimum, let maximum):
                let share = share()
                let fitting = (share + spacing) / (max(GridTracks.finite(minimum), 0) + spacing)
                // One also where that is no number.
                let count = fitting >= 1 ? Int(min(fitting, GridTracks.limit)) : 1
                let spaces = spacing * CGFloat(count - 1)
                let length = GridTracks.limited((share - spaces) / CGFloat(count), minimum, maximum)
                remaining -= length * CGFloat(count) + spaces
                for _ in 0..<count { add(length) }
            }
        }
    }

    private static func finite(_ length: CGFloat) -> CGFloat { length.isFinite ? length : 0 }

    private static func limited(_ length: CGFloat, _ minimum: CGFloat, _ maximum: CGFloat) -> CGFloat {
        let minimum = max(finite(minimum), 0)
        return max(min(length, maximum.isNaN ? .infinity : maximum), minimum)
    }
}
