/// A key of an object of JSON: how it is read, and all that help, schema and pages say about it.
struct Key<Owner>: Sendable {
    let name: String
    let values: KeyValues
    /// What it stands for if it is left out or null, as JSON; `nil` if it cannot be left out.
    let usual: String?
    /// What it means, in Markdown.
    let help: String
    /// How the playground shows it, if it does.
    var control: KeyControl?
    /// Takes over a value that is there.
    let read: @Sendable (JSON, inout Owner) throws(JSONError) -> Void

    init(
        _ name: String, _ values: KeyValues, usual: String?, _ help: String,
        read: @escaping @Sendable (JSON, inout Owner) throws(JSONError) -> Void
    ) {
        (self.name, self.values, self.usual, self.help) = (name, values, usual, help)
        self.read = read
    }

    /// The same key with a control in the playground.
    func control(
        _ name: String, _ group: KeyControl.Group, _ help: String, _ range: ClosedRange<Int>? = nil,
        section: String = "Overview"
    ) -> Key {
        var key = self
        key.control = KeyControl(name: name, group: group, help: help, range: range, section: section)
        return key
    }

    /// The same key of something that has its owner.
    func of<Whole>(_ path: WritableKeyPath<Whole, Owner> & Sendable) -> Key<Whole> {
        Key<Whole>(name, values, usual: usual, help) { [read] json, whole throws(JSONError) in
            try read(json, &whole[keyPath: path])
        }
    }
}

/// What the playground says of an option, about rows and in the words of views.
struct KeyControl: Sendable {
    /// Where it is on the page, which has these one below the other.
    enum Group: String, CaseIterable {
        case flow = "Flow"
        case lines = "Lines"
        case space = "Space"
        case separators = "Separators"
        case more = "More"
    }

    let name: String
    let group: Group
    let help: String
    /// The numbers of its slider.
    let range: ClosedRange<Int>?
    /// The heading in `WhatAFlowCanDo.md` below which there is more about it.
    let section: String
}

/// What the values of a key may be.
enum KeyValues: Sendable {
    /// The names of an option's cases, and what CSS calls them.
    case names([String], css: [String: String])
    case number
    /// A number of 0 or more.
    case length
    /// A whole number of 1 or more.
    case count
    case flag
    /// What these words say.
    case others(String)

    static func names<Option: NamedOption>(of type: Option.Type) -> KeyValues {
        .names(
            type.allCases.map { String(describing: $0) },
            css: type.cssNames.mapValues { String(describing: $0) })
    }
}

/// Makes keys of which an owner has the values that count without them.
struct KeyMaker<Owner: Sendable>: Sendable {
    typealias Path<Value> = WritableKeyPath<Owner, Value> & Sendable

    let usual: Owner

    func option<Option: NamedOption>(_ name: String, _ path: Path<Option>, _ help: String) -> Key<Owner> {
        Key(name, .names(of: Option.self), usual: "\"\(usual[keyPath: path])\"", help) {
            json, owner throws(JSONError) in owner[keyPath: path] = try json.option()
        }
    }

    func option<Option: NamedOption>(_ name: String, _ path: Path<Option?>, _ help: String) -> Key<Owner> {
        Key(name, .names(of: Option.self), usual: "null", help) { json, owner throws(JSONError) in
            owner[keyPath: path] = try json.option()
        }
    }

    func number(_ name: String, _ path: Path<Double>, _ help: String) -> Key<Owner> {
        Key(name, .number, usual: json(usual[keyPath: path]), help) { json, owner throws(JSONError) in
            owner[keyPath: path] = try json.number()
        }
    }

    func number(_ name: String, _ path: Path<Double?>, _ help: String) -> Key<Owner> {
        Key(name, .number, usual: "null", help) { json, owner throws(JSONError) in
            owner[keyPath: path] = try json.number()
        }
    }

    func length(_ name: String, _ path: Path<Double>, _ help: String) -> Key<Owner> {
        Key(name, .length, usual: json(usual[keyPath: path]), help) { json, owner throws(JSONError) in
            owner[keyPath: path] = try json.nonNegative()
        }
    }

    func length(_ name: String, _ path: Path<Double?>, _ help: String) -> Key<Owner> {
        Key(name, .length, usual: "null", help) { json, owner throws(JSONError) in
            owner[keyPath: path] = try json.nonNegative()
        }
    }

    func count(_ name: String, _ path: Path<Int>, _ help: String) -> Key<Owner> {
        Key(name, .count, usual: "\(usual[keyPath: path])", help) { json, owner throws(JSONError) in
            owner[keyPath: path] = try json.count()
        }
    }

    func count(_ name: String, _ path: Path<Int?>, _ help: String) -> Key<Owner> {
        Key(name, .count, usual: "null", help) { json, owner throws(JSONError) in
            owner[keyPath: path] = try json.count()
        }
    }

    func flag(_ name: String, _ path: Path<Bool>, _ help: String) -> Key<Owner> {
        Key(name, .flag, usual: "\(usual[keyPath: path])", help) { json, owner throws(JSONError) in
            owner[keyPath: path] = try json.flag()
        }
    }

    /// No limit has no number in JSON.
    private func json(_ number: Double) -> String {
        number.isInfinite ? "null" : number == number.rounded() ? "\(Int(number))" : "\(number)"
    }
}
