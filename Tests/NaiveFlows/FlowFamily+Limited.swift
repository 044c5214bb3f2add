import FlowEngine

// Limits of lines and items: what is shown, where the overflow item is, and the space for the next item. How that is arranged
// is compared in other families.

private let item = FlowItem(width: 1, height: 1)
private let spacer = FlowItem(
    width: 1, height: 0, traits: traits { ($0.isDiscardable, $0.grow, $0.priority) = (true, 1, -.infinity) })

private func traits(_ change: (inout FlowItemTraits) -> Void) -> FlowItemTraits {
    var traits = FlowItemTraits()
    change(&traits)
    return traits
}

/// Limits of lines, of items, and of both, with overflow items: none, short, long, and ones that become longer the more is
/// hidden.
private func limits(_ lines: [Int], overflow: [[Double]] = [[], [1], [2, 2, 3]]) -> [Setting] {
    let limits = lines.map { Limit(lines: $0) } + [.max, 2].map { Limit(lines: $0, items: 2) }
    return limits.map { Setting(limit: $0) }.with(\.limit!.overflow, overflow)
}

extension FlowFamily {
    static let allLimited = [
        limited, limitedTraits, limitedFlexible, hidingOrder, hidingOverlaps, hidingScaled,
    ]

    /// Limits × ways to break lines × columns × spacings × spaces, with forced and avoided breaks, and items that overlap.
    private static let limited = FlowFamily(
        "limited",
        of: [
            item, FlowItem(width: 3, height: 1),
            FlowItem(width: 2, height: 1, traits: FlowItemTraits(breaksBefore: true)),
            FlowItem(width: 1, height: 1, spacing: 2, traits: FlowItemTraits(breaksAfter: true)),
            FlowItem(width: 1, height: 1, traits: FlowItemTraits(avoidsBreakBefore: true)),
            FlowItem(width: 1, height: 1, spacing: -2),
        ],
        in: limits([1, 2, 3])
            .with(\.options.itemSpacing, [0, 1])
            .with(\.available, [5, 7])
            .with(\.options.lineBreaking, FlowLineBreaking.allCases)
            .with(\.options.columns, [.natural, .uniform, .count(2)]))

    /// Each trait with each of its values among items without, under each option.
    private static let limitedTraits = FlowFamily(
        "limited traits",
        of: [FlowItem(width: 4, height: 1)]
            + itemsWithATrait,
        upTo: 3,
        in: FlowOptions.choices.flatMap { choice in
            choice.values.flatMap { set in
                limits([0, 1, 2], overflow: [[], [3]]).with(\.available, [9]).map { setting in
                    var setting = setting
                    set(&setting.options)
                    return setting
                }
            }
        })

    /// Items that shrink, fill lines or are nothing but distances × limits × ways to wrap items × ways to break lines ×
    /// columns × spacings × spaces.
    private static let limitedFlexible = FlowFamily(
        "limited flexible",
        of: [
            item, FlowItem(width: 3, height: 1, traits: FlowItemTraits(priority: -1)),
            FlowItem(width: 3, height: 1, traits: FlowItemTraits(shrink: 1, minLength: 1)),
            FlowItem(
                width: 3, height: 1,
                traits: FlowItemTraits(shrink: 1, minLength: 1, priority: 1, breaksBefore: true)),
            FlowItem(width: 0, height: 1, traits: traits { $0.isDiscardable = true }), spacer,
            FlowItem(width: 4, height: 1, traits: traits { $0.fillLine() }),
        ],
        upTo: 4,
        in: limits([1, 2])
            .with(\.options.wrapping, FlowWrapping.allCases)
            .with(\.options.itemSpacing, [0, 1])
            .with(\.available, [nil, 3, 5])
            .with(\.options.columns, [.natural, .count(2), .adaptive(minimum: 2, maximum: 3)])
            .with(\.options.lineBreaking, FlowLineBreaking.allCases))

    /// Priorities × limits × ways to break lines × columns × spacings × spaces × limits of items, with forced and avoided
    /// breaks. Nothing overlaps.
    private static let hidingOrder = FlowFamily(
        "hiding order",
        of: [item].with(\.width, [1, 3]).with(\.traits.priority, [-1, 0, 1]) + [
            FlowItem(width: 2, height: 1, traits: FlowItemTraits(breaksBefore: true)),
            FlowItem(width: 1, height: 1, spacing: 2, traits: FlowItemTraits(priority: 1, breaksAfter: true)),
            FlowItem(width: 1, height: 1, traits: FlowItemTraits(avoidsBreakBefore: true)),
            FlowItem(width: 2, height: 1, traits: FlowItemTraits(priority: 1, avoidsBreakBefore: true)),
        ],
        upTo: 4,
        in: limits([1, 2])
            .with(\.options.itemSpacing, [0, 1])
            .with(\.available, [5, 7])
            .with(\.options.lineBreaking, FlowLineBreaking.allCases)
            .with(\.options.columns, [.natural, .uniform])
            .with(\.options.maxItemsPerLine, [nil, 2])
            .with(\.limit!.adjusts, [false, true]))

    /// Priorities of items that overlap × limits × ways to break lines × columns × spacings × spaces. More items than need
    /// be may be hidden, as the documentation says.
    private static let hidingOverlaps = FlowFamily(
        "hiding overlaps",
        of: [item].with(\.width, [1, 3]).with(\.traits.priority, [0, 1]).with(\.spacing, [nil, -2]),
        upTo: 4,
        in: limits([1, 2])
            .with(\.options.itemSpacing, [0, 1, -2])
            .with(\.available, [5, 7])
            .with(\.options.lineBreaking, FlowLineBreaking.allCases)
            .with(\.options.columns, [.natural, .uniform]))

    /// Priorities of items on scaled lines × limits × scalings × ways to break lines × spacings × spaces, with spacers.
    private static let hidingScaled = FlowFamily(
        "hiding scaled",
        of: [
            item, FlowItem(width: 3, height: 1),
            FlowItem(width: 2, height: 1, traits: FlowItemTraits(priority: 1, keepsSize: true)),
            FlowItem(width: 1, height: 2, traits: FlowItemTraits(priority: 1)),
            FlowItem(width: 1, height: 1, traits: FlowItemTraits(priority: -1)), spacer,
        ],
        upTo: 4,
        in: limits([1, 2, 3])
            .with(
                \.options.scaling,
                [FlowScaling(thickness: 2), FlowScaling(thickness: 2, minThickness: 1, maxThickness: 3)]
            )
            .with(\.options.itemSpacing, [0, 1])
            .with(\.available, [5, 7])
            .with(\.options.lineBreaking, FlowLineBreaking.allCases))
}
