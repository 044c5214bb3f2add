import Foundation
import Testing

/// The files, pictures and headings that pages link to exist.
@Suite struct LinkTests {
    private let pages =
        ["README.md", "CONTRIBUTING.md", "CHANGELOG.md"]
        + ["Documentation", "Sources", "PortableUI"].flatMap { Package.files(in: $0, withExtension: "md") }

    @Test func linkedFilesAndHeadingsExist() throws {
        for page in pages {
            let text = try Package.text(of: page)
            for target in targets(in: text) {
                let exists =
                    target.hasPrefix("#")
                    ? anchors(in: text).contains(target) : Package.hasFile(target, besides: page)
                #expect(exists, "\(page) links to \(target)")
            }
        }
    }

    @Test func headingsAreLinkedByTheirWords() {
        #expect(anchors(in: "# A page\n\n## From CSS\nwords") == ["#a-page", "#from-css"])
    }

    @Test func targetsAreFoundAndAddressesAreNot() {
        let text = "[a](A.md) and ![b](b/c.svg)\n[web](https://swift.org) [d] (e)"
        #expect(targets(in: text) == ["A.md", "b/c.svg"])
        let html =
            "<a href=\"A.md\"><source srcset=\"b~dark.svg\"><img src=\"b.svg\"></a> <img src=\"https://c\">"
        #expect(targets(in: html) == ["A.md", "b~dark.svg", "b.svg"])
    }

    private func anchors(in text: String) -> [String] {
        text.components(separatedBy: "\n").filter { $0.hasPrefix("#") }.map { heading in
            "#" + heading.drop { $0 == "#" || $0 == " " }.lowercased().replacing(" ", with: "-")
        }
    }

    private func targets(in text: String) -> [String] {
        text.matches(of: /\]\(([^)]*)\)|(?:href|srcset|src)="([^"]*)"/)
            .compactMap { ($0.1 ?? $0.2).map(String.init) }
            .filter { !$0.hasPrefix("https://") }
    }
}
