import FlowEngine

/// One kind of work that is measured, on its own memory.
///
/// To add a row, add one to `Row.all`; to set it a target, add that to `Target.all`.
struct Row: Sendable {
    let name: String
    /// The most items that it is measured with.
    var limit = Int.max
    /// Makes the memory that the work writes into, for some number of items, and returns the work.
    let make: @MainActor @Sendable (_ count: Int, _ container: Double) -> Work

    /// What is done with items of fresh sizes.
    struct Work {
        /// How often `run` does it. What it took is divided by that.
        var times = 1
        /// Done before the clock starts.
        var prepare: (Workload) -> Void = { _ in }
        let run: (Workload) -> Void
        /// Gives back memory that the row does not write into again, so that not all rows hold theirs.
        var release: () -> Void = {}
        /// How often items were measured by then, for work that measures them.
        var measurements: (() -> Int)?
    }
}

/// What a row took, for each item where nothing else is said.
struct Measurement {
    /// In nanoseconds.
    var time: Double
    /// For all items together.
    var allocations: Int
    /// The most bytes at a time.
    var peak: Double
    /// The bytes that are there afterwards and were not before.
    var held: Double
    /// How often each item was measured, if it was.
    var measurements: Double?
}
