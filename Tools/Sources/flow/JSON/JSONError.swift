import Foundation

/// What is wrong with a value in a JSON text.
struct JSONError: Error, CustomStringConvertible {
    /// The keys and indices that lead to the value.
    var path: [any CodingKey]
    var message: String

    init(_ message: String, at path: [any CodingKey]) {
        self.path = path
        self.message = message
    }

    /// For example `[2].items[3].width: expected a number, found a string`.
    var description: String {
        var place = ""
        for step in path {
            if let index = step.intValue {
                place += "[\(index)]"
            } else {
                place += place.isEmpty ? step.stringValue : ".\(step.stringValue)"
            }
        }
        return place.isEmpty ? message : "\(place): \(message)"
    }

    /// A string from the input, safe to show on a terminal and not too long for a message.
    static func quoted(_ string: String) -> String {
        let longest = 40
        return string.count <= longest
            ? string.debugDescription : "\(String(string.prefix(longest)).debugDescription)…"
    }
}

extension JSONError {
    /// Says in this command's words what Foundation found wrong with some valid JSON.
    init(_ error: DecodingError) {
        switch error {
        case .typeMismatch(let type, let context):
            self.init(
                "expected \(JSONError.words(for: type))\(JSONError.found(context))", at: context.codingPath)
        case .valueNotFound(let type, let context):
            self.init("expected \(JSONError.words(for: type)), found null", at: context.codingPath)
        case .keyNotFound(let key, let context):
            self.init(
                "expected the key \"\(key.stringValue)\", which is missing", at: context.codingPath)
        case .dataCorrupted(let context):
            self.init("not the expected JSON: \(context.debugDescription)", at: context.codingPath)
        @unknown default:
            self.init("not the expected JSON: \(error)", at: [])
        }
    }

    private static func words(for type: Any.Type) -> String {
        switch type {
        case is Double.Type: "a number"
        case is String.Type: "a string"
        case is Bool.Type: "true or false"
        case is [Any].Type: "an array"
        case is [String: Any].Type: "an object"
        default: "\(type)"
        }
    }

    /// Foundation says what it found only in prose: "Expected to decode Double but found bool instead."
    private static func found(_ context: DecodingError.Context) -> String {
        guard let match = context.debugDescription.firstMatch(of: /but found (?:an? )?(\w+) instead/) else {
            return ""
        }
        switch match.1 {
        case "array": return ", found an array"
        case "bool": return ", found true or false"
        case "dictionary": return ", found an object"
        case let other: return ", found a \(other)"
        }
    }
}
