import FlowEngine
import FlowWords
import PlainLoop

extension Row {
    static let all = compared + apart

    /// Rows that are measured in turn.
    static let compared = [
        arrange, loop, copy, fresh, unlimited, justified, baselines, flexible, photos, evenPhotos, directions,
        wordDirections, even, balanced, index, indexRewrap, photosRewrap, insertion, photosInsertion, removal,
        resize, screen, pass, preferredPass, limitedPass, seedPass, warmPass,
    ]

    /// Rows that would leave the processor's caches to the next ones full of what they prepare.
    static let apart = [viewPass]

    static let arrange = Row(name: "full arrangement") { _, container in
        var arrangement = FlowArrangement(of: FlowItems(), in: container)
        return Work { work in arrangement.update(of: work.items, in: container) }
    }

    static let loop = Row(name: "plain C loop, the same frames") { count, container in
        let frames = PlainFrames(count)
        return Work { work in
            _ = plain_loop(
                work.widths, work.heights, count, container, 8, 8, &frames.x, &frames.y, &frames.widths,
                &frames.heights)
        }
    }

    static let copy = Row(name: "stream copy of the same bytes") { count, _ in
        let frames = PlainFrames(count)
        return Work { work in
            stream_copy(
                work.widths, work.heights, count, &frames.x, &frames.y, &frames.widths, &frames.heights)
        }
    }

    static let fresh = Row(name: "full arrangement in fresh memory") { _, container in
        var arrangement: FlowArrangement?
        return Work(
            prepare: { _ in arrangement = nil },
            run: { work in arrangement = FlowArrangement(of: work.items, in: container) })
    }

    static let unlimited = Row(name: "full arrangement, no width") { _, _ in
        var arrangement = FlowArrangement(of: FlowItems(), in: nil)
        return Work { work in arrangement.update(of: work.items, in: nil) }
    }

    static let justified = with("full arrangement, justified") { _, options in
        options.distribution = .justified
    }

    static let baselines = with("full arrangement, by baselines") { items, options in
        options.itemAlignment = .firstTextBaseline
        for index in 0..<items.count {
            items[index].firstBaseline = items[index].height * 0.75
        }
    }

    static let even = with("full arrangement, even breaking") { _, options in options.lineBreaking = .even }

    static let balanced = with("full arrangement, balanced breaking") { _, options in
        options.lineBreaking = .balanced
    }

    /// What makes rows of photos of the items.
    static let photoScaling = FlowScaling(thickness: 30)

    static let photos = with("full arrangement, rows of photos") { _, options in
        options.scaling = photoScaling
    }

    static let evenPhotos = with("full arrangement, even rows of photos") { _, options in
        options.scaling = photoScaling
        options.lineBreaking = .even
    }

    static let directions = with("full arrangement, words of both directions") { items, _ in
        // Three of eight are read from right to left.
        for index in (0..<items.count).reversed() where index % 8 < 3 {
            items[index].traits.direction = .rightToLeft
        }
    }

    /// What words of such a sentence are read in, which is found out once for a text.
    static let wordDirections = Row(name: "directions found for words", limit: 1_000_000) { count, _ in
        let sentence = ["The", "first", "article", "(المادة", "الأولى)", "says:", "جميع", "free."]
        let words = (0..<count).map { sentence[$0 % sentence.count] }
        var directions: [FlowDirection] = []
        return Work(
            run: { _ in directions = FlowDirection.directions(ofWords: words, in: .leftToRight) },
            release: { directions = [] })
    }

    static let flexible = with("full arrangement, all items growing") { items, _ in
        for index in (0..<items.count).reversed() {
            items[index].traits.grow = 1
        }
    }

    private static func with(
        _ name: String, _ change: @escaping @Sendable (inout FlowItems, inout FlowOptions) -> Void
    ) -> Row {
        Row(name: name) { _, container in
            var arrangement = FlowArrangement(of: FlowItems(), in: container)
            var items = FlowItems()
            var options = FlowOptions()
            return Work(
                prepare: { work in
                    items = work.items
                    change(&items, &options)
                },
                run: { _ in arrangement.update(of: items, in: container, options: options) })
        }
    }
}

/// Frames as a C programmer keeps them.
private final class PlainFrames {
    var x, y, widths, heights: [Double]

    init(_ count: Int) {
        x = [Double](repeating: 0, count: count)
        y = [Double](repeating: 0, count: count)
        widths = [Double](repeating: 0, count: count)
        heights = [Double](repeating: 0, count: count)
    }
}
