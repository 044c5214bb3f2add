import Testing

/// Expects that two values are equal, and shows both if they are not.
///
/// `#expect(value == expected)` says the same, and takes the compiler 13 to 25 ms, as its expansion is type-checked
/// again. With thousands of them, that was half of what it takes to compile the tests.
public func expectEqual<Value: Equatable>(
    _ value: Value, _ expected: Value, _ comment: @autoclosure () -> Comment? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
) {
    #expect(value == expected, comment(), sourceLocation: sourceLocation)
}
