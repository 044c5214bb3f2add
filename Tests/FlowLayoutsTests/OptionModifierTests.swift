import Expectations
import TestSupport
import Testing

@_spi(Tools) @testable import FlowLayouts

/// Every option of the engine has a modifier, which the random flows of these tests use.
@Suite struct OptionModifierTests {
    /// Those of initializers and of the environment, of views as separators, and of photos.
    private let others: Set = [
        "axis", "itemSpacing", "lineSpacing", "lineAlignment", "itemAlignment", "direction", "scaling",
        "itemSeparator", "lineSeparator",
    ]

    @Test func randomFlowsHaveEveryOption() {
        let usual = Mirror(reflecting: FlowLayout()._configuration.options).children
        var changed: Set<String> = []
        for seed in UInt64(0)..<100 {
            var random = SeededGenerator(seed: seed)
            let options: FlowOptions = FlowLayout().randomized(using: &random)._configuration.options
            for (option, other) in zip(usual, Mirror(reflecting: options).children)
            where "\(option.value)" != "\(other.value)" {
                changed.insert(option.label ?? "")
            }
        }
        expectEqual(changed, Set(usual.compactMap(\.label)).subtracting(others))
    }
}
