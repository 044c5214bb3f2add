import Foundation
import Testing

/// The files, pictures and headings that pages link to exist.
@Suite struct LinkTests {
    private let pages =
        ["README.md", "CONTRIBUTING.md", "CHANGELOG.md", "SECURITY.md"]
        + ["Documentation", "Sources", "PortableUI"].flatMap { Package.files(in: $0, withExtension: "md") }

    @Test func linkedFilesAndHeadingsExist() throws {
        for page in pages {
            for target in targets(in: try Package.text(of: page)) {
                let parts = target.split(separator: "#", omittingEmptySubsequences: false).map(String.init)
                let linked = parts[0].isEmpty ? page : Package.path(parts[0], besides: page)
                let exists = Package.hasFile(linked)
                #expect(exists, "\(page) links to \(target)")
                if exists, parts.count > 1 {
                    let headings = anchors(in: try Package.text(of: linked))
                    #expect(headings.contains(parts[1]), "\(page) links to \(target)")
                }
            }
        }
    }

    // The steps by which a flow gets its frames, with the files that take them and the suites that test them, and lazy flows.
    @Test func theMapOfTheCodeHasAllFilesOfTheSteps() throws {
        let files = ["Sources", "Tests/FlowLayoutsTests", "Tests/FlowEngineTests"]
            .flatMap { Package.files(in: $0, withExtension: "swift") }
            .map { $0.components(separatedBy: "/").last ?? "" }
        let rows = try Package.text(of: "Documentation/code.md").components(separatedBy: "\n")
            .filter {
                $0.contains("| `FlowLayouts/Layout`") || $0.contains("| `FlowEngine/Arranging/")
                    || $0.contains("| `LazyFlowLayouts/")
            }
        #expect(rows.count > 9)
        let families = try ["All", "Limited"]
            .map { try Package.text(of: "Tests/NaiveFlows/FlowFamily+\($0).swift") }.joined()
        for row in rows {
            for name in row.matches(of: /`([A-Z][A-Za-z]+(?:\+[A-Z][A-Za-z]+)?)`/).map(\.1) {
                #expect(files.contains("\(name).swift"), "Documentation/code.md names \(name)")
            }
            for name in row.matches(of: /“([a-z ]+)”/).map(\.1) {
                #expect(families.contains("\"\(name)\","), "Documentation/code.md names “\(name)”")
            }
        }
        let steps = ["Sources/FlowLayouts/Layout", "Sources/FlowEngine/Arranging", "Sources/LazyFlowLayouts"]
            .flatMap { Package.files(in: $0, withExtension: "swift") }
            .compactMap { $0.components(separatedBy: "/").last?.replacing(".swift", with: "") }
        let page = try Package.text(of: "Documentation/code.md")
        for name in steps { #expect(page.contains("`\(name)`"), "Documentation/code.md lacks \(name)") }
    }

    @Test func filesOfAnOptionExist() throws {
        let rows = try Package.text(of: "Documentation/adding-an-option.md").components(separatedBy: "\n")
            .filter { $0.hasPrefix("| ") }
        let files = rows.flatMap { $0.matches(of: /`(\w+\/[\w\/.+]+)`/).map { String($0.1) } }
        #expect(files.count > 6)
        for file in files {
            #expect(Package.hasFile(file), "Documentation/adding-an-option.md names \(file)")
        }
    }

    // DocC's links work in Xcode and on the site, and no others do. They lead to articles of the same library.
    @Test(arguments: Package.files(in: "Sources", withExtension: "md"))
    func articlesLinkToArticlesByName(page: String) throws {
        let text = try Package.text(of: page)
        #expect(!text.contains(".md)") && !text.contains(".md#"), "\(page)")
        for link in text.matches(of: /[(<]doc:(\w+)(?:#([^)>]+))?[)>]/) {
            let linked = Package.path("\(link.1).md", besides: page)
            let exists = Package.hasFile(linked)
            #expect(exists, "\(page) links to \(link.0)")
            if exists, let heading = link.2 {
                let headings = headings(in: try Package.text(of: linked))
                #expect(headings.contains(String(heading)), "\(page) links to \(link.0)")
            }
        }
    }

    // On GitHub, DocC's links lead nowhere.
    @Test func pagesOutsideOfLibrariesLinkToFiles() throws {
        for page in pages where !page.hasPrefix("Sources/") {
            #expect(!(try Package.text(of: page)).contains("doc:"), "\(page)")
        }
    }

    /// As GitHub writes them.
    private func anchors(in text: String) -> [String] {
        headings(in: text).map { $0.lowercased() }
    }

    /// As DocC writes them.
    private func headings(in text: String) -> [String] {
        text.components(separatedBy: "\n").filter { $0.hasPrefix("#") }.map { heading in
            heading.drop { $0 == "#" || $0 == " " }
                .filter { $0.isLetter || $0.isNumber || " -_".contains($0) }.replacing(" ", with: "-")
        }
    }

    private func targets(in text: String) -> [String] {
        text.matches(of: /\]\(([^)]*)\)|(?:href|srcset|src)="([^"]*)"/)
            .compactMap { ($0.1 ?? $0.2).map(String.init) }
            .filter { !$0.hasPrefix("https://") && !$0.hasPrefix("doc:") }
    }
}
