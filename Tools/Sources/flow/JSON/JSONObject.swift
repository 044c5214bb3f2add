/// An object of which all keys are known.
struct JSONObject {
    private let json: JSON
    private let keys: [String]
    private let members: [String: JSON.Member]

    /// - Parameter keys: All that it may have.
    init(_ json: JSON, keys: [String]) throws(JSONError) {
        guard case .object(let members) = json.content else {
            throw JSONError(expected: "an object", at: json)
        }
        (self.json, self.keys, self.members) = (json, keys, members)
        let unknown = members.lazy.filter { !keys.contains($0.key) }
        if let (key, member) = unknown.min(by: { $0.value.keyOffset < $1.value.keyOffset }) {
            let advice =
                key.nearest(of: keys).map { ". Did you mean \"\($0)\"?" }
                ?? ", expected \(keys.count == 1 ? "" : "one of ")\(keys.joined(separator: ", "))"
            throw JSONError("unknown key \(key.quoted)\(advice)", atKey: member.keyOffset, of: json)
        }
    }

    /// The value of a key; `nil` if the key is missing or its value is null.
    subscript(key: String) -> JSON? {
        assert(keys.contains(key), "every key that is read is known")
        guard let value = members[key]?.value else { return nil }
        if case .null = value.content { return nil }
        return value
    }

    /// The value of a key that must be there.
    func required(_ key: String) throws(JSONError) -> JSON {
        guard let value = members[key]?.value else {
            throw JSONError("expected the key \"\(key)\", which is missing", at: json)
        }
        return value
    }

    /// Takes over the values of all keys that are there. One that has no standard must be.
    func read<Owner>(_ keys: [Key<Owner>], into owner: inout Owner) throws(JSONError) {
        for key in keys {
            if let value = key.usual == nil ? try required(key.name) : self[key.name] {
                try key.read(value, &owner)
            }
        }
    }
}
