/// A value of a JSON text, and where it is.
struct JSON {
    enum Content {
        case null
        case flag(Bool)
        /// As it is written.
        case number(String)
        case string(String)
        case array([JSON])
        case object([String: Member])
    }

    struct Member {
        /// The number of bytes before the key.
        var keyOffset: Int
        var value: JSON
    }

    var content: Content
    /// The number of bytes before it.
    var offset: Int

    /// The keys and indices that lead to the value that begins after some bytes, such as `[2].items[3].width`.
    func path(to offset: Int) -> String {
        var path = ""
        var value = self
        while value.offset < offset {
            switch value.content {
            case .array(let list):
                guard let index = list.lastIndex(where: { $0.offset <= offset }) else { return path }
                path += "[\(index)]"
                value = list[index]
            case .object(let members):
                let before = members.filter { $0.value.value.offset <= offset }
                guard let next = before.max(by: { $0.value.keyOffset < $1.value.keyOffset }) else {
                    return path
                }
                path += path.isEmpty ? next.key : ".\(next.key)"
                value = next.value.value
            default: return path
            }
        }
        return path
    }
}

extension JSON: CustomStringConvertible {
    /// The value as messages show it.
    var description: String {
        switch content {
        case .null: "null"
        case .flag(let flag): "\(flag)"
        case .number(let number): number.shortened
        case .string(let string): string.quoted
        case .array: "an array"
        case .object: "an object"
        }
    }
}

extension String {
    /// Safe to show on a terminal, and not too long for a message.
    var quoted: String {
        let shown = prefix(Self.longestShown)
        return String(shown).debugDescription + (shown.endIndex < endIndex ? "…" : "")
    }

    fileprivate var shortened: String {
        let shown = prefix(Self.longestShown)
        return shown + (shown.endIndex < endIndex ? "…" : "")
    }

    private static let longestShown = 40
}
