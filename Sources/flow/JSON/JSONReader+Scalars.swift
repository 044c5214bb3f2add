extension JSONReader {
    /// Reads a number.
    mutating func number() throws -> Double {
        beginValue()
        let start = position
        if next == UInt8(ascii: "-") { position += 1 }
        if next == UInt8(ascii: "0") {
            position += 1
        } else {
            try digits(expecting: position == start ? "a number" : "a digit")
        }
        if next == UInt8(ascii: ".") {
            position += 1
            try digits(expecting: "a digit")
        }
        if next == UInt8(ascii: "e") || next == UInt8(ascii: "E") {
            position += 1
            if next == UInt8(ascii: "+") || next == UInt8(ascii: "-") { position += 1 }
            try digits(expecting: "a digit")
        }
        let text = String(decoding: bytes[start..<position], as: UTF8.self)
        guard let value = Double(text), value.isFinite else {
            throw error("expected a number that fits 64 bits (up to 1.8e308), found \(text)")
        }
        return value
    }

    private mutating func digits(expecting what: String) throws {
        let start = position
        while let byte = next, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) {
            position += 1
        }
        guard position > start else { throw unexpected(what) }
    }

    /// Reads a string.
    mutating func string(expecting what: String = "a string") throws -> String {
        beginValue()
        guard next == UInt8(ascii: "\"") else { throw unexpected(what) }
        position += 1
        var text: [UInt8] = []
        var start = position
        while let byte = next, byte != UInt8(ascii: "\"") {
            guard byte >= 0x20 else {
                throw unexpected("control characters written as escapes, as in \\n or \\u001b")
            }
            if byte == UInt8(ascii: "\\") {
                text += bytes[start..<position]
                text += try escape().utf8
                start = position
            } else {
                position += 1
            }
        }
        guard next != nil else { throw unexpected("a closing quote") }
        // Nearly all strings have no escape and need no storage of their own.
        let raw = bytes[start..<position]
        let string =
            text.isEmpty
            ? String(validating: raw, as: UTF8.self) : String(validating: text + raw, as: UTF8.self)
        guard let string else { throw error("expected text in UTF-8") }
        position += 1
        return string
    }

    /// Reads a backslash and what it stands for.
    private mutating func escape() throws -> String {
        position += 1
        guard let byte = next else { throw unexpected("a closing quote") }
        position += 1
        switch Unicode.Scalar(byte) {
        case "\"", "\\", "/": return String(Unicode.Scalar(byte))
        case "b": return "\u{8}"
        case "f": return "\u{C}"
        case "n": return "\n"
        case "r": return "\r"
        case "t": return "\t"
        case "u": return try unicodeEscape()
        default:
            position -= 1
            throw unexpected("one of \" \\ / b f n r t u after a backslash")
        }
    }

    /// Reads the digits after `\u`, and a second escape where the first is half a surrogate pair.
    private mutating func unicodeEscape() throws -> String {
        let start = position - 2
        var units = [try hexadecimalUnit()]
        if UTF16.isLeadSurrogate(units[0]), bytes[position...].starts(with: "\\u".utf8) {
            position += 2
            units.append(try hexadecimalUnit())
        }
        guard let text = String(validating: units, as: UTF16.self) else {
            throw error("expected surrogates in pairs, as in \\ud83d\\ude00", at: start)
        }
        return text
    }

    private mutating func hexadecimalUnit() throws -> UInt16 {
        var unit: UInt16 = 0
        for _ in 0..<4 {
            guard let byte = next, let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
                throw unexpected("four hexadecimal digits after \\u")
            }
            unit = unit << 4 | UInt16(digit)
            position += 1
        }
        return unit
    }
}
