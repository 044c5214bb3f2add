import Foundation

/// The expansion of `@Entry`, from the source of a variable.
struct Entry {
    private let name: Substring
    private let type: String?
    /// With the comment that may be after it.
    private let value: String?

    /// `nil` if that is no variable.
    init?(variable: String) {
        guard let attribute = variable.range(of: "@Entry"),
            let keyword = variable[attribute.upperBound...].range(of: "var ")
        else { return nil }
        let declaration = variable[keyword.upperBound...].trimmingCharacters(in: .whitespacesAndNewlines)
        let end = declaration.firstIndex { $0 == ":" || $0 == "=" || $0.isWhitespace }
        name = declaration[..<(end ?? declaration.endIndex)]
        let rest = declaration[name.endIndex...].trimmingCharacters(in: .whitespacesAndNewlines)
        // A type has neither an equals sign nor a slash, with which a comment begins.
        let endOfType = rest.firstIndex { $0 == "=" || $0 == "/" } ?? rest.endIndex
        type = rest.first == ":" ? String(rest[..<endOfType].dropFirst()) : nil
        value = rest[endOfType...].first == "=" ? String(rest[endOfType...].dropFirst()) : nil
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
                "static var defaultValue:\(type) {\(value ?? " nil")\n}"
            } else {
                "static let defaultValue =\(value ?? " ()")"
            }
        return "private struct __Key_\(name): PortableUI.EnvironmentKey { \(defaultValue)\n}"
    }
}
