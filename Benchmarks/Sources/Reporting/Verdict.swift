/// Whether a target is met.
public struct Verdict: CustomStringConvertible {
    private let name: String
    private let ratio: Double
    private let limit: Double
    private let isMet: Bool

    public init(_ name: String, ratio: Double, limit: Double, isMet: Bool) {
        self.name = name
        self.ratio = ratio
        self.limit = limit
        self.isMet = isMet
    }

    /// The line that tells it, in numbers that programs can read.
    public var description: String {
        let numbers = [ratio, limit].map { $0.threeDigits(grouping: .never) }
        return "target \(name) ratio \(numbers[0]) limit \(numbers[1]) \(isMet ? "pass" : "miss")"
    }
}
