import Foundation
import Testing

/// What a page shows as code runs as it stands, and a page says what its names are.
@Suite struct PageCodeTests {
    private static let pages = ["README.md"] + Package.files(in: "Sources", withExtension: "md")

    /// A package has the engine and no Foundation, which would bring the library that rounds.
    @Test func theTerminalExampleIsLinkedAndPrintsWhatItsPageSays() throws {
        let page = "Sources/FlowEngine/FlowEngine.docc/UsingTheEngineAlone.md"
        let text = try Package.text(of: page)
        let stated = try #require(text.firstMatch(of: /`(tags\(.*\))` is:\n\n```text\n([^`]*)\n```/))
        let blocks = CodeBlock.blocks(in: text, of: page)
        let code = try #require(blocks.first { $0.lines.contains { $0.hasPrefix("func tags") } })
        let source = (code.lines + ["for row in \(stated.1) { print(row) }"]).joined(separator: "\n")
        let manifest = try Package.text(of: "Package.swift")
        let engine = try #require(manifest.firstMatch(of: /\.target\(\s*name: "FlowEngine"(.*\s*.*)/)).1
        let libraries = engine.matches(of: /linkedLibrary\("(\w+)"/).map { String($0.1) }
        let printed = try Compiler().output(of: source, linking: "FlowEngine", and: libraries)
        #expect(printed == stated.2 + "\n")
    }

    /// Types that are neither ours nor SwiftUI's nor the page's, and states that are bound.
    @Test(arguments: pages)
    func aPageSaysWhatItsNamesAre(page: String) throws {
        let text = try Package.text(of: page)
        let code = CodeBlock.blocks(in: text, of: page).flatMap(\.lines)
            .joined(separator: "\n").replacing(/"(\\.|[^"\\])*"|\/\/.*|import \w+/, with: "")
        let prose = text.replacing(/```[\s\S]*?```/, with: "")
        func names(_ pattern: Regex<(Substring, Substring)>) -> Set<String> {
            Set(code.matches(of: pattern).map { String($0.1) })
        }
        let declared = names(/(?:struct|class|enum|protocol|typealias|let|var) (\w+)/)
        let used = names(/(?:^|[^.\w])([A-Z]\w+)/).subtracting(Self.known).union(names(/\$([a-z]\w*)/))
        for name in used.subtracting(declared) {
            let isExplained = prose.contains("`\(name)`") || prose.contains("`struct \(name):")
            #expect(isExplained, "\(page) does not say what \(name) is")
        }
    }

    /// The names of types that the libraries and PortableUI declare, and of the standard library's and Foundation's.
    private static let known: Set<String> = {
        let sources = ["Sources", "PortableUI/Sources", "Tools/Sources/PortableUIRendering"]
            .flatMap { Package.files(in: $0, withExtension: "swift") }
        let declaration = /(?:struct|class|enum|protocol|typealias|associatedtype) (\w+)/
        let declared = sources.compactMap { try? Package.text(of: $0) }
            .flatMap { $0.matches(of: declaration).map { String($0.1) } }
        return Set(declared).union([
            "Array", "AsyncImage", "Bool", "CGFloat", "CGPoint", "CGRect", "CGSize", "Character",
            "DispatchQueue", "Double", "Identifiable", "Int", "MainActor", "Range", "Set", "String", "Suite",
            "SwiftUI", "Test", "Void",
        ])
    }()
}
