import Testing

/// Every modifier of a flow is known where people look for it.
@Suite struct ModifierTests {
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
            "FlowLayouts/Modifiers/FlowContainer+Modifiers", "FlowLayouts/Modifiers/FlowView+Modifiers",
            "FlowLayouts/Modifiers/SeparatedFlow+Modifiers", "LazyFlowLayouts/LazyHFlow",
            "LazyFlowLayouts/LazyVFlow",
        ]
        for file in files {
            let modifiers = try modifiers(in: "Sources/\(file).swift")
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
}
