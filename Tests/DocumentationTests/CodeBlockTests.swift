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

    /// In a window of 1280 points, DocC cuts longer lines.
    @Test func codeOfTheManualIsNotCut() throws {
        for block in try Package.codeBlocks() where block.file.contains("/FlowLayouts.docc/") {
            for line in block.lines { #expect(line.count <= 80, "\(block.file):\(block.line)") }
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
}
