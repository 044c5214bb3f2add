/// What is wrong in a JSON text, and where.
struct JSONError: Error {
    var message: String
    /// The number of bytes before the place.
    var offset: Int
    /// The number of bytes before the value that it is about; `nil` if the text is no JSON at all.
    var value: Int?
    /// Whether the text is no JSON only because another value follows its first one.
    var isOfSeveralValues = false

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
            let (line, column) = place(at: error.offset, in: bytes, fromLine: line)
            var failure = Failure(
                .badData,
                "\(name): line \(line), column \(column): \(path.isEmpty ? "" : "\(path): ")\(error.message)")
            if error.isOfSeveralValues { failure.lineOfSecondValue = line }
            throw failure
        }
    }

    /// A place that counts from 1, columns in characters.
    private func place(at offset: Int, in bytes: [UInt8], fromLine line: Int) -> (line: Int, column: Int) {
        let before = bytes[..<offset].split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        let beginning = String(decoding: before[before.count - 1], as: UTF8.self)
        return (line + before.count - 1, beginning.count + 1)
    }
}
