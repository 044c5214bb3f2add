/// Parts of a document that are written once and referred to by name.
struct NamedParts<Part: Hashable> {
    let prefix: String
    private(set) var parts: [(name: String, part: Part)] = []
    private var names: [Part: String] = [:]

    init(prefix: String) {
        self.prefix = prefix
    }

    /// The name of a part, which is added if it is new.
    mutating func name(of part: Part) -> String {
        if let name = names[part] { return name }
        let name = "\(prefix)\(parts.count)"
        names[part] = name
        parts.append((name, part))
        return name
    }
}
