import Expectations
import FlowEngine
@testable import NaiveFlows
import Testing

/// The flows that tests make have every option and every trait.
@Suite struct ChoiceTests {
    /// Each choice sets the property of its name, and has a value that is not the default.
    private func check<Owner>(_ choices: [Choice<Owner>], of usual: Owner) {
        let properties = Mirror(reflecting: usual).children
        expectEqual(choices.map(\.name), properties.compactMap(\.label))
        for choice in choices {
            let changes = choice.values.map { set in
                var changed = usual
                set(&changed)
                return zip(properties, Mirror(reflecting: changed).children)
                    .filter { "\($0.value)" != "\($1.value)" }.compactMap(\.0.label)
            }
            expectEqual(changes.first, [])
            expectEqual(changes.dropFirst().allSatisfy { $0 == [choice.name] }, true, "\(choice.name)")
            #expect(changes.count > 1, "\(choice.name)")
        }
    }

    @Test func everyOptionIsAChoice() { check(FlowOptions.choices, of: FlowOptions()) }

    @Test func everyTraitIsAChoice() { check(FlowItemTraits.choices, of: FlowItemTraits()) }
}
