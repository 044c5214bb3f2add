import Testing

/// Compares where views are with the answers.
struct Comparison {
    private let answers: Answers
    private let known: [UInt64: Substring]

    init(of kind: String, numbersPerSeed: UInt64) throws {
        answers = try Answers(of: kind, numbersPerSeed: numbersPerSeed)
        known = try knownDifferences(of: kind)
        #expect(answers.seeds.count > 25)
    }

    /// What the random views are made from.
    var seeds: [UInt64] { answers.seeds }

    /// Compares a view, if there is an answer.
    func check(_ number: UInt64, _ name: String, _ places: [Place]) {
        guard let answer = answers[number] else { return }
        #expect(answer.checksum == Answers.checksum(of: name), "\(number) is another view: \(name)")
        guard let expected = answer.places else { return }
        let agrees = places.withoutCopies.elementsEqual(expected.withoutCopies) { $0.agrees(with: $1) }
        #expect(
            agrees != (known[number] != nil),
            """
            \(number) \(agrees ? "agrees now" : "differs"): \(name)
            ours    \(places)
            theirs  \(expected)
            """)
    }
}
