import FlowEngine
import TestSupport

/// A property with some of its values: of all of these are the flows that tests make.
struct Choice<Owner>: Sendable {
    let name: String
    /// Each sets a value. The first one is the default.
    let values: [@Sendable (inout Owner) -> Void]

    init<Value: Sendable>(
        _ name: String, _ path: WritableKeyPath<Owner, Value> & Sendable, _ values: [Value]
    ) {
        self.name = name
        self.values = values.map { value in { $0[keyPath: path] = value } }
    }

    /// Sets one of the other values one in some times, and else the default.
    func randomize(_ owner: inout Owner, oneIn count: Int, using random: inout SeededGenerator) {
        let index = random.chance(count) ? Int.random(in: 1..<values.count, using: &random) : 0
        values[index](&owner)
    }
}

extension FlowOptions {
    static let choices: [Choice<FlowOptions>] = [
        Choice("axis", \.axis, FlowAxis.allCases),
        Choice("itemSpacing", \.itemSpacing, [8, 1, -1]),
        Choice("lineSpacing", \.lineSpacing, [8, 1, -1]),
        Choice("lineAlignment", \.lineAlignment, FlowLineAlignment.allCases),
        Choice("itemAlignment", \.itemAlignment, FlowItemAlignment.allCases),
        Choice(
            "columns", \.columns,
            [
                .natural, .uniform, .count(2), .count(3), .adaptive(minimum: 2),
                .adaptive(minimum: 1, maximum: 3),
            ]),
        Choice("direction", \.direction, FlowDirection.allCases),
        Choice("sizing", \.sizing, FlowSizing.allCases),
        Choice("distribution", \.distribution, FlowDistribution.allCases),
        Choice("lastLine", \.lastLine, FlowLastLine.allCases),
        Choice("lineDistribution", \.lineDistribution, FlowLineDistribution.allCases),
        Choice("equalizesLines", \.equalizesLines, [false, true]),
        Choice(
            "scaling", \.scaling,
            [nil, FlowScaling(thickness: 2), FlowScaling(thickness: 20, minThickness: 15, maxThickness: 40)]),
        Choice("lineBreaking", \.lineBreaking, FlowLineBreaking.allCases),
        Choice("wrapping", \.wrapping, FlowWrapping.allCases),
        Choice("maxItemsPerLine", \.maxItemsPerLine, [nil, 0, 2, 3]),
        Choice("minLines", \.minLines, [1, 0, 2, 4]),
        Choice("itemSeparator", \.itemSeparator, [nil, 1]),
        Choice("lineSeparator", \.lineSeparator, [nil, 1]),
        Choice("reversesItems", \.reversesItems, [false, true]),
        Choice("reversesLines", \.reversesLines, [false, true]),
    ]
}

extension FlowItemTraits {
    static let choices: [Choice<FlowItemTraits>] = [
        Choice("grow", \.grow, [0, 0.25, 1]),
        Choice("shrink", \.shrink, [0, 0.25, 1]),
        Choice("minLength", \.minLength, [0, 3]),
        Choice("maxLength", \.maxLength, [.infinity, 1]),
        Choice("priority", \.priority, [0, 1, -1]),
        Choice("alignment", \.alignment, [nil] + FlowItemAlignment.allCases),
        Choice("breaksBefore", \.breaksBefore, [false, true]),
        Choice("breaksAfter", \.breaksAfter, [false, true]),
        Choice("avoidsBreakBefore", \.avoidsBreakBefore, [false, true]),
        Choice("direction", \.direction, [nil] + FlowDirection.allCases),
        Choice("keepsSize", \.keepsSize, [false, true]),
        Choice("isDiscardable", \.isDiscardable, [false, true]),
        Choice("followsBreak", \.followsBreak, [false, true]),
        Choice("isDivider", \.isDivider, [false, true]),
    ]
}
