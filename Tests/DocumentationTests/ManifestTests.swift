import Foundation
import Testing

/// Articles name products that there are, and package indexes show the documentation of all libraries.
@Suite struct ManifestTests {
    @Test func theProductsThatArticlesNameExist() throws {
        let declared = try Package.text(of: "Package.swift")
        let articles = ["README.md"] + Package.files(in: "Sources", withExtension: "md")
        let named = try articles.flatMap { article in
            try Package.text(of: article).matches(of: /\.product\(name: "(\w+)", package: "FlowLayout"/).map(
                \.1)
        }
        #expect(!named.isEmpty)
        for product in Set(named) {
            #expect(declared.contains(".library(name: \"\(product)\""), "\(product)")
        }
    }

    @Test func packageIndexesShowEveryLibrary() throws {
        let index = try Package.text(of: ".spi.yml")
        let targets = try #require(index.firstMatch(of: /documentation_targets: \[(.*)\]/)?.1)
            .split(separator: ", ").map(String.init)
        let libraries = Package.files(in: "Sources", withExtension: "swift").map {
            $0.split(separator: "/")[1]
        }
        #expect(Set(targets) == Set(libraries.map(String.init)))
    }
}
