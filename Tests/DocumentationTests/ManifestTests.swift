import Foundation
import Testing

/// Articles name products that there are.
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
}
