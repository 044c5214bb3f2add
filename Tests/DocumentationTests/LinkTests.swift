import Foundation
import Testing

/// The files and pictures that pages link to exist.
@Suite struct LinkTests {
    private let pages =
        ["README.md", "CONTRIBUTING.md", "CHANGELOG.md"]
        + ["Documentation", "Sources"].flatMap { Package.files(in: $0, withExtension: "md") }

    @Test func linkedFilesExist() throws {
        for page in pages {
            for target in targets(in: try Package.text(of: page)) {
                #expect(Package.hasFile(target, besides: page), "\(page) links to \(target)")
            }
        }
    }

    @Test func targetsAreFoundAndAddressesAreNot() {
        let text = "[a](A.md) and ![b](b/c.svg)\n[web](https://swift.org) [d] (e)"
        #expect(targets(in: text) == ["A.md", "b/c.svg"])
    }

    private func targets(in text: String) -> [String] {
        text.components(separatedBy: "](").dropFirst().compactMap { rest in
            rest.firstIndex(of: ")").map { String(rest[..<$0]) }
        }
        .filter { !$0.hasPrefix("https://") }
    }
}
