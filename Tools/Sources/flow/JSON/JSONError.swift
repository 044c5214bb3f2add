/// What is wrong in a JSON text, and where.
struct JSONError: Error {
    var message: String
    /// The number of bytes before the place.
    var offset: Int
    /// The number of bytes before the value that it is about; `nil` if the text is no JSON at all.
    var value: Int?

    /// A value is of another kind, or out of range.
    init(expected: String, at value: JSON) {
        self.init("expected \(expected), found \(value)", at: value)
    }

    init(_ message: String, at value: JSON) {
        (self.message, offset, self.value) = (message, value.offset, value.offset)
    }

    /// A key is unknown.
    init(_ message: String, atKey keyOffset: Int, of object: JSON) {
        (self.message, offset, value) = (message, keyOffset, object.offset)
    }

    /// The text is no JSON.
    init(notJSON message: String, at offset: Int) {
        (self.message, self.offset) = ("not valid JSON: \(message)", offset)
    }
}

extension Failure {
    /// Whether a text was no JSON because more follows its first value, as in lines that are values or words.
    var isOfSeveralValues: Bool { message.hasSuffix(JSONScanner.goesOn) }
}

extension Input {
    /// Reads all of it as JSON.
    func parsed<Value>(by read: (JSON) throws(JSONError) -> Value) throws -> Value {
        try parsed(try bytes(awaiting: "JSON"), by: read)
    }

    /// Takes what has been read as JSON.
    ///
    /// - Parameter line: The number of its first line, for messages.
    func parsed<Value>(
        _ bytes: [UInt8], fromLine line: Int = 1, by read: (JSON) throws(JSONError) -> Value
    ) throws(Failure) -> Value {
        var root: JSON?
        do throws(JSONError) {
            let json = try JSONScanner.value(of: bytes)
            root = json
            return try read(json)
        } catch {
            let path = error.value.flatMap { root?.path(to: $0) } ?? ""
            let place = place(at: error.offset, in: bytes, fromLine: line)
            throw Failure(.badData, "\(name): \(place): \(path.isEmpty ? "" : "\(path): ")\(error.message)")
        }
    }

    /// A place that counts from 1, columns in characters.
    private func place(at offset: Int, in bytes: [UInt8], fromLine line: Int) -> String {
        let before = bytes[..<offset]
        let beginning = before.lastIndex(of: UInt8(ascii: "\n")).map { before[($0 + 1)...] } ?? before
        return "line \(line + before.count { $0 == UInt8(ascii: "\n") }), "
            + "column \(String(decoding: beginning, as: UTF8.self).count + 1)"
    }
}
