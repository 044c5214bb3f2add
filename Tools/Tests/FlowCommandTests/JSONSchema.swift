/// As much of JSON Schema, draft 2020-12, as a schema here uses. Other keywords are errors, not ignored.
struct JSONSchema {
    struct UnknownKeyword: Error {
        var keyword: String
    }

    let root: JSONValue

    func accepts(_ value: JSONValue) throws -> Bool {
        try accepts(value, by: root)
    }

    private func accepts(_ value: JSONValue, by schema: JSONValue) throws -> Bool {
        if case .flag(let accepts) = schema { return accepts }
        guard let keywords = schema.object else { throw UnknownKeyword(keyword: schema.text) }
        return try keywords.allSatisfy { keyword, argument in
            switch keyword {
            case "$schema", "$defs", "title", "description", "default", "then": true
            case "$ref": try accepts(value, by: definition(argument))
            case "oneOf": try subschemas(argument).count { try accepts(value, by: $0) } == 1
            case "anyOf": try subschemas(argument).contains { try accepts(value, by: $0) }
            case "allOf": try subschemas(argument).allSatisfy { try accepts(value, by: $0) }
            case "not": try !accepts(value, by: argument)
            case "if":
                try !accepts(value, by: argument) || accepts(value, by: schema["then"] ?? .flag(true))
            case "type": (argument.array ?? [argument]).contains { $0.string.map(value.isOf) ?? false }
            case "enum": argument.array?.contains(value) ?? false
            case "const": value == argument
            case "minimum":
                if let number = value.number, let minimum = argument.number {
                    number >= minimum
                } else {
                    true
                }
            case "maximum":
                if let number = value.number, let maximum = argument.number {
                    number <= maximum
                } else {
                    true
                }
            case "items": try value.array?.allSatisfy { try accepts($0, by: argument) } ?? true
            case "minItems":
                if let count = value.array?.count, let minimum = argument.number {
                    Double(count) >= minimum
                } else {
                    true
                }
            case "required":
                value.object.map { object in
                    argument.array?.allSatisfy { $0.string.map { object[$0] != nil } ?? false } ?? false
                } ?? true
            case "properties":
                try value.object?.allSatisfy { try accepts($1, by: argument[$0] ?? .flag(true)) } ?? true
            case "additionalProperties":
                try value.object?.allSatisfy { key, value in
                    try schema["properties"]?[key] != nil || accepts(value, by: argument)
                } ?? true
            default: throw UnknownKeyword(keyword: keyword)
            }
        }
    }

    private func subschemas(_ argument: JSONValue) throws -> [JSONValue] {
        guard let array = argument.array else { throw UnknownKeyword(keyword: argument.text) }
        return array
    }

    /// References are of the form `#/$defs/name`.
    private func definition(_ reference: JSONValue) throws -> JSONValue {
        guard let name = reference.string?.split(separator: "/").last.map(String.init),
            reference.string == "#/$defs/\(name)", let definition = root["$defs"]?[name]
        else { throw UnknownKeyword(keyword: reference.text) }
        return definition
    }
}

extension JSONValue {
    fileprivate func isOf(type: String) -> Bool {
        switch self {
        case .null: type == "null"
        case .flag: type == "boolean"
        case .number(let number): type == "number" || type == "integer" && number.rounded() == number
        case .string: type == "string"
        case .array: type == "array"
        case .object: type == "object"
        }
    }
}
