import Testing

/// The article about systems has those that the sources ask for.
@Suite struct SystemTests {
    private let article = "Sources/FlowLayouts/FlowLayouts.docc/Systems.md"

    private func systems(in text: String) -> Set<String> {
        Set(text.matches(of: /iOS \d+(?:, \w+ \d+)+/).map { String($0.0) })
    }

    @Test func theTableHasTheSystemsThatSourcesAskFor() throws {
        let sources = try ["FlowLayouts", "LazyFlowLayouts", "FlowLayoutsMigration"]
            .flatMap { Package.files(in: "Sources/\($0)", withExtension: "swift") }
            .map(Package.text(of:)).joined(separator: "\n")
        let conditions = sources.matches(of: /available\([^)]*\)/).map { String($0.0) }
        let asked = systems(in: conditions.joined(separator: "\n"))
        #expect(!asked.isEmpty)
        let manifest = try Package.text(of: "Package.swift")
        let platforms = try #require(manifest.firstMatch(of: /platforms: \[(.*)\]/)?.1)
        // From `.iOS(.v16), …` to `iOS 16, …`.
        let base = platforms.matches(of: /\.(\w+)\(\.v(\d+)\)/).map { "\($0.1) \($0.2)" }
            .joined(separator: ", ")

        let rows = try Package.text(of: article).components(separatedBy: "\n").filter { $0.hasPrefix("|") }
        // Where views can be dragged, which no source asks for by a version.
        let others: Set = ["iOS 16, macOS 13, visionOS 1"]
        #expect(systems(in: rows.joined(separator: "\n")) == asked.union(others).union([base]))
    }
}
