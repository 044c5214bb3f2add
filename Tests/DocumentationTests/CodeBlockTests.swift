import Foundation
import Testing

/// Code in the documentation compiles.
@Suite struct CodeBlockTests {
    // Some of them only for Apple's platforms, where `Scripts/check-apple` compiles them.
    // What draws is compiled with the tools, and so are the screens of the example app.
    private let examples = [
        "Tests/DocumentationTests/Examples", "Tests/Apple/Client", "Tools/Tests/PortableUIRenderingTests",
        Package.screens,
    ].flatMap {
        Package.files(in: $0, withExtension: "swift")
    }

    @Test func thereAreBlocksInArticlesAndInComments() throws {
        let files = Set(try Package.codeBlocks().map(\.file))
        #expect(files.contains("README.md"))
        #expect(files.contains("Sources/FlowLayouts/FlowLayouts.docc/GettingStarted.md"))
        #expect(files.contains("Sources/FlowLayouts/Views/HFlowLayout.swift"))
        #expect(files.contains("Sources/FlowEngine/Arranging/FlowArrangement.swift"))
        #expect(files.contains("PortableUI/Sources/PortableUITesting/ViewHost.swift"))
    }

    @Test func everyBlockIsInAnExample() throws {
        let sources = try examples.map(Package.text(of:))
        // Manifests are compiled by themselves.
        for block in try Package.codeBlocks() where !block.isManifest {
            let isFound = sources.contains { block.withoutImports.appears(in: $0) }
            #expect(isFound, "\(block.file):\(block.line) is in no example that is compiled")
        }
    }

    // It imports the package that the article describes, so no module has all of it.
    @Test func theTestOfAWholePackageIsRun() throws {
        let page = "Sources/FlowLayouts/FlowLayouts.docc/TestingLayouts.md"
        let file = try #require(
            Package.text(of: page).firstMatch(of: /import TagViews\n +import Testing\n([^`]+)#endif/))
        let test = CodeBlock(file: page, line: 1, lines: file.1.components(separatedBy: "\n"))
        let examples = "Tests/DocumentationTests/Examples/PortableExamples.swift"
        #expect(test.appears(in: try Package.text(of: examples)))
    }

    // The gallery draws the pictures beside these examples.
    @Test(arguments: [
        ("README.md", "Topics"), ("Sources/FlowLayouts/FlowLayouts.docc/WhatAFlowCanDo.md", "Filters"),
    ])
    func pagesShowTheCodeOfTheirPictures(page: String, example: String) throws {
        let blocks = try Package.codeBlocks().filter { $0.file == page }
        let source = try Package.text(of: "Examples/Sources/Gallery/Pictures/\(example).swift")
        #expect(blocks.contains { $0.appears(in: source) })
    }

    // `readme-two-rows` is drawn by `FromReadme.TwoRows`.
    @Test func theReadmesExamplesAreTheCodeOfThePicturesAfterThem() throws {
        let source = try Package.text(of: "\(Package.screens)/FromReadme.swift")
        let readme = try Package.text(of: "README.md")
        let blocks = CodeBlock.blocks(in: readme, of: "README.md")
        let lines = readme.components(separatedBy: "\n")
        for (index, line) in lines.enumerated() {
            guard let name = line.firstMatch(of: /readme-([a-z-]+)\.svg/)?.1 else { continue }
            let type = name.split(separator: "-").map(\.capitalized).joined()
            let views = source.components(separatedBy: "\n    struct ")
            let example = try #require(views.first { $0.hasPrefix("\(type): View") })
            let block = try #require(blocks.last { $0.line <= index + 1 })
            #expect(block.appears(in: example), "README.md:\(index + 1)")
        }
    }

    // The first is a picture, too, so it is with the pictures.
    @Test func theReadmesExamplesAreScreensOfTheApp() throws {
        let blocks = try Package.codeBlocks().filter { $0.file == "README.md" }
        #expect(blocks.count > 5)
        let files = Package.files(in: Package.screens, withExtension: "swift")
        let sources = try (files + ["Examples/Sources/Gallery/Pictures/Topics.swift"]).map(Package.text(of:))
        for block in blocks {
            let isFound = sources.contains { block.withoutImports.appears(in: $0) }
            #expect(isFound, "README.md:\(block.line) is no screen: see FromReadme.swift")
        }
    }

    // What the README's tables say to write.
    @Test func codeInTheReadmesTablesIsInExamples() throws {
        let sources = try examples.map(Package.text(of:))
        let rows = try Package.text(of: "README.md").matches(of: /\|[^|\n]*\|[^|\n]*`[^|\n]*\|/)
        let codes = rows.flatMap { $0.0.matches(of: /`([^`]+)`/).map { String($0.1) } }
            .filter { $0.hasPrefix(".") || $0.hasSuffix(")") }
        #expect(codes.count > 7)
        for code in codes {
            #expect(sources.contains { $0.contains(code) }, "\(code)")
        }
    }

    // Between the parts that it leaves out.
    @Test func theSitesCodeIsInAnExample() throws {
        let page = "Playground/Site/index.html"
        let example = try ["SiteExamples", "PortableSiteExample"]
            .map { try Package.text(of: "Tests/DocumentationTests/Examples/\($0).swift") }.joined()
        let codes = try Package.text(of: page).matches(of: /<pre><code>([\s\S]*?)<\/code><\/pre>/)
            .map { $0.1.replacing(/<[^>]*>/, with: "").replacing("&#10;", with: "\n") }
            // What a manifest says.
            .filter { !$0.hasPrefix(".package") && !$0.hasPrefix(".product") }
        #expect(codes.count > 10)
        for code in codes {
            for part in code.components(separatedBy: "…") {
                let block = CodeBlock(file: page, line: 1, lines: part.components(separatedBy: "\n"))
                #expect(block.appears(in: example), "\(part)")
            }
        }
    }

    // The lines of each choice, which are strings with marks in them.
    @Test func theSitesModifiersAreInAnExample() throws {
        let example = try Package.text(of: "Tests/DocumentationTests/Examples/SiteExamples.swift")
        let choices = try Package.text(of: "Playground/Site/site.js")
            .matches(of: /\["[a-z ]+", \{[^}]*\}, \[((?:"(?:\\.|[^"\\])*",?\s*)+)\]\]/)
        #expect(choices.count == 5)
        for choice in choices {
            let lines = choice.1.matches(of: /"((?:\\.|[^"\\])*)"/).map { line in
                line.1.replacing(/<[^>]*>/, with: "").replacing(/\\(.)/) { $0.1 }
            }
            let block = CodeBlock(file: "Playground/Site/site.js", line: 1, lines: lines.map(String.init))
            #expect(block.appears(in: example), "\(lines)")
        }
    }

    @Test func blocksAreFoundWithTheirLines() {
        let text = """
            Words
            ```swift
            let a = 1
            ```
            ```
            not Swift
            ```
            - Item

                ```swift
                b()

                ```
            """
        let blocks = CodeBlock.blocks(in: text, of: "A.md")
        #expect(blocks.map(\.line) == [3, 11])
        #expect(blocks.map(\.lines) == [["let a = 1"], ["    b()", ""]])
    }

    @Test func commentsAreFoundAndSourceIsNot() {
        let source = "    /// ```swift\n    /// a()\n    /// ```\n    func a() {}\n// ```swift"
        let blocks = CodeBlock.blocks(in: CodeBlock.documentation(of: source), of: "A.swift")
        #expect(blocks.map(\.line) == [2])
        #expect(blocks.map(\.lines) == [[" a()"]])
    }

    // Whole lines, in order, whatever their indentation and the blank lines between them.
    @Test(arguments: [
        ("a {\n  b(1)\n}", true), ("a {\nb(1)\n}", true), ("a {\n\n  b(1)\n}", true), ("b(1)", true),
        ("a {\n  b(2)\n}", false), ("b(1", false), ("(1)", false), ("b(1)\na {", false), ("a {\n}", false),
    ])
    func aBlockAppearsWhereAllItsLinesDo(code: String, appears: Bool) {
        let block = CodeBlock(file: "A.md", line: 1, lines: code.components(separatedBy: "\n"))
        #expect(block.appears(in: "func f() {\n    a {\n        b(1)\n    }\n}") == appears)
    }
}
