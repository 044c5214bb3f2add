import Foundation
import Testing

/// The whole manifests that articles show compile, and name products that there are.
@Suite struct ManifestTests {
    @Test func manifestsCompile() throws {
        let manifests = try Package.codeBlocks().filter(\.isManifest)
        #expect(!manifests.isEmpty)
        for manifest in manifests {
            let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            defer { try? FileManager.default.removeItem(at: folder) }
            let text = manifest.lines.joined(separator: "\n")
            try text.write(
                to: folder.appendingPathComponent("Package.swift"), atomically: true, encoding: .utf8)

            let swift = Process()
            swift.executableURL = URL(fileURLWithPath: "/usr/bin/env")
            swift.arguments = ["swift", "package", "--package-path", folder.path, "dump-package"]
            swift.standardOutput = FileHandle.nullDevice
            try swift.run()
            swift.waitUntilExit()
            #expect(swift.terminationStatus == 0, "\(manifest.file):\(manifest.line)")
        }
    }

    @Test func theirProductsExist() throws {
        let declared = try ["Package.swift", "Tools/Package.swift"].map(Package.text(of:)).joined()
        for manifest in try Package.codeBlocks().filter(\.isManifest) {
            let text = manifest.lines.joined(separator: "\n")
            let products = text.matches(of: /\.product\(name: "(\w+)"/).map(\.1)
            #expect(!products.isEmpty)
            for product in products {
                #expect(declared.contains(".library(name: \"\(product)\""), "\(product)")
            }
        }
    }
}
