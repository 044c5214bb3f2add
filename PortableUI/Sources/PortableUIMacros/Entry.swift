import Foundation

/// The expansion of `@Entry`, from the source of a variable.
struct Entry {
    /// Without the backquotes of a name that is a keyword.
    private let name: String
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
        name = declaration[..<(end ?? declaration.endIndex)].filter { $0 != "`" }

        // The type is what is before the equals sign, but for comments: it has neither that nor a slash.
        var (type, rest) = ("", declaration[(end ?? declaration.endIndex)...])
        while let next = rest.first, next != "=" {
            if rest.hasPrefix("/*") {
                rest = rest.range(of: "*/").map { rest[$0.upperBound...] } ?? ""
            } else if next == "/" {
                rest = rest.drop { !$0.isNewline }
            } else {
                type.append(next)
                rest.removeFirst()
            }
        }
        type = type.trimmingCharacters(in: .whitespacesAndNewlines)
        self.type = type.first == ":" ? String(type.dropFirst()) : nil
        value = rest.first == "=" ? String(rest.dropFirst()) : nil
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
