/// What a change of state tells the views that it changes: its animation.
///
/// `ViewHost.animation` is the one with which views were last evaluated.
public struct Transaction {
    /// `nil` if the transaction says nothing about animation, not even that there is none.
    private var ownAnimation: Animation??

    /// Whether `animation(_:value:)` has no effect. No by default.
    public var disablesAnimations = false
    /// Whether more such changes follow soon, as while something is dragged. Nothing follows from it here.
    public var isContinuous = false

    public init() {}

    public init(animation: Animation?) {
        self.animation = animation
    }

    /// The animation, if there is one.
    public var animation: Animation? {
        get { ownAnimation ?? nil }
        set { ownAnimation = .some(newValue) }
    }
}

@available(*, unavailable)
extension Transaction: Sendable {}

extension Transaction {
    /// The transaction of this thread, as `withTransaction` has set it.
    static var current: Transaction {
        Thread.current.threadDictionary[currentKey] as? Transaction ?? Transaction()
    }

    private static var currentKey: String { "PortableUI.Transaction" }

    /// Runs a closure with this transaction. What it leaves open comes from the one around it.
    fileprivate func run<Result>(_ body: () throws -> Result) rethrows -> Result {
        let outer = Transaction.current
        var merged = self
        merged.ownAnimation = ownAnimation ?? outer.ownAnimation
        merged.disablesAnimations = disablesAnimations || outer.disablesAnimations
        merged.isContinuous = isContinuous || outer.isContinuous
        let values = Thread.current.threadDictionary
        values[Self.currentKey] = merged
        defer { values[Self.currentKey] = outer }
        return try body()
    }
}

/// Runs a closure, and evaluates the views whose state it sets in a transaction. Inside another one, it overrides that
/// one.
public func withTransaction<Result>(
    _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
    try transaction.run(body)
}

/// Runs a closure, and evaluates the views whose state it sets in a transaction with one value.
public func withTransaction<R, V>(
    _ keyPath: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> R
) rethrows -> R {
    var transaction = Transaction()
    transaction[keyPath: keyPath] = value
    return try withTransaction(transaction, body)
}

/// Runs a closure, and evaluates the views whose state it sets with an animation; `nil` for none.
public func withAnimation<Result>(
    _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
    try withTransaction(Transaction(animation: animation), body)
}

/// When an animation counts as completed. Here, all complete at once.
public struct AnimationCompletionCriteria: Hashable, Sendable {
    private let isRemoved: Bool

    public static let logicallyComplete = AnimationCompletionCriteria(isRemoved: false)
    public static let removed = AnimationCompletionCriteria(isRemoved: true)
}

/// Runs a closure, and evaluates the views whose state it sets with an animation. The completion runs right after the
/// closure: animations take no time here.
public func withAnimation<Result>(
    _ animation: Animation? = .default,
    completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
    _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
    let result = try withAnimation(animation, body)
    completion()
    return result
}

extension View {
    /// Lets a closure look at the transaction of each evaluation of the view, and change it for the view and those
    /// inside it.
    nonisolated public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
        ContextView(content: self) { transform(&$0.transaction) }
    }
}
