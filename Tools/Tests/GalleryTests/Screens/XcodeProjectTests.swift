import Expectations
import Foundation
import Testing

#if canImport(FoundationXML)
    import FoundationXML
#endif

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

    @Test func itsSchemeBuildsAndRunsTheApp() throws {
        let file = examples.appendingPathComponent("Flows.xcodeproj/xcshareddata/xcschemes/Flows.xcscheme")
        let scheme = try SchemeReader(Data(contentsOf: file))
        expectEqual(scheme.references.map(\.action), ["BuildAction", "LaunchAction", "ProfileAction"])
        let objects = try objects()
        for (_, reference) in scheme.references {
            let target = try #require(objects[reference["BlueprintIdentifier"] ?? ""])
            expectEqual(target["isa"] as? String, "PBXNativeTarget")
            expectEqual(reference["BlueprintName"], target["name"] as? String)
            let product = try #require(target["productReference"] as? String)
            expectEqual(reference["BuildableName"], objects[product]?["path"] as? String)
            expectEqual(reference["ReferencedContainer"], "container:Flows.xcodeproj")
        }
        let configurations = objects.values.filter { $0["isa"] as? String == "XCBuildConfiguration" }
        let names = Set(configurations.compactMap { $0["name"] as? String })
        #expect(scheme.configurations.isSubset(of: names))
    }

    // Xcode would make one for the package's `FlowExamples`, too, which does not run on a phone.
    @Test func thereIsNoOtherScheme() throws {
        let settings = try propertyList("project.xcworkspace/xcshareddata/WorkspaceSettings.xcsettings")
        expectEqual(settings["IDEWorkspaceSharedSettings_AutocreateContextsIfNeeded"] as? Bool, false)
    }
}

/// What a scheme refers to.
private final class SchemeReader: NSObject, XMLParserDelegate {
    /// The attributes of each reference to a target, and the action that it is for.
    private(set) var references: [(action: String, attributes: [String: String])] = []
    private(set) var configurations: Set<String> = []
    private var action = ""

    init(_ data: Data) throws {
        super.init()
        let parser = XMLParser(data: data)
        parser.delegate = self
        // On Linux, it says that it has parsed what it cannot.
        #expect(parser.parse())
        if let error = parser.parserError { throw error }
    }

    func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
        qualifiedName: String?, attributes: [String: String]
    ) {
        if name.hasSuffix("Action") { action = name }
        if name == "BuildableReference" { references.append((action, attributes)) }
        if let configuration = attributes["buildConfiguration"] { configurations.insert(configuration) }
    }
}
