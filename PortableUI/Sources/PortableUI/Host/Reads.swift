/// What was read while something was made: whether it would be made the same once more.
final class Reads {
    /// Each says whether an answer is still the same.
    private var checks: [() -> Bool] = []

    /// Whether none of it has changed.
    var areCurrent: Bool { checks.allSatisfy { $0() } }

    func note(_ isCurrent: @escaping () -> Bool) {
        checks.append(isCurrent)
    }
}

/// What was made of a value, and what was read for it.
final class Kept<Input, Output> {
    let input: Input
    let output: Output
    let reads: Reads

    init(_ output: Output, of input: Input, reads: Reads) {
        self.input = input
        self.output = output
        self.reads = reads
    }
}
