import Foundation
import Testing

/// Every public name of PortableUI's products is there for somebody: a flow, a test of a flow, a demo, a picture or the
/// command.
@Suite struct PublicNameTests {
    /// Those who use PortableUI, besides the documentation. Its own tests do not count.
    private static let users =
        ["Sources", "Tests", "Tools/Sources", "Tools/Tests", "Benchmarks/Sources", "Examples/Sources"]
        .flatMap { Package.files(in: $0, withExtension: "swift") }
        // What describes SwiftUI, and what does not know any views.
        .filter { file in
            !["Apple/SwiftUI", "FlowEngineTests", "FlowWordsTests", "Exhaust", "Embedded"].contains {
                file.hasPrefix("Tests/\($0)")
            }
                && !file.hasPrefix("Sources/FlowEngine")
        }

    private static let namesOfUsers = Result {
        try uses(inAll: users).union(uses(in: Documentation.blocks.values.joined(separator: "\n")))
    }

    /// What result builders, string interpolations, attributed strings and the protocols of the standard library ask for,
    /// a macro, and the colors and fonts that only the playground’s code has.
    private static let required: Set<String> = [
        "buildBlock", "buildExpression", "buildIf", "buildEither",
        "appendLiteral", "appendInterpolation", "StringInterpolation",
        "projectedValue", "swiftUI",
        "Preview", "pink", "mint", "subheadline", "title2",
        // Whose members are used.
        "InsettableShape", "inset",
    ]

    /// Each product, and those that build on it.
    @Test(arguments: [
        ("PortableUI", []), ("PortableUITesting", []),
        ("PortableUIDrawing", ["PortableUI", "PortableUITesting"]),
    ])
    func everyPublicNameIsUsed(product: String, by others: [String]) throws {
        func files(of product: String) -> [String] {
            Package.files(in: "PortableUI/Sources/\(product)", withExtension: "swift")
        }
        let used = try Self.required.union(Self.namesOfUsers.get())
            .union(Self.uses(inAll: others.flatMap(files)))
        let source = try files(of: product).map(Package.text).joined(separator: "\n")
        #expect(source.contains("public "))
        #expect(unused(in: source, besides: used) == [])
    }

    /// The names that are declared as public, in order, and neither used nor in the declaration of what is. Subscripts
    /// and initializers have no names, and count as used. Names that begin with an underscore are for nobody.
    private func unused(in source: String, besides used: Set<String>) -> [String] {
        var declarations: [(name: String, words: Set<String>)] = []
        var used = used
        for text in source.components(separatedBy: "public ").dropFirst() {
            let declaration = text.prefix { $0 != "{" }
            let named =
                /(?:[a-z]+ )*?(var|let|func|struct|enum|class|protocol|typealias|macro) `?([A-Za-z]\w*)/
            if let match = declaration.prefixMatch(of: named) {
                // The members of a protocol are public without saying so.
                let words = words(in: match.1 == "protocol" ? text : String(declaration))
                declarations.append((String(match.2), words))
            } else if declaration.prefixMatch(of: /(?:[a-z]+ )*(?:init|subscript)/) != nil {
                used.formUnion(words(in: String(declaration)))
            }
        }
        while true {
            let more = declarations.filter { used.contains($0.name) }.reduce(into: used) {
                $0.formUnion($1.words)
            }
            if more == used { return Set(declarations.map(\.name)).subtracting(used).sorted() }
            used = more
        }
    }

    private static func uses(inAll files: [String]) throws -> Set<String> {
        try files.reduce(into: []) { $0.formUnion(uses(in: try Package.text(of: $1))) }
    }

    /// The words of some code that may be names of a library: of types, and after a period or before a parenthesis. Others
    /// are variables, labels and keywords.
    private static func uses(in source: String) -> Set<String> {
        let code = source.replacing(/"{3}[\s\S]*?"{3}|"[^"\n]*"|\/\/.*/, with: "")
        let names = code.matches(of: /\.`?([A-Za-z_]\w*)|([a-z]\w*)(?=[(<]| \{)|([A-Z_]\w*)/)
        return Set(names.compactMap { $0.1 ?? $0.2 ?? $0.3 }.map(String.init))
    }

    /// The words of some code, but for its strings and comments.
    private func words(in source: String) -> Set<String> {
        let code = source.replacing(/"{3}[\s\S]*?"{3}|"[^"\n]*"|\/\/.*/, with: "")
        return Set(code.matches(of: /[A-Za-z_]\w*/).map { String($0.0) })
    }
}
