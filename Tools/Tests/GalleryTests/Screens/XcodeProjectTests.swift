import Expectations
import Foundation
import Testing

/// The Xcode project of the example app, as far as can be told without Xcode.
@Suite struct XcodeProjectTests {
    private let examples = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Examples")

    private func propertyList(_ path: String) throws -> [String: Any] {
        let file = examples.appendingPathComponent("Flows.xcodeproj").appendingPathComponent(path)
        let list = try PropertyListSerialization.propertyList(from: Data(contentsOf: file), format: nil)
        return try #require(list as? [String: Any])
    }

    private func project() throws -> [String: Any] { try propertyList("project.pbxproj") }

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

    // To build it, to run it and to profile it.
    @Test func itsSchemeBuildsAndRunsTheApp() throws {
        let file = examples.appendingPathComponent("Flows.xcodeproj/xcshareddata/xcschemes/Flows.xcscheme")
        let scheme = try String(contentsOf: file, encoding: .utf8)
        func values(_ key: String) throws -> [String] {
            try scheme.matches(of: Regex("\\b\(key) = \"(.*)\"", as: (Substring, Substring).self)).map {
                String($0.1)
            }
        }
        let objects = try objects()
        let (id, target) = try #require(objects.first { $0.value["isa"] as? String == "PBXNativeTarget" })
        let product = try #require(objects[target["productReference"] as? String ?? ""]?["path"] as? String)
        try expectEqual(values("BlueprintIdentifier"), [id, id, id])
        try expectEqual(
            values("BlueprintName"), Array(repeating: #require(target["name"] as? String), count: 3))
        try expectEqual(values("BuildableName"), [product, product, product])
        try expectEqual(
            values("ReferencedContainer"), Array(repeating: "container:Flows.xcodeproj", count: 3))
        let configurations = objects.values.filter { $0["isa"] as? String == "XCBuildConfiguration" }
        let names = Set(configurations.compactMap { $0["name"] as? String })
        try expectEqual(Set(values("buildConfiguration")).subtracting(names), [])
    }

    // Xcode would make one for the package's `FlowExamples`, too, which does not run on a phone.
    @Test func thereIsNoOtherScheme() throws {
        let settings = try propertyList("project.xcworkspace/xcshareddata/WorkspaceSettings.xcsettings")
        expectEqual(settings["IDEWorkspaceSharedSettings_AutocreateContextsIfNeeded"] as? Bool, false)
    }
}
