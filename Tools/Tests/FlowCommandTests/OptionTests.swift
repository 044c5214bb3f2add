import Expectations
import FlowEngine
import Foundation
import Testing

@testable import flow

/// Every option of the engine is one of the command, and works there.
@Suite struct OptionTests {
    /// The properties in which two values differ.
    private func difference<Owner>(_ first: Owner, _ second: Owner) -> [String] {
        zip(Mirror(reflecting: first).children, Mirror(reflecting: second).children)
            .filter { "\($0.value)" != "\($1.value)" }.compactMap(\.0.label)
    }

    @Test func eachOptionHasAKeyThatSetsIt() throws {
        let usual = FlowOptions()
        expectEqual(FlowOptions.keys.map(\.name), Mirror(reflecting: usual).children.compactMap(\.label))
        for key in FlowOptions.keys {
            let changed = try key.samples().map { try difference(usual, key.setting($0, in: usual)) }
            expectEqual(Set(changed).subtracting([[]]), [[key.name]], "\(key.name)")
        }
        // The page has a control of its own for it.
        expectEqual(FlowOptions.keys.filter { $0.control == nil }.map(\.name), ["itemAlignment"])
    }

    @Test func eachTraitHasAKeyThatSetsIt() throws {
        let usual = FlowItemTraits()
        let keys = FlowItemTraits.keys.filter { $0.name != "fillsLine" }
        // Of some only views know: which are spacers or have no length, which follow a `LineBreak`, and which are dividers.
        let traits = Mirror(reflecting: usual).children.compactMap(\.label)
            .filter { !["isDiscardable", "followsBreak", "isDivider"].contains($0) }
        expectEqual(keys.map(\.name), traits)
        for key in keys {
            let changed = try key.samples().map { try difference(usual, key.setting($0, in: usual)) }
            expectEqual(Set(changed).subtracting([[]]), [[key.name]], "\(key.name)")
        }
    }

    /// What a key left out stands for, written out, is the same.
    @Test func defaultsAreThoseOfTheTable() throws {
        func check<Owner>(_ keys: [Key<Owner>], _ usual: Owner) throws {
            for key in keys where key.usual != nil && key.usual != "null" {
                try expectEqual(
                    difference(usual, key.setting(#require(key.usual), in: usual)), [], "\(key.name)")
            }
        }
        try check(ArrangeCase.keys, ArrangeCase())
        try check(ArrangeItem.keys, ArrangeItem())
        try check(FlowScaling.keys, FlowScaling(thickness: 0))
    }

    /// As they are in JSON, and as options are.
    @Test func valuesOfSeveralWordsMayHaveHyphens() throws {
        for value in ["right-to-left", "rightToLeft"] {
            try expectEqual(OptionArguments.parse(["--direction", value]).direction, .rightToLeft)
        }
    }

    /// Options of `flow render` set what the same keys do. Lengths and separators have options of their own there.
    @Test func eachOptionIsOneOfRenderToo() throws {
        func options(_ arguments: [String]) throws -> FlowOptions {
            let render = try Render.parse(["word", "--width", "9", "--height", "9"] + arguments)
            return render.flow.options(with: render.optionArguments, itemSpacing: 8, lineSpacing: 8)
        }
        let usual = try options([])
        let ranges = ["{minLength:9}": "9...", "{minLength:9,maxLength:12}": "9...12"]
        for key in FlowOptions.keys where !OptionCode.lengths.contains(key.name) {
            let name = "--\(key.name.asArgument)"
            // Help spells names as arguments, and those of an item's keys are none.
            let names = FlowItemTraits.keys.map(\.name).filter { $0 != $0.asArgument }
            expectEqual(names.filter { key.help.contains("`\($0)`") }, [], "\(name)")
            for value in try key.samples() where value != "false" {
                let text = value.replacing("\"", with: "")
                let word = ranges[text] ?? text
                try expectEqual(
                    options(value == "true" ? [name] : [name, word]), key.setting(value, in: usual),
                    "\(name) \(word)")
            }
        }
    }

    /// `WRITES_PAGES=1 Scripts/test tools --filter OptionTests` writes them.
    @Test func pagesHaveEveryOption() throws {
        for (path, text) in try OptionPages.texts() {
            if ProcessInfo.processInfo.environment["WRITES_PAGES"] != nil {
                try text.write(to: Repository.url(of: path), atomically: true, encoding: .utf8)
            }
            let isRight = try Repository.text(of: path) == text
            #expect(
                isRight, "\(path) is old: WRITES_PAGES=1 Scripts/test tools --filter OptionTests renews it")
        }
    }
}
