import Expectations
import Foundation
import Testing

/// The Xcode project of the example app, as far as can be told without Xcode.
@Suite struct XcodeProjectTests {
    private let examples = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Examples")

    private func project() throws -> [String: Any] {
        let file = examples.appendingPathComponent("Flows.xcodeproj/project.pbxproj")
        let list = try PropertyListSerialization.propertyList(from: Data(contentsOf: file), format: nil)
        return try #require(list as? [String: Any])
    }

    private func objects() throws -> [String: [String: Any]] {
        try #require(project()["objects"] as? [String: [String: Any]])
    }

    @Test func eachObjectIsReferredToAndIsThere() throws {
        let objects = try objects()
        func references(in value: Any) -> [String] {
            switch value {
            case let string as String: string.hasPrefix("F10E") ? [string] : []
            case let list as [Any]: list.flatMap(references)
            case let values as [String: Any]: values.values.flatMap(references)
            default: []
            }
        }
        let root = try #require(project()["rootObject"] as? String)
        let referred = Set(objects.values.flatMap(references) + [root])
        expectEqual(referred, Set(objects.keys))
    }

    @Test func itsFoldersAndItsPackageAreThere() throws {
        let objects = try objects().values
        let folder = try #require(
            objects.first { $0["isa"] as? String == "PBXFileSystemSynchronizedRootGroup" }?["path"] as? String
        )
        let app = examples.appendingPathComponent(folder).appendingPathComponent("FlowExamplesApp.swift")
        #expect(try String(contentsOf: app, encoding: .utf8).contains("@main"))
        let package = try #require(
            objects.first { $0["isa"] as? String == "XCLocalSwiftPackageReference" }?["relativePath"]
                as? String)
        let manifest = examples.appendingPathComponent(package).appendingPathComponent("Package.swift")
        let product = try #require(
            objects.first { $0["isa"] as? String == "XCSwiftPackageProductDependency" }?["productName"]
                as? String)
        #expect(try String(contentsOf: manifest, encoding: .utf8).contains(".library(name: \"\(product)\""))
    }
}
