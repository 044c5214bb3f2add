import Foundation
import Testing

/// What the page about PortableUI says of its sources.
@Suite struct PortableUIPageTests {
    @Test func whatHasNoEffectIsListed() throws {
        let files = Package.files(
            in: "PortableUI/Sources/PortableUI/WithoutEffect", withExtension: "swift")
        let declared = try files.flatMap { file in
            try Package.text(of: file).matches(of: /public (?:func|macro) (\w+)/)
        }
        // What is combined is no modifier.
        let names = Set(declared.map { String($0.1) }).subtracting(["combined"])
        #expect(names.count > 5)

        let page = try Package.text(of: "PortableUI/README.md")
        let sections = page.components(separatedBy: "\n## ")
        let section = try #require(sections.first { $0.hasPrefix("What has no effect") })
        let listed = Set(section.matches(of: /`(\w+)`/).map { String($0.1) })
        #expect(listed == names)
    }

    @Test func theTypesItNamesExist() throws {
        let files = Package.files(in: "PortableUI/Sources", withExtension: "swift")
        let sources = try files.map(Package.text(of:)).joined()
        let page = try Package.text(of: "PortableUI/README.md")
        for name in page.matches(of: /`([A-Z]\w+)`/).map(\.1) {
            let isFound = files.contains { $0.contains("/\(name)/") } || sources.contains(" \(name)")
            #expect(isFound, "\(name) is in no source of PortableUI")
        }
    }
}
