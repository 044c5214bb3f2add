import Expectations
import FlowEngine
@testable import NaiveFlows
import Testing

/// A part of all small flows. `Scripts/exhaust` compares all of them, and finds the smallest that differs.
@Suite struct ExhaustiveTests {
    // The steps are prime, so that all kinds of flows come up.
    @Test(arguments: FlowFamily.all.map(\.name))
    func smallFlowsAreArrangedAsTheNaiveOnes(name: String) throws {
        let family = try #require(FlowFamily.all.first { $0.name == name })
        let findings = family.compare(everyOf: family.count > 4_000_000 ? 7919 : 499)
        #expect(findings.count > 500)
        #expect(findings.editedCount > 20)
        let fault = findings.fault.map { "The smallest of \(findings.count) flows: \($0)" }
        expectEqual(findings.faultCount, 0, "\(fault ?? "")")
    }

    @Test func thereAreAHundredMillionFlows() {
        #expect(FlowFamily.all.reduce(0) { $0 + $1.count } > 100_000_000)
    }

    @Test func aFamilyHasEachListOnce() {
        let kinds = [
            FlowItem(width: 0, height: 1), FlowItem(width: 1, height: 1), FlowItem(width: 2, height: 1),
        ]
        let family = FlowFamily("small", of: kinds, upTo: 3, in: [Setting()])
        let lists = (0..<family.listCount).map { family.items(ofList: $0) }
        expectEqual(lists.count, 1 + 3 + 9 + 27)
        expectEqual(Set(lists).count, lists.count)
        expectEqual(lists.map(\.count), lists.map(\.count).sorted())
    }

    // Whatever the engine does wrong, the naive flow does not match it.
    @Test func aWrongArrangementIsFound() {
        let items = [FlowItem(width: 3, height: 1), FlowItem(width: 2, height: 1)]
        var setting = Setting(available: 8)
        (setting.options.itemSpacing, setting.options.itemSeparator) = (1, 0.5)
        (setting.options.lineSpacing, setting.options.lineSeparator) = (1, 0.5)
        setting.options.maxItemsPerLine = 1
        func matches(_ change: (inout FlowOptions) -> Void) -> Bool {
            var changed = setting
            change(&changed.options)
            return NaiveArrangement(of: items, in: changed).matches(
                FlowArrangement(of: FlowItems(items), in: 8, options: setting.options))
        }
        #expect(matches { _ in })
        #expect(matches { $0.itemAlignment = .bottom })
        #expect(!matches { $0.maxItemsPerLine = nil })
        #expect(!matches { $0.lineSpacing += 1.0 / 1024 })
        #expect(!matches { $0.lineSeparator = nil })
        #expect(!matches { $0.lineAlignment = .trailing })
        #expect(!matches { $0.sizing = .fill })
        #expect(!matches { $0.axis = .vertical })
        #expect(!matches { $0.reversesLines = true })
    }

    @Test func aWrongLimitIsFound() {
        let items = [3, 4, 2, 5].map { FlowItem(width: $0, height: 1) }
        let setting = Setting(available: 8, limit: Limit(lines: 1, overflow: [2]))
        func matches(_ change: (inout Setting) -> Void) -> Bool {
            var changed = setting
            change(&changed)
            var naive = NaiveLimit(of: items, in: changed)
            let (limited, asked) = Limit(lines: 1, overflow: [2]).applied(to: FlowItems(items), in: setting)
            return naive.matches(limited, asked: asked)
        }
        #expect(matches { _ in })
        #expect(!matches { $0.available = 9 })
        #expect(!matches { $0.options.sizing = .fill })
        #expect(!matches { $0.limit = Limit(lines: 2, overflow: [2]) })
        #expect(!matches { $0.limit = Limit(lines: 1, overflow: [3]) })
        #expect(!matches { $0.limit = Limit(lines: 1) })
        #expect(!matches { $0.limit?.overflowTraits.grow = 1 })
    }

    @Test func aFlowIsPrintedAsCode() {
        var setting = Setting(available: .infinity, across: 9)
        (setting.options.columns, setting.options.lineBreaking) = (.count(2), .even)
        (setting.options.itemSpacing, setting.options.lineSpacing) = (-.infinity, 8)
        (setting.options.maxItemsPerLine, setting.options.itemSeparator) = (3, .nan)
        let traits = FlowItemTraits(grow: 0.5, alignment: .stretch, breaksAfter: true)
        let item = FlowItem(width: 1, height: 2, lastBaseline: 1.5, spacing: -1, traits: traits)
        expectEqual(
            setting.code(of: [item]),
            """
            let items: FlowItems = [
                FlowItem(width: 1.0, height: 2.0, lastBaseline: 1.5, spacing: -1.0, \
            traits: FlowItemTraits(grow: 0.5, alignment: .stretch, breaksAfter: true)),
            ]
            let options = FlowOptions(itemSpacing: -.infinity, columns: .count(2), lineBreaking: .even, \
            maxItemsPerLine: 3, itemSeparator: .nan)
            FlowArrangement(of: items, in: .infinity, across: 9.0, options: options)
            """)
        var limited = Setting(available: 7)
        limited.limit = Limit(lines: 2, overflow: [1, 3])
        expectEqual(
            limited.code(of: []),
            """
            let items: FlowItems = [

            ]
            let options = FlowOptions(itemSpacing: 0.0, lineSpacing: 0.0)
            items.limited(toLines: 2, in: 7.0, options: options, overflow: Limit(overflow: [1.0, 3.0]).overflow)
            """)
    }
}
