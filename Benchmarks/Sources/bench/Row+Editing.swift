import FlowEditing

extension Row {
    static let index = Row(name: "an editable flow made of the items") { _, container in
        var index: EditableFlow?
        return Work(
            prepare: { _ in index = nil },
            run: { work in index = EditableFlow(of: work.items, in: container) },
            release: { index = nil })
    }

    static let indexRewrap = rewrap("editable flow: new width", FlowOptions())

    static let photosRewrap = rewrap(
        "editable flow of photos: new width", FlowOptions(scaling: photoScaling))

    static let insertion = edit("editable flow: one insertion") { index, place, item in
        index.insert(item, at: place)
    }

    static let removal = edit("editable flow: one removal") { index, place, _ in
        index.remove(at: place)
    }

    static let resize = edit("editable flow: one resize") { index, place, item in
        index.replace(at: place, with: item)
    }

    /// Frames of what one screen shows, which is 844 points high, anywhere in the flow.
    static let screen = Row(name: "editable flow: frames on one screen") { _, container in
        let times = 100
        var index = EditableFlow(in: container)
        var offsets: [Double] = []
        var random = SplitMix64(state: 1)
        return Work(
            times: times,
            prepare: { work in
                index = EditableFlow(of: work.items, in: container)
                let rest = max(0, index.size.height - 844)
                offsets = (0..<times).map { _ in rest * random.nextUnit() }
            },
            run: { _ in
                for offset in offsets {
                    keep(
                        index.frames(intersecting: FlowRect(x: 0, y: offset, width: container, height: 844))
                            .count)
                }
            },
            release: { index = EditableFlow(in: container) })
    }

    private static func rewrap(_ name: String, _ options: FlowOptions) -> Row {
        Row(name: name) { _, container in
            var index = EditableFlow(in: container)
            return Work(
                prepare: { work in
                    index = EditableFlow(of: work.items, in: container * 2, options: options)
                },
                run: { _ in index.availableLength = container },
                release: { index = EditableFlow(in: container) })
        }
    }

    /// Edits at random places in the middle half of the items, so many that the clock can tell, and so few
    /// that there are about as many items as before.
    private static func edit(
        _ name: String,
        _ edit: @escaping @Sendable (inout EditableFlow, Int, FlowItem) -> Void
    ) -> Row {
        Row(name: name) { count, container in
            let times = max(1, min(count / 100, 1000))
            var index = EditableFlow(in: container)
            var edits: [(place: Int, item: FlowItem)] = []
            var random = SplitMix64(state: 1)
            return Work(
                times: times,
                prepare: { work in
                    index = EditableFlow(of: work.items, in: container)
                    edits = (0..<times).map { _ in
                        (
                            count / 4 + Int(Double(count / 2) * random.nextUnit()),
                            FlowItem(
                                width: 20 + 100 * random.nextUnit(), height: 20 + 20 * random.nextUnit())
                        )
                    }
                },
                run: { _ in
                    for (place, item) in edits { edit(&index, place, item) }
                },
                release: { index = EditableFlow(in: container) })
        }
    }
}

/// Keeps the compiler from leaving out what gives a value.
@inline(never)
private func keep(_ value: Int) {}
