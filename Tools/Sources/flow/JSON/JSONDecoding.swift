import Foundation

extension Input {
    /// Reads all of it as JSON.
    func decoded<Value: Decodable>(_ type: Value.Type) throws(Failure) -> Value {
        try decoded(type, from: try bytes(awaiting: "JSON"))
    }

    /// Takes what has been read as JSON.
    func decoded<Value: Decodable>(_ type: Value.Type, from bytes: [UInt8]) throws(Failure) -> Value {
        try decoded(from: bytes) { try JSONDecoder().decode(type, from: $0) }
    }

    /// Takes what has been read as JSON, whose meaning depends on something else.
    func decoded<Value: DecodableWithConfiguration>(
        _ type: Value.Type, from bytes: [UInt8], configuration: Value.DecodingConfiguration
    ) throws(Failure) -> Value {
        try decoded(from: bytes) {
            try JSONDecoder().decode(type, from: $0, configuration: configuration)
        }
    }

    private func decoded<Value>(
        from bytes: [UInt8], by decode: (Data) throws -> Value
    ) throws(Failure) -> Value {
        do throws(JSONScanner.Problem) {
            try JSONScanner.check(bytes)
        } catch {
            throw Failure(.badData, "\(name): \(error.place): not valid JSON: \(error.message)")
        }
        do {
            do {
                return try decode(Data(bytes))
            } catch let error as DecodingError {
                throw JSONError(error)
            }
        } catch let error as JSONError {
            let place = JSONScanner.place(of: error.path, in: bytes)
            throw Failure(.badData, "\(name): \(place): \(error)")
        } catch {
            throw Failure(.badData, "\(name): \(error)")
        }
    }
}

extension Decoder {
    /// An object that may have no other keys than those of a type.
    func strictContainer<Key: CodingKey & CaseIterable>(
        keyedBy type: Key.Type
    ) throws -> KeyedDecodingContainer<Key> {
        let keys = try container(keyedBy: AnyKey.self).allKeys
        if let unknown = keys.first(where: { Key(stringValue: $0.stringValue) == nil }) {
            let known = type.allCases.map(\.stringValue).joined(separator: ", ")
            throw JSONError(
                "unknown key \(JSONError.quoted(unknown.stringValue)), expected \(known)", at: codingPath)
        }
        return try container(keyedBy: type)
    }
}

extension KeyedDecodingContainer {
    /// An error about the value of a key.
    func error(_ message: String, at key: Key) -> JSONError {
        JSONError(message, at: codingPath + [key])
    }
}

/// Any key of an object.
private struct AnyKey: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) {
        self.stringValue = stringValue
    }

    init?(intValue: Int) { nil }
}
