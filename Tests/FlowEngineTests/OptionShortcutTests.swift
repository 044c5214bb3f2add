import Expectations
import Testing

@testable import FlowEngine

/// Shortcuts follow some options, and refuse all others.
@Suite struct OptionShortcutTests {
    /// Another value than the default for each option, and whether items are arranged in one loop with it, if lines are
    /// greedy.
    private let options: [String: (changed: FlowOptions, isPlain: Bool)] = [
        "axis": (FlowOptions(axis: .vertical), true),
        "itemSpacing": (FlowOptions(itemSpacing: 3), true),
        "lineSpacing": (FlowOptions(lineSpacing: 3), true),
        "lineAlignment": (FlowOptions(lineAlignment: .center), true),
        "itemAlignment": (FlowOptions(itemAlignment: .bottom), true),
        "columns": (FlowOptions(columns: .uniform), false),
        "direction": (FlowOptions(direction: .rightToLeft), true),
        "sizing": (FlowOptions(sizing: .fill), true),
        "distribution": (FlowOptions(distribution: .justified), true),
        "lastLine": (FlowOptions(lastLine: .natural), true),
        "lineDistribution": (FlowOptions(lineDistribution: .center), true),
        "equalizesLines": (FlowOptions(equalizesLines: true), false),
        "scaling": (FlowOptions(scaling: FlowScaling(thickness: 9)), false),
        "lineBreaking": (FlowOptions(lineBreaking: .balanced), true),
        "shrinksBeforeBreaking": (FlowOptions(shrinksBeforeBreaking: true), true),
        "maxItemsPerLine": (FlowOptions(maxItemsPerLine: 2), true),
        "minLines": (FlowOptions(minLines: 2), true),
        "itemSeparator": (FlowOptions(itemSeparator: 1), false),
        "lineSeparator": (FlowOptions(lineSeparator: 1), false),
        "reversesItems": (FlowOptions(reversesItems: true), true),
        "reversesLines": (FlowOptions(reversesLines: true), true),
    ]

    @Test func eachOptionIsFollowedOrRefused() {
        expectEqual(
            Set(options.keys), Set(Swift.Mirror(reflecting: FlowOptions()).children.compactMap(\.label)))
        for (name, option) in options {
            expectEqual(option.changed.allowArrangingPlainly, option.isPlain, "\(name)")
            expectEqual(option.changed.allowBreakingPlainly, (name != "scaling"), "\(name)")
        }
    }
}
