import Foundation

/// Any JSON.
indirect enum JSONValue: Decodable, Equatable {
    case null
    case flag(Bool)
    case number(Double)
    case string(String)
    case array([JSONValue])
    case object([String: JSONValue])

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
            self = .null
        } else if let flag = try? container.decode(Bool.self) {
            self = .flag(flag)
        } else if let number = try? container.decode(Double.self) {
            self = .number(number)
        } else if let string = try? container.decode(String.self) {
            self = .string(string)
        } else if let array = try? container.decode([JSONValue].self) {
            self = .array(array)
        } else {
            self = .object(try container.decode([String: JSONValue].self))
        }
    }

    init(_ text: String) throws {
        self = try JSONDecoder().decode(JSONValue.self, from: Data(text.utf8))
    }

    /// The value of a key, if this is an object that has it.
    subscript(key: String) -> JSONValue? {
        get { object?[key] }
        set {
            guard var object else { return }
            object[key] = newValue
            self = .object(object)
        }
    }

    var object: [String: JSONValue]? {
        guard case .object(let object) = self else { return nil }
        return object
    }

    var array: [JSONValue]? {
        guard case .array(let array) = self else { return nil }
        return array
    }

    var string: String? {
        guard case .string(let string) = self else { return nil }
        return string
    }

    var number: Double? {
        guard case .number(let number) = self else { return nil }
        return number
    }

    /// The value as JSON.
    var text: String {
        switch self {
        case .null: "null"
        case .flag(let flag): "\(flag)"
        case .number(let number): "\(number)"
        case .string(let string): "\"\(string)\""
        case .array(let array): "[\(array.map(\.text).joined(separator: ","))]"
        case .object(let object):
            "{\(object.sorted { $0.key < $1.key }.map { "\"\($0.key)\":\($0.value.text)" }.joined(separator: ","))}"
        }
    }
}
