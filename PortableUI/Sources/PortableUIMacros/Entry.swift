import Foundation

/// The expansion of `@Entry`, from the source of a variable and of the extension around it.
struct Entry {
    private let name: Substring
    private let type: Substring?
    private let value: Substring?
    private let keyProtocol: String

    /// `nil` if that is no variable.
    init?(variable: String, extension context: String) {
        guard let attribute = variable.range(of: "@Entry"),
            let keyword = variable[attribute.upperBound...].range(of: "var ")
        else { return nil }
        let declaration = variable[keyword.upperBound...].trimmed
        let end = declaration.firstIndex { $0 == ":" || $0 == "=" || $0.isWhitespace }
        name = declaration[..<(end ?? declaration.endIndex)]
        let rest = declaration[name.endIndex...].trimmed
        // A type has no equals sign.
        let equals = rest.firstIndex(of: "=")
        type = rest.first == ":" ? rest[..<(equals ?? rest.endIndex)].dropFirst().trimmed : nil
        value = equals.map { rest[$0...].dropFirst().trimmed }
        keyProtocol =
            context.contains("ContainerValues") ? "PortableUI.ContainerValueKey" : "PortableUI.EnvironmentKey"
    }

    var accessors: String {
        """
        get {
            self[__Key_\(name).self]
        }
        set {
            self[__Key_\(name).self] = newValue
        }
        """
    }

    var key: String {
        let defaultValue =
            if let type {
                "static var defaultValue: \(type) { \(value ?? "nil") }"
            } else {
                "static let defaultValue = \(value ?? "()")"
            }
        return "private struct __Key_\(name): \(keyProtocol) { \(defaultValue) }"
    }
}

extension Substring {
    fileprivate var trimmed: Substring {
        let start = drop { $0.isWhitespace }
        return start[..<(start.lastIndex { !$0.isWhitespace }.map(start.index(after:)) ?? start.endIndex)]
    }
}
