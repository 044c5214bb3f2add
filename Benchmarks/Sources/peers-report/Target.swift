import Reporting

/// How many times as long as ours an engine has to take for a new width of 100,000 items.
struct Target {
    let name: String
    let engine: Engine
    let reference: Engine
    let limit: Double

    static let all = [
        Target(name: "taffy", engine: .taffy, reference: .editable, limit: 90),
        Target(name: "taffy-frames", engine: .taffy, reference: .frames, limit: 90),
        Target(name: "yoga", engine: .yoga, reference: .frames, limit: 8000),
        Target(name: "chromium", engine: .chromium, reference: .frames, limit: 300),
    ]

    /// Whether the target is met, by the container in which the other engine is nearer.
    func verdict(in comparison: Comparison) -> Verdict? {
        comparison.containers
            .compactMap { comparison.ratio(of: engine, to: reference, at: 100_000, $0) }.min()
            .map { Verdict(name, ratio: $0, limit: limit, isMet: $0 >= limit) }
    }
}
