import Testing

/// Input that a command refuses, and what it says of it.
struct Refusal: CustomTestStringConvertible, Sendable {
    var input: String
    var message: String

    init(_ input: String, _ message: String) {
        (self.input, self.message) = (input, message)
    }

    var testDescription: String { input }
}

extension String {
    /// Whether a command wrote this of standard input, and told the line and column.
    func isRefusal(_ message: String) -> Bool {
        guard let place = firstMatch(of: #/^flow: standard input: line \d+, column \d+: /#) else {
            return false
        }
        return self[place.range.upperBound...] == message + "\n"
    }
}
