/// Reads a JSON text value by value, each as the type that is expected there.
///
/// Foundation's decoder tells no line on Linux, lets the last comma of a list stand, and picks one of
/// two equal keys in silence. This one is as strict as RFC 8259 permits, tells for every error the line,
/// the column and the path of keys, and reads straight into the caller's own storage. It never follows
/// nesting deeper than what the caller asks for.
struct JSONReader {
    let bytes: [UInt8]
    /// The next byte to read.
    var position = 0
    /// Where the value that was read last begins.
    var place = JSONPlace()

    init(_ bytes: [UInt8]) {
        // Some editors put a byte order mark before UTF-8.
        self.bytes = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
    }

    var next: UInt8? { position < bytes.count ? bytes[position] : nil }

    /// Reads an object, whose keys are the cases of `keys` and come at most once each.
    ///
    /// - Parameter member: Reads the value of one key.
    mutating func object<Key: RawRepresentable & CaseIterable & Equatable>(
        _ keys: Key.Type, member: (inout JSONReader, Key) throws -> Void
    ) throws where Key.RawValue == String {
        try begin(with: "{", expecting: "an object")
        let start = place.offset
        var seen: [Key] = []
        var isLast = skip("}")
        while !isLast {
            let name = try string(expecting: seen.isEmpty ? "a key in quotes or \"}\"" : "a key in quotes")
            guard let key = Key(rawValue: name) else {
                throw error("unknown key \(JSONReader.quoted(name)), expected \(JSONReader.list(keys))")
            }
            place.steps.append(.key(name))
            guard !seen.contains(key) else {
                throw error("expected the key once, found it twice")
            }
            seen.append(key)
            try require(":")
            try member(&self, key)
            place.steps.removeLast()
            isLast = try endsList(with: "}")
        }
        place.offset = start
    }

    /// Reads an array of any length.
    ///
    /// - Parameter element: Reads one element.
    mutating func array(element: (inout JSONReader) throws -> Void) throws {
        try begin(with: "[", expecting: "an array")
        let start = place.offset
        let depth = place.steps.count
        var index = 0
        var isLast = skip("]")
        while !isLast {
            place.steps.append(.index(index))
            try element(&self)
            place.steps.removeLast(place.steps.count - depth)
            isLast = try endsList(with: "]")
            index += 1
        }
        place.offset = start
    }

    /// Reads what `read` does, or `null`.
    mutating func unlessNull<Value>(_ read: (inout JSONReader) throws -> Value) throws -> Value? {
        beginValue()
        guard bytes[position...].starts(with: "null".utf8) else { return try read(&self) }
        position += 4
        return nil
    }

    /// Whether an array comes next, and not an object. Anything else is an error.
    mutating func isAtArray(expectingIt what: String) throws -> Bool {
        beginValue()
        if next == UInt8(ascii: "[") { return true }
        if next == UInt8(ascii: "{") { return false }
        throw unexpected(what)
    }

    /// Makes sure that nothing follows.
    mutating func end() throws {
        beginValue()
        guard next == nil else { throw unexpected("the end of the input") }
    }
}

// MARK: Punctuation

extension JSONReader {
    /// Goes to where the next value starts.
    mutating func beginValue() {
        skipWhitespace()
        place.offset = position
    }

    private mutating func begin(with mark: Unicode.Scalar, expecting what: String) throws {
        beginValue()
        guard skip(mark) else { throw unexpected(what) }
    }

    /// After an element: reads the comma before another one, or the end of the list.
    private mutating func endsList(with mark: Unicode.Scalar) throws -> Bool {
        if skip(",") { return false }
        if skip(mark) { return true }
        throw unexpected("\",\" or \"\(mark)\"")
    }

    private mutating func require(_ mark: Unicode.Scalar) throws {
        guard skip(mark) else { throw unexpected("\"\(mark)\"") }
    }

    private mutating func skip(_ mark: Unicode.Scalar) -> Bool {
        skipWhitespace()
        guard next == UInt8(ascii: mark) else { return false }
        position += 1
        return true
    }

    private mutating func skipWhitespace() {
        while let byte = next, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 {
            position += 1
        }
    }
}
