import Testing

@testable import flow

extension Key {
    /// Some of its values, as JSON, not all of which are the default.
    func samples() throws -> [String] {
        switch values {
        case .names(let names, let css): (names + css.keys.sorted()).map { "\"\($0)\"" }
        case .number: ["-2.5", "3"]
        case .length: ["0", "3"]
        case .count: ["1", "3"]
        case .flag: ["false", "true"]
        case .others:
            try #require(
                [
                    "columns": [
                        "\"natural\"", "\"uniform\"", "3", "{\"minLength\":9}",
                        "{\"minLength\":9,\"maxLength\":12}",
                    ],
                    "scaling": ["{\"thickness\":9}"],
                ][name])
        }
    }

    /// An owner with a value that is JSON.
    func setting(_ value: String, in owner: Owner) throws -> Owner {
        var owner = owner
        try read(JSONScanner.value(of: Array(value.utf8)), &owner)
        return owner
    }
}
