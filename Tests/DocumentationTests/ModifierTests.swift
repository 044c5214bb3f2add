import FlowEngine
import Testing

/// Every modifier of a flow is known where people look for it.
@Suite struct ModifierTests {
    private static let files = [
        "Modifiers/FlowContainer+Modifiers", "Modifiers/LimitedFlow+Modifiers",
        "Modifiers/FlowView+Modifiers", "Modifiers/SeparatedFlow+Modifiers", "Views/HFlow", "Views/VFlow",
    ]

    /// After a modifier of a view, each is an error with a message: with all of its parameters, as the compiler looks for.
    @Test func modifiersHaveAMessageForTheWrongPlace() throws {
        func modifiers(in text: String) -> Set<String> {
            let found =
                text.matches(of: /public func (\w+[^{]*?\)) -> (Self|HFlow|VFlow)/.dotMatchesNewlines())
                .map { $0.1.replacing(/<.*?>/, with: "").filter { !$0.isWhitespace } }
            #expect(!found.isEmpty)
            return Set(found)
        }
        let texts = try Self.files.map { try Package.text(of: "Sources/FlowLayouts/\($0).swift") }
        let parts = texts[0].components(separatedBy: "// MARK: - After a modifier")
        try #require(parts.count == 2)
        let expected = modifiers(in: ([parts[0]] + texts.dropFirst()).joined())
        #expect(modifiers(in: parts[1]) == expected)
    }

    /// Of its name, unless it is one of initializers or of the environment. `OptionPages` of the tools leaves out the same.
    @Test func everyOptionHasAModifier() throws {
        let others = ["axis", "itemSpacing", "lineSpacing", "lineAlignment", "itemAlignment", "direction"]
        let names = try Set(Self.modifiers(in: Self.files))
        for case let option? in Mirror(reflecting: FlowOptions()).children.map(\.label)
        where !others.contains(option) {
            #expect(names.contains(option == "scaling" ? "scalesLines" : option), "\(option)")
        }
    }

    /// What views and hidden views have, and gestures, has a control in the example app; options have theirs in the
    /// playground.
    @Test(arguments: [
        (["Modifiers/View+Modifiers"], "flowGrow"), (Array(files.dropFirst()), "onFlowReorder"),
    ])
    func screensHaveEveryOtherModifier(files: [String], oneOfThem: String) throws {
        let modifiers = try Self.modifiers(in: files)
        #expect(modifiers.contains(oneOfThem))
        let text = try Package.files(in: Package.screens, withExtension: "swift").map(Package.text(of:))
            .joined()
        for modifier in modifiers {
            let isThere = text.contains(".\(modifier)(") || text.contains(".\(modifier) {")
            #expect(isThere, "\(modifier)")
        }
    }

    private static func modifiers(in files: [String]) throws -> [String] {
        try files.map { try Package.text(of: "Sources/FlowLayouts/\($0).swift") }.joined()
            .matches(of: /public func (\w+)\(/).map { String($0.1) }
    }
}
