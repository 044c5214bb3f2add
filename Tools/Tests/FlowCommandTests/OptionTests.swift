import Expectations
import FlowEngine
import Foundation
import Testing

@testable import flow

/// Every option of the engine is one of the command, and works there.
@Suite struct OptionTests {
    /// Values of a key as JSON, of which at least one is not the default.
    private func samples<Owner>(of key: Key<Owner>) throws -> [String] {
        switch key.values {
        case .names(let names, let css): (names + css.keys).map { "\"\($0)\"" }
        case .number: ["-2.5", "3"]
        case .length: ["0", "3"]
        case .count: ["1", "3"]
        case .flag: ["false", "true"]
        case .others:
            try #require(["columns": ["\"uniform\"", "3"], "scaling": ["{\"thickness\":9}"]][key.name])
        }
    }

    private func read<Owner>(_ key: Key<Owner>, _ text: String, into owner: Owner) throws -> Owner {
        var owner = owner
        let value = try JSONScanner.value(of: Array(text.utf8))
        try key.read(value, &owner)
        return owner
    }

    /// The properties in which two values differ.
    private func difference<Owner>(_ first: Owner, _ second: Owner) -> [String] {
        zip(Mirror(reflecting: first).children, Mirror(reflecting: second).children)
            .filter { "\($0.value)" != "\($1.value)" }.compactMap(\.0.label)
    }

    @Test func eachOptionHasAKeyThatSetsIt() throws {
        let usual = FlowOptions()
        expectEqual(FlowOptions.keys.map(\.name), Mirror(reflecting: usual).children.compactMap(\.label))
        for key in FlowOptions.keys {
            let changed = try samples(of: key).map { try difference(usual, read(key, $0, into: usual)) }
            expectEqual(Set(changed).subtracting([[]]), [[key.name]], "\(key.name)")
        }
    }

    @Test func eachTraitHasAKeyThatSetsIt() throws {
        let usual = FlowItemTraits()
        let keys = FlowItemTraits.keys.filter { $0.name != "fillsLine" }
        expectEqual(keys.map(\.name), Mirror(reflecting: usual).children.compactMap(\.label))
        for key in keys {
            let changed = try samples(of: key).map { try difference(usual, read(key, $0, into: usual)) }
            expectEqual(Set(changed).subtracting([[]]), [[key.name]], "\(key.name)")
        }
    }

    /// Options of `flow render` set what the same keys do. Lengths and separators have options of their own there.
    @Test func eachOptionIsOneOfRenderToo() throws {
        let others: Set = ["itemSpacing", "lineSpacing", "scaling", "itemSeparator", "lineSeparator"]
        func options(_ arguments: [String]) throws -> FlowOptions {
            try FlowArguments.parse(arguments).options(itemSpacing: 8, lineSpacing: 8)
        }
        let usual = try options([])
        for key in FlowOptions.keys where !others.contains(key.name) {
            let name = "--\(key.name.asArgument)"
            for value in try samples(of: key) where value != "false" {
                let word = value.replacing("\"", with: "")
                try expectEqual(
                    options(value == "true" ? [name] : [name, word]), read(key, value, into: usual),
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
