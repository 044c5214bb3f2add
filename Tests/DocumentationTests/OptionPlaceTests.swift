import FlowLayouts
import Testing

/// Every option of a flow is wherever CONTRIBUTING says that one has to be.
@Suite struct OptionPlaceTests {
    /// A file, or a folder of files, that has all options.
    private struct Place: CustomTestStringConvertible {
        let path: String
        /// What options are called there, if not by their names in the engine.
        var names: [String: String] = [:]
        /// Those that do not belong there.
        var without: Set<String> = []

        var testDescription: String { path }
    }

    private static let inSwiftUI = [
        "axis": "VFlow", "lineSpacing": "rowSpacing", "lineAlignment": "rowAlignment",
        "itemAlignment": "stretchesItems", "scaling": "scalesLines",
    ]
    private static let inThePage = ["axis": "isRow", "itemAlignment": "alignment", "scaling": "scales"]
    private static let initial: Set = [
        "axis", "itemSpacing", "lineSpacing", "lineAlignment", "direction",
    ]

    private static let places = [
        Place(path: "Sources/FlowEngine/Arranging"),
        // Lines that are scaled have no shortcut.
        Place(path: "Sources/FlowEngine/Model/FlowOptions+Shortcuts.swift", without: ["scaling"]),
        Place(path: "Tests/FlowEngineTests/Exhaustive/FlowFamily+All.swift"),
        Place(path: "Tests/FlowEngineTests/Exhaustive/Setting.swift"),
        Place(path: "Tests/FlowEngineTests/Support"),
        Place(path: "Sources/FlowLayouts/Modifiers", without: initial),
        Place(path: "Tools/Sources/flow/Arrange"),
        Place(path: "Tools/Sources/flow/Render"),
        Place(path: "Documentation/arrange.schema.json"),
        Place(path: "Documentation/arrange.md"),
        Place(path: "Playground/Bridge/Fields.swift"),
        Place(path: "Playground/Page/engine.js"),
        Place(path: "Playground/Page/options.js", names: inThePage),
        Place(path: "Playground/Page/css.js", names: inThePage),
        // Separators are measured for it.
        Place(path: "Playground/Page/json.js", without: ["itemSeparator", "lineSeparator"]),
        // CSS has no separators, and scales no lines.
        Place(
            path: "Tools/Sources/conformance/FlexCase+Engine.swift",
            without: ["itemSeparator", "lineSeparator", "scaling"]),
        Place(path: "Examples/Sources/Gallery/Pictures", names: inSwiftUI),
        Place(path: Package.screens, names: inSwiftUI.merging(["direction": "layoutDirection"]) { $1 }),
        Place(path: "Sources/FlowLayouts/FlowLayouts.docc/WhatAFlowCanDo.md", names: inSwiftUI),
        Place(
            path: "Sources/FlowLayouts/FlowLayouts.docc/FlowLayouts.md", names: inSwiftUI, without: initial),
        Place(
            path: "Sources/FlowLayouts/FlowLayouts.docc/LazyFlows.md", names: inSwiftUI,
            without: initial.subtracting(["lineAlignment"])),
    ]

    private let options = Mirror(reflecting: FlowOptions()).children.compactMap(\.label)

    @Test(arguments: places)
    private func hasEveryOption(place: Place) throws {
        let options = options.filter { !place.without.contains($0) }
        try expectWords(options.map { place.names[$0] ?? $0 }, in: place.path)
    }

    /// Expects all words in a file, or in the Swift files of a folder.
    private func expectWords(_ words: [String], in path: String) throws {
        let files = Package.files(in: path, withExtension: "swift")
        let text = try (files.isEmpty ? [path] : files).map(Package.text(of:)).joined(separator: "\n")
        for word in words {
            let isThere = text.contains(try Regex("\\b\(word)\\b").wordBoundaryKind(.simple))
            #expect(isThere, "\(path) lacks \(word): see “Adding an option” in CONTRIBUTING.md")
        }
    }

    private static let placesOfTraits = [
        "Tests/FlowEngineTests/Support", "Tests/FlowEngineTests/Exhaustive/FlowFamily+All.swift",
        "Tools/Sources/flow/Arrange", "Documentation/arrange.schema.json", "Documentation/arrange.md",
        "Playground/Bridge/Fields.swift", "Playground/Page/engine.js", "Playground/Page/options.js",
    ]

    @Test(arguments: placesOfTraits)
    func hasEveryTraitOfAnItem(place: String) throws {
        try expectWords(Mirror(reflecting: FlowItemTraits()).children.compactMap(\.label), in: place)
    }

    /// The playground writes no code that a lazy flow ignores, or that does not compile.
    @Test func thePageKnowsWhatLazyFlowsLack() throws {
        let page = try Package.text(of: "Playground/Page/lazy.js")
        let eager = try ["options.js", "swift.js"].map { try Package.text(of: "Playground/Page/\($0)") }
            .joined()
        let rows = try Package.text(of: "Sources/FlowLayouts/FlowLayouts.docc/LazyFlows.md")
            .matches(of: /(?m)^\| (`[^|]*) \| (?:ignored|not available)/)
        #expect(rows.count > 2)
        for modifier in rows.flatMap({ $0.1.matches(of: /`(\w+)/) }).map({ String($0.1) })
        where eager.contains(modifier) {
            #expect(page.contains(modifier), "lazy.js lacks \(modifier)")
        }
    }

    /// A modifier of a flow that comes after one of a view is an error that says so.
    @Test func everyModifierHasAMessageForTheWrongPlace() throws {
        func modifiers(in file: String) throws -> [String] {
            try Package.text(of: file).matches(of: /public func (\w+[^{]*?\)) -> Self/.dotMatchesNewlines())
                .map { $0.1.replacing(/<.*?>/, with: "").filter { !$0.isWhitespace } }
        }
        let known = try modifiers(in: "Sources/FlowLayouts/Modifiers/View+FlowModifiers.swift")
        let files = [
            "Modifiers/FlowContainer+Modifiers", "Modifiers/FlowView+Modifiers",
            "Modifiers/SeparatedFlow+Modifiers", "Lazy/LazyHFlow", "Lazy/LazyVFlow",
        ]
        for file in files {
            let modifiers = try modifiers(in: "Sources/FlowLayouts/\(file).swift")
            #expect(!modifiers.isEmpty, "\(file)")
            for modifier in modifiers {
                #expect(known.contains(modifier), "View+FlowModifiers.swift lacks \(modifier)")
            }
        }
    }

    /// The README says that everything has a control in the example app.
    @Test(arguments: [("View+Modifiers", "flowGrow"), ("View+FlowModifiers", "onFlowReorder")])
    func screensHaveEveryModifier(file: String, oneOfThem: String) throws {
        let source = try Package.text(of: "Sources/FlowLayouts/Modifiers/\(file).swift")
        let modifiers = source.matches(of: /public func (\w+)\(/).map { String($0.1) }
        #expect(modifiers.contains(oneOfThem))
        let text = try Package.files(in: Package.screens, withExtension: "swift").map(Package.text(of:))
            .joined()
        for modifier in modifiers {
            let isThere = text.contains(".\(modifier)(") || text.contains(".\(modifier) {")
            #expect(isThere, "\(modifier)")
        }
    }

    @Test func contributingNamesEveryPlace() throws {
        let text = try Package.text(of: "CONTRIBUTING.md")
        for place in Self.places {
            #expect(text.contains("`\(place.path)`"), "\(place.path)")
        }
    }
}
