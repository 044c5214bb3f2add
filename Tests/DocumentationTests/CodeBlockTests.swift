import Foundation
import Testing

/// Code in the documentation compiles.
@Suite struct CodeBlockTests {
    @Test func thereAreBlocksInArticlesAndInComments() throws {
        let files = Set(try Package.codeBlocks().map(\.file))
        #expect(files.contains("README.md"))
        #expect(files.contains("Sources/FlowLayouts/FlowLayouts.docc/GettingStarted.md"))
        #expect(files.contains("Sources/FlowLayouts/Views/HFlowLayout.swift"))
        #expect(files.contains("Sources/FlowEngine/Arranging/FlowArrangement.swift"))
        #expect(files.contains("PortableUI/Sources/PortableUITesting/ViewHost.swift"))
    }

    @Test func everyBlockIsCompiled() throws {
        for block in try Package.codeBlocks() {
            let place = "\(block.file):\(block.line)"
            let compiled = CodeBlock(named: place)
            #expect(compiled?.appears(in: block.lines.joined(separator: "\n")) == true, "\(place)")
        }
    }

    @MainActor
    @Test(
        arguments: [
            ("1  // 1", 1, nil), ("1  // 2", 1, "A.md:7: 1 is stated as 2"),
            ("1", 1, "A.md:7: 1 is stated as nothing"),
            ("let a = 1  // 1", nil, "A.md:7: 1 is beside no expression"),
        ] as [(String, Int?, String?)])
    func statedValuesAreThose(code: String, value: Int?, fault: String?) throws {
        let block = CodeBlock(file: "A.md", line: 7, lines: [code])
        let values = value.map { [Value(content: $0, file: "A.md", line: 7)] } ?? []
        #expect(try Documentation.faults(of: values, in: [block]) == (fault.map { [$0] } ?? []))
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
        #expect(blocks.count > 4)
        let files = Package.files(in: Package.screens, withExtension: "swift")
        let sources = try (files + ["Examples/Sources/Gallery/Pictures/Topics.swift"]).map(Package.text(of:))
        for block in blocks {
            let isFound = sources.contains { block.withoutImports.appears(in: $0) }
            #expect(isFound, "README.md:\(block.line) is no screen: see FromReadme.swift")
        }
    }

    @Test(arguments: [("Playground/Site/index.html", 10), ("README.md", 15)])
    func codeOutsideOfBlocksIsCompiled(page: String, count: Int) {
        #expect(Documentation.blocks.keys.filter { $0.hasPrefix("\(page):") }.count >= count)
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
