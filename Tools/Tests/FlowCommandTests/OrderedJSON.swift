/// JSON as a file has it: keys keep their order, and lists of plain values are on one line.
indirect enum OrderedJSON {
    case plain(String)
    case list([OrderedJSON])
    case object([(key: String, value: OrderedJSON)])

    static func string(_ text: String) -> OrderedJSON { .plain("\"\(text)\"") }

    /// The text, whose first line goes where `indent` already is.
    func text(indent: String = "") -> String {
        let inside = indent + "  "
        switch self {
        case .plain(let text): return text
        case .list(let list) where list.allSatisfy(\.isPlain):
            return "[\(list.map { $0.text() }.joined(separator: ", "))]"
        case .list(let list):
            let lines = list.map { inside + $0.text(indent: inside) }
            return "[\n\(lines.joined(separator: ",\n"))\n\(indent)]"
        case .object(let members):
            let lines = members.map { "\(inside)\"\($0)\": \($1.text(indent: inside))" }
            return members.isEmpty ? "{}" : "{\n\(lines.joined(separator: ",\n"))\n\(indent)}"
        }
    }

    private var isPlain: Bool {
        if case .plain = self { true } else { false }
    }

    /// The members of two objects.
    static func + (first: OrderedJSON, second: OrderedJSON) -> OrderedJSON {
        guard case .object(let some) = first, case .object(let others) = second else { return first }
        return .object(some + others)
    }
}

extension OrderedJSON: ExpressibleByDictionaryLiteral, ExpressibleByArrayLiteral, ExpressibleByStringLiteral,
    ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral, ExpressibleByNilLiteral
{
    init(dictionaryLiteral elements: (String, OrderedJSON)...) {
        self = .object(elements.map { (key: $0, value: $1) })
    }

    init(arrayLiteral elements: OrderedJSON...) { self = .list(elements) }
    init(stringLiteral value: String) { self = .string(value) }
    init(integerLiteral value: Int) { self = .plain("\(value)") }
    init(booleanLiteral value: Bool) { self = .plain("\(value)") }
    init(nilLiteral: ()) { self = .plain("null") }
}
