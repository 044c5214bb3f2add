import FlowEngine
import PlainLoop

extension Row {
    /// Rows that are measured in turn.
    static let all = [
        arrange, loop, justified, baselines, flexible, photos, evenPhotos, directions, even, balanced, index,
        indexRewrap, photosRewrap, insertion, removal, resize, screen, pass, preferredPass, seedPass,
        warmPass,
    ]

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
