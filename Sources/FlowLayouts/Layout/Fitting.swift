/// The way of a flow's views to their places in some room: what is too long is measured again, what is
/// beyond the last line is hidden, lines are broken, what grows or shrinks there is measured again, and all
/// is placed.
struct Fitting {
    private let flow: FlowConfiguration
    private let room: FlowRoom
    private let subviews: LayoutSubviews
    private let measured: MeasuredItems
    private let options: FlowOptions
    private(set) var offers: Offers

    // The views to place: in the end those that are shown, and the one that stands for the others.
    private var items: FlowItems
    private var dimensions: [ViewDimensions]
    private var indices: [Int]
    private var spacings: [ViewSpacing]
    private var proposals: [Int: ProposedViewSize] = [:]

    init(
        _ measured: MeasuredItems, of subviews: LayoutSubviews, flow: FlowConfiguration, room: FlowRoom,
        offers: Offers
    ) {
        self.flow = flow
        self.room = room
        self.subviews = subviews
        self.measured = measured
        self.offers = offers
        items = measured.items
        dimensions = measured.dimensions
        indices = measured.roles.items
        spacings = measured.spacings
        var options = flow.options(itemAlignment: measured.guide.alignment)
        options.itemSeparator = measured.itemSeparator.map { Double($0.length) } ?? options.itemSeparator
        options.lineSeparator = measured.lineSeparator.map { Double($0.length) } ?? options.lineSeparator
        self.options = options
    }

    mutating func fit() -> FittedItems {
        // 1. Views that are longer than the flow or their column may be are offered just that length.
        var limit = room.length
        if case .count = options.columns {
            limit = items.columnLength(in: limit, options: options) ?? limit
        }
        let long = items.indices(longerThan: limit, along: options.axis)

        // 2. Where there may only be so many lines, views beyond them are hidden.
        var hiding = Hiding.nothing
        if let maxLines = flow.maxLines {
            hiding = hide(beyond: maxLines, offering: limit, to: long)
        } else {
            for index in long {
                offer(limit, to: index)
                measured.guide.replace(at: index, with: dimensions[index], in: &items)
            }
        }

        // 3. Lines are broken, and all is placed.
        let arrangement = arrange()
        return FittedItems(
            arrangement: arrangement, items: items, room: room, dimensions: dimensions, indices: indices,
            proposals: proposals, roles: measured.roles, hiding: hiding)
    }

    /// Hides as few views as possible, and puts the one behind the others that stands for them. Views that
    /// are too long are offered a length, as far as they are shown, or the first that is not.
    private mutating func hide(beyond maxLines: Int, offering limit: CGFloat, to long: [Int]) -> Hiding {
        // 1. The view that stands for the others, which may be too long itself.
        var overflow = measured.overflow?.dimensions
        if let index = measured.overflow?.index, (overflow?.length(along: flow.axis) ?? 0) > limit {
            overflow = dimensions(ofSubview: index, offered: limit)
        }
        let overflowSize = overflow.map { FlowSize(width: $0.width, height: $0.height) }
        let overflowTraits = measured.overflow?.traits ?? FlowItemTraits()
        func limited(hidingAtLeast fewest: Int) -> (shown: Int, items: FlowItems) {
            items.limited(
                toLines: maxLines, in: room.length, options: options, hidingAtLeast: fewest,
                overflowTraits: overflowTraits
            ) { _ in overflowSize }
        }

        // 2. The most views that can be shown. A long one that gets shorter may make room for others.
        var rest = long[...]
        var best = limited(hidingAtLeast: 1)
        while let next = rest.first, next <= best.shown {
            let reached = rest.prefix { $0 <= best.shown }
            for index in reached {
                offer(limit, to: index)
                measured.guide.replace(at: index, with: dimensions[index], in: &items)
            }
            rest = rest.dropFirst(reached.count)
            best = limited(hidingAtLeast: 1)
        }
        guard best.shown < items.count else { return .nothing }

        // 3. The others are taken out, and the one that stands for them is put in.
        let fewest = items.count - best.shown
        if let overflow = measured.overflow, overflow.fewest > fewest {
            best = limited(hidingAtLeast: overflow.fewest)
        }
        let hidden = indices[best.shown...]
        items = best.items
        indices.removeSubrange(best.shown...)
        dimensions.removeSubrange(best.shown...)
        spacings.removeSubrange(min(best.shown, spacings.count)...)
        proposals = proposals.filter { $0.key < best.shown }
        if let overflow, let measuredOverflow = measured.overflow {
            indices.append(measuredOverflow.index)
            dimensions.append(overflow)
            spacings.append(measuredOverflow.spacing)
            if overflow != measuredOverflow.dimensions {
                proposals[best.shown] = ProposedViewSize(length: limit, axis: flow.axis)
            }
            measured.guide.replace(at: best.shown, with: overflow, in: &items)
        }
        return Hiding(fewest: fewest, indices: Array(hidden))
    }

    private mutating func arrange() -> FlowArrangement {
        // 1. Where lines have given distances, and no view deviates from the others, the engine needs no help.
        if items.traits.isEmpty && flow.lineSpacing != nil && room.across == nil {
            return FlowArrangement(of: items, in: room.length, options: options)
        }

        // 2. Views that grow or shrink on their line are offered the length they get there.
        var lines = FlowLines(of: items, in: room.length, options: options)
        lines.remeasure { change, items in
            offer(change.length, to: change.index)
            measured.guide.replace(at: change.index, with: dimensions[change.index], in: &items)
        }
        items = lines.items

        // 3. Lines are placed, and spread where they leave room.
        return FlowArrangement(of: lines, across: room.across.map { Double($0) }, extends: true) {
            upper, lower in
            flow.lineSpacing ?? lineSpacing(from: upper, to: lower)
        }
    }

    /// Offers a view a length, and takes the size that it then has.
    private mutating func offer(_ length: CGFloat, to index: Int) {
        dimensions[index] = dimensions(ofSubview: indices[index], offered: length)
        proposals[index] = ProposedViewSize(length: length, axis: flow.axis)
    }

    private mutating func dimensions(ofSubview index: Int, offered length: CGFloat) -> ViewDimensions {
        offers.dimensions(of: index, in: subviews, offered: length, along: flow.axis)
    }

    /// The distance that two lines prefer, as two stacks with their views and separators would.
    private func lineSpacing(from upper: Range<Int>, to lower: Range<Int>) -> CGFloat {
        func union(_ range: Range<Int>) -> ViewSpacing {
            var spacing = spacings[range].reduce(into: ViewSpacing()) { $0.formUnion($1) }
            if range.count > 1, let separator = measured.itemSeparator {
                spacing.formUnion(separator.spacing)
            }
            return spacing
        }
        return union(upper).distance(
            to: union(lower), around: measured.lineSeparator, along: flow.axis.across)
    }
}
