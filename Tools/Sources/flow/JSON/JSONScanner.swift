/// Reads a JSON text once, to find what `JSONDecoder` accepts although RFC 8259 does not, keys that an object has
/// twice, and where a value is.
struct JSONScanner {
    /// A place that counts from 1, columns in characters.
    struct Place: Equatable, CustomStringConvertible {
        var line: Int
        var column: Int

        var description: String { "line \(line), column \(column)" }
    }

    struct Problem: Error {
        var place: Place
        var message: String
    }

    /// The most arrays and objects inside each other, as for `JSONDecoder`.
    private static let deepest = 512

    private let bytes: [UInt8]
    private var position = 0
    private var depth = 0
    /// The keys and indices that lead to the value that is looked for.
    private let path: [any CodingKey]
    /// How many steps of the path lead to the value that is read, as long as it is on it.
    private var matchedSteps: Int?
    private var found: Int?

    private init(_ bytes: [UInt8], path: [any CodingKey]) {
        self.bytes = bytes
        self.path = path
        matchedSteps = 0
    }

    /// Checks a text.
    static func check(_ bytes: [UInt8]) throws(Problem) {
        var scanner = JSONScanner(bytes, path: [])
        try scanner.scanText()
    }

    /// Where a value of a valid text is. If it is missing, that is the place of the nearest one around it.
    static func place(of path: [any CodingKey], in bytes: [UInt8]) -> Place {
        var scanner = JSONScanner(bytes, path: path)
        try? scanner.scanText()
        return scanner.place(at: scanner.found ?? 0)
    }

    // MARK: Values

    private mutating func scanText() throws(Problem) {
        try scanValue()
        guard next() == nil else { throw problem("expected the end of the JSON") }
    }

    private mutating func scanValue() throws(Problem) {
        let byte = next()
        if matchedSteps != nil { found = position }
        switch byte {
        case UInt8(ascii: "{"): try scanObject()
        case UInt8(ascii: "["): try scanArray()
        case UInt8(ascii: "\""): _ = try scanString()
        case UInt8(ascii: "t"): try scanWord("true")
        case UInt8(ascii: "f"): try scanWord("false")
        case UInt8(ascii: "n"): try scanWord("null")
        case let byte? where byte == UInt8(ascii: "-") || byte.isDigit: try scanNumber()
        default: throw problem("expected a value")
        }
    }

    private mutating func scanObject() throws(Problem) {
        try enter()
        var keys: Set<String> = []
        if next() != UInt8(ascii: "}") {
            while true {
                guard next() == UInt8(ascii: "\"") else {
                    throw problem(keys.isEmpty ? "expected a key or }" : "expected a key after the comma")
                }
                let start = position
                let key = try scanString()
                guard keys.insert(key).inserted else {
                    throw Problem(
                        place: place(at: start), message: "the key \(JSONError.quoted(key)) is there twice")
                }
                guard next() == UInt8(ascii: ":") else { throw problem("expected a colon after the key") }
                position += 1
                try scanStep { $0.intValue == nil && $0.stringValue == key }
                if next() == UInt8(ascii: "}") { break }
                guard next() == UInt8(ascii: ",") else { throw problem("expected a comma or }") }
                position += 1
            }
        }
        leave()
    }

    private mutating func scanArray() throws(Problem) {
        try enter()
        var index = 0
        if next() != UInt8(ascii: "]") {
            while true {
                if index > 0, next() == UInt8(ascii: "]") {
                    throw problem("expected a value after the comma")
                }
                try scanStep { $0.intValue == index }
                index += 1
                if next() == UInt8(ascii: "]") { break }
                guard next() == UInt8(ascii: ",") else { throw problem("expected a comma or ]") }
                position += 1
            }
        }
        leave()
    }

    /// Reads a value inside another one, which the path may lead to.
    private mutating func scanStep(_ isNext: (any CodingKey) -> Bool) throws(Problem) {
        let outer = matchedSteps
        matchedSteps = outer.flatMap { $0 < path.count && isNext(path[$0]) ? $0 + 1 : nil }
        try scanValue()
        matchedSteps = outer
    }

    private mutating func enter() throws(Problem) {
        guard depth < Self.deepest else {
            throw problem("more than \(Self.deepest) values inside each other")
        }
        depth += 1
        position += 1
    }

    private mutating func leave() {
        depth -= 1
        position += 1
    }

    // MARK: Tokens

    private mutating func scanWord(_ word: StaticString) throws(Problem) {
        let start = position
        let expected = word.withUTF8Buffer(Array.init)
        guard bytes[position...].starts(with: expected) else { throw problem("expected a value", at: start) }
        position += expected.count
    }

    private mutating func scanNumber() throws(Problem) {
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
        let number = Double(String(decoding: bytes[start..<position], as: UTF8.self))
        guard number?.isFinite == true else { throw problem("the number is too large", at: start) }
    }

    private mutating func scanDigits() throws(Problem) {
        let start = position
        while peek()?.isDigit == true { position += 1 }
        guard position > start else { throw problem("expected a digit") }
    }

    /// Reads a string, and returns what it says.
    private mutating func scanString() throws(Problem) -> String {
        let start = position
        position += 1
        var scalars = String.UnicodeScalarView()
        var text = position
        func plain(_ range: Range<Int>) throws(Problem) -> String.UnicodeScalarView {
            guard let string = String(validating: bytes[range], as: UTF8.self) else {
                throw problem("expected text in UTF-8", at: range.lowerBound)
            }
            return string.unicodeScalars
        }
        while true {
            switch peek() {
            case nil: throw problem("the string has no end", at: start)
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

    private mutating func scanEscape() throws(Problem) -> Unicode.Scalar {
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
            throw problem("expected both halves of a character", at: start)
        case let byte? where [UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/")].contains(byte):
            return Unicode.Scalar(byte)
        default: throw problem("expected one of the escapes \\\" \\\\ \\/ \\b \\f \\n \\r \\t \\u", at: start)
        }
    }

    private mutating func scanCodeUnit(escapedAt start: Int) throws(Problem) -> UInt32 {
        let digits = bytes[position...].prefix(4)
        guard digits.count == 4, digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }),
            let unit = UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
        else { throw problem("expected four hexadecimal digits after \\u", at: start) }
        position += 4
        return unit
    }

    /// The next byte that is not white space.
    private mutating func next() -> UInt8? {
        while let byte = peek(), [0x20, 0x0A, 0x0D, 0x09].contains(byte) { position += 1 }
        return peek()
    }

    private func peek() -> UInt8? { position < bytes.count ? bytes[position] : nil }

    // MARK: Places

    private func problem(_ message: String, at start: Int? = nil) -> Problem {
        let isAtEnd = start == nil && position >= bytes.count
        return Problem(
            place: place(at: start ?? position), message: isAtEnd ? "\(message), found the end" : message)
    }

    private func place(at position: Int) -> Place {
        let before = bytes[..<min(position, bytes.count)]
        let line = before.split(separator: 0x0A, omittingEmptySubsequences: false).last ?? []
        return Place(
            line: before.count { $0 == 0x0A } + 1,
            column: String(decoding: line, as: UTF8.self).count + 1)
    }
}

extension UInt8 {
    fileprivate var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
}
