import FlowEngine

/// One kind of work that is measured, on its own memory.
///
/// To add a row, add one to `Row.all`; to set it a target, add that to `Target.all`.
struct Row: Sendable {
    let name: String
    /// Makes the memory that the work writes into, for some number of items, and returns the work.
    let make: @Sendable (_ count: Int, _ container: Double) -> Work

    /// What is done with items of fresh sizes.
    struct Work {
        /// Done before the clock starts.
        var prepare: (Workload) -> Void = { _ in }
        let run: (Workload) -> Void
    }
}

/// What a row took: nanoseconds for each item, allocations, and bytes for each item at most at a time.
struct Measurement {
    var time: Double
    var allocations: Int
    var peak: Double
}
