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
