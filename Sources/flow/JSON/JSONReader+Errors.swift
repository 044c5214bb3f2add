extension JSONReader {
    /// An error about the value that was read last.
    func error(_ message: String) -> JSONError {
        error(message, at: place)
    }

    /// An error about a value that was read earlier.
    func error(_ message: String, at place: JSONPlace) -> JSONError {
        // Only errors need lines and columns, so nobody else pays for counting them.
        let before = bytes[..<place.offset]
        let line = before.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        let column = String(decoding: line.last ?? [], as: UTF8.self).unicodeScalars.count
        return JSONError(place: place, message: message, line: line.count, column: column + 1)
    }

    /// An error inside the value that was read last.
    func error(_ message: String, at offset: Int) -> JSONError {
        var place = place
        place.offset = offset
        return error(message, at: place)
    }

    /// An error about what comes next.
    func unexpected(_ expected: String) -> JSONError {
        error("expected \(expected), found \(nextAsWords)", at: position)
    }

    private var nextAsWords: String {
        guard let byte = next else { return "the end of the input" }
        for word in ["true", "false", "null"] where bytes[position...].starts(with: word.utf8) {
            return word
        }
        switch Unicode.Scalar(byte) {
        case "{": return "an object"
        case "[": return "an array"
        case "\"": return "a string"
        case "-", "0"..."9": return "a number"
        case "!"..."~": return "\"\(Unicode.Scalar(byte))\""
        default: return "the byte \(String(byte, radix: 16, uppercase: true)) in hexadecimal"
        }
    }

    /// A string from the input, safe to show on a terminal and not too long for a message.
    static func quoted(_ string: String) -> String {
        let longest = 40
        return string.count <= longest
            ? string.debugDescription : "\(String(string.prefix(longest)).debugDescription)…"
    }

    /// The keys or values that may be written somewhere.
    static func list<Choice: RawRepresentable & CaseIterable>(_ choices: Choice.Type) -> String
    where Choice.RawValue == String {
        choices.allCases.map(\.rawValue).joined(separator: ", ")
    }
}
