import ArgumentParser
import FlowEngine

/// Takes what is typed after an option as a number, or says which numbers there are.
enum NumberArgument {
    static func finite(_ text: String) throws -> Double {
        try number(text, "a finite number") { _ in true }
    }

    static func length(_ text: String) throws -> Double {
        try number(text, "0 or more") { $0 >= 0 }
    }

    static func positive(_ text: String) throws -> Double {
        try number(text, "a positive number") { $0 > 0 }
    }

    /// Pango's limit.
    static func fontSize(_ text: String) throws -> Double {
        try number(text, "a positive number up to 10000") { $0 > 0 && $0 <= 10_000 }
    }

    static func enlargement(_ text: String) throws -> Double {
        try number(text, "a number from 1 to 100") { (1...100).contains($0) }
    }

    static func count(_ text: String) throws -> Int {
        if let count = Int(text), count >= 1 { return count }
        let isTooLarge = Double(text).map { $0 > 1e18 } ?? false
        throw ValidationError("expected a whole number \(isTooLarge ? "up to \(Int.max)" : "of 1 or more")")
    }

    /// What `columns` takes, as help and messages list it.
    static let columnKinds =
        "natural, uniform, a whole number of 1 or more, or a range of lengths such as 120...200 or 120..."

    /// A kind of columns, a number of them, or the least length and maybe the largest one.
    static func columns(_ text: String) throws -> FlowColumns {
        switch text {
        case "natural": return .natural
        case "uniform": return .uniform
        default:
            if let count = try? count(text) { return .count(count) }
            let limits = text.split(separator: "...", omittingEmptySubsequences: false).map(String.init)
            guard limits.count == 2, let minimum = try? length(limits[0]),
                let maximum = limits[1].isEmpty ? .infinity : try? length(limits[1])
            else {
                throw ValidationError("expected one of \(columnKinds)")
            }
            return .adaptive(minimum: minimum, maximum: maximum)
        }
    }

    private static func number(
        _ text: String, _ expected: String, where isValid: (Double) -> Bool
    ) throws -> Double {
        guard let number = Double(text), number.isFinite, isValid(number) else {
            throw ValidationError("expected \(expected)")
        }
        return number
    }
}
