/// Reads a JSON text as RFC 8259 has it, without keys that an object has twice.
struct JSONScanner {
    /// The most arrays and objects inside each other.
    private static let deepest = 512

    static let whiteSpace: [UInt8] = [0x20, 0x0A, 0x0D, 0x09]

    private let bytes: [UInt8]
    private var position = 0
    private var depth = 0

    /// The value that a text is.
    static func value(of bytes: [UInt8]) throws(JSONError) -> JSON {
        var scanner = JSONScanner(bytes: bytes)
        let value = try scanner.scanValue()
        guard scanner.next() == nil else {
            var error = scanner.problem("expected the end of the JSON")
            error.isOfSeveralValues = true
            throw error
        }
        return value
    }

    private init(bytes: [UInt8]) {
        self.bytes = bytes
    }

    // MARK: Values

    private mutating func scanValue() throws(JSONError) -> JSON {
        let byte = next()
        let start = position
        let content: JSON.Content =
            switch byte {
            case UInt8(ascii: "{"): .object(try scanMembers())
            case UInt8(ascii: "["): .array(try scanElements())
            case UInt8(ascii: "\""): .string(try scanString())
            case UInt8(ascii: "t"): try scanWord("true", as: .flag(true))
            case UInt8(ascii: "f"): try scanWord("false", as: .flag(false))
            case UInt8(ascii: "n"): try scanWord("null", as: .null)
            case let byte? where byte == UInt8(ascii: "-") || byte.isDigit: .number(try scanNumber())
            default: throw problem("expected a value")
            }
        return JSON(content: content, offset: start)
    }

    private mutating func scanMembers() throws(JSONError) -> [String: JSON.Member] {
        try enter()
        var members: [String: JSON.Member] = [:]
        if next() != UInt8(ascii: "}") {
            while true {
                guard next() == UInt8(ascii: "\"") else {
                    throw problem(members.isEmpty ? "expected a key or }" : "expected a key after the comma")
                }
                let start = position
                let key = try scanString()
                guard members[key] == nil else {
                    throw problem("duplicate key \(key.quoted)", at: start)
                }
                guard next() == UInt8(ascii: ":") else { throw problem("expected a colon after the key") }
                position += 1
                members[key] = JSON.Member(keyOffset: start, value: try scanValue())
                if next() == UInt8(ascii: "}") { break }
                guard next() == UInt8(ascii: ",") else { throw problem("expected a comma or }") }
                position += 1
            }
        }
        leave()
        return members
    }

    private mutating func scanElements() throws(JSONError) -> [JSON] {
        try enter()
        var elements: [JSON] = []
        if next() != UInt8(ascii: "]") {
            while true {
                if !elements.isEmpty, next() == UInt8(ascii: "]") {
                    throw problem("expected a value after the comma")
                }
                elements.append(try scanValue())
                if next() == UInt8(ascii: "]") { break }
                guard next() == UInt8(ascii: ",") else { throw problem("expected a comma or ]") }
                position += 1
            }
        }
        leave()
        return elements
    }

    private mutating func enter() throws(JSONError) {
        guard depth < Self.deepest else {
            throw problem("nested more than \(Self.deepest) levels deep")
        }
        depth += 1
        position += 1
    }

    private mutating func leave() {
        depth -= 1
        position += 1
    }

    // MARK: Tokens

    private mutating func scanWord(
        _ word: StaticString, as content: JSON.Content
    ) throws(JSONError) -> JSON.Content {
        let expected = word.withUTF8Buffer(Array.init)
        guard bytes[position...].starts(with: expected) else {
            throw problem("expected a value", at: position)
        }
        position += expected.count
        return content
    }

    /// Reads a number, and returns how it is written.
    private mutating func scanNumber() throws(JSONError) -> String {
        let start = position
        if peek() == UInt8(ascii: "-") { position += 1 }
        if peek() == UInt8(ascii: "0") { position += 1 } else { try scanDigits() }
        if peek() == UInt8(ascii: ".") {
            position += 1
            try scanDigits()
        }
        if peek() == UInt8(ascii: "e") || peek() == UInt8(ascii: "E") {
            position += 1
            if peek() == UInt8(ascii: "+") || peek() == UInt8(ascii: "-") { position += 1 }
            try scanDigits()
        }
        return String(decoding: bytes[start..<position], as: UTF8.self)
    }

    private mutating func scanDigits() throws(JSONError) {
        let start = position
        while peek()?.isDigit == true { position += 1 }
        guard position > start else { throw problem("expected a digit") }
    }

    /// Reads a string, and returns what it says.
    private mutating func scanString() throws(JSONError) -> String {
        let start = position
        position += 1
        var scalars = String.UnicodeScalarView()
        var text = position
        func plain(_ range: Range<Int>) throws(JSONError) -> String.UnicodeScalarView {
            guard let string = String(validating: bytes[range], as: UTF8.self) else {
                throw problem("expected text in UTF-8", at: range.lowerBound)
            }
            return string.unicodeScalars
        }
        while true {
            switch peek() {
            case nil: throw problem("the string is not closed", at: start)
            case UInt8(ascii: "\""):
                scalars += try plain(text..<position)
                position += 1
                return String(scalars)
            case UInt8(ascii: "\\"):
                scalars += try plain(text..<position)
                scalars.append(try scanEscape())
                text = position
            case let byte? where byte < 0x20:
                throw problem("expected an escape such as \\n in place of a control character")
            default: position += 1
            }
        }
    }

    private mutating func scanEscape() throws(JSONError) -> Unicode.Scalar {
        let start = position
        position += 2
        switch bytes[start...].dropFirst().first {
        case UInt8(ascii: "n"): return "\n"
        case UInt8(ascii: "t"): return "\t"
        case UInt8(ascii: "r"): return "\r"
        case UInt8(ascii: "b"): return "\u{8}"
        case UInt8(ascii: "f"): return "\u{C}"
        case UInt8(ascii: "u"):
            let unit = try scanCodeUnit(escapedAt: start)
            if let scalar = Unicode.Scalar(unit) { return scalar }
            // Half of a pair, which another escape follows.
            if unit < 0xDC00, bytes[position...].starts(with: "\\u".utf8) {
                position += 2
                let low = try scanCodeUnit(escapedAt: start)
                if (0xDC00...0xDFFF).contains(low),
                    let scalar = Unicode.Scalar(0x1_0000 + (unit - 0xD800) << 10 + (low - 0xDC00))
                {
                    return scalar
                }
            }
            throw problem("expected both halves of a surrogate pair", at: start)
        case let byte? where [UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/")].contains(byte):
            return Unicode.Scalar(byte)
        default: throw problem("expected one of the escapes \\\" \\\\ \\/ \\b \\f \\n \\r \\t \\u", at: start)
        }
    }

    private mutating func scanCodeUnit(escapedAt start: Int) throws(JSONError) -> UInt32 {
        let digits = bytes[position...].prefix(4)
        guard digits.count == 4, digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }),
            let unit = UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
        else { throw problem("expected four hexadecimal digits after \\u", at: start) }
        position += 4
        return unit
    }

    /// The next byte that is not white space.
    private mutating func next() -> UInt8? {
        while let byte = peek(), Self.whiteSpace.contains(byte) { position += 1 }
        return peek()
    }

    private func peek() -> UInt8? { position < bytes.count ? bytes[position] : nil }

    private func problem(_ message: String, at start: Int? = nil) -> JSONError {
        let isAtEnd = start == nil && position >= bytes.count
        return JSONError(
            notJSON: isAtEnd ? "\(message), found the end" : message, at: start ?? position)
    }
}

extension UInt8 {
    fileprivate var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
}
