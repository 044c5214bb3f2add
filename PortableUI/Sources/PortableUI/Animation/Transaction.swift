/// What a change of state tells the views that it changes: its animation.
///
/// `ViewHost.animation` is the one with which views were last evaluated.
public struct Transaction {
    /// The animation, if there is one.
    public var animation: Animation?
    /// Whether `animation(_:value:)` has no effect. No by default.
    public var disablesAnimations = false
    /// Whether the animation is that of an `animation(_:value:)`.
    var isOwn = false
}

@available(*, unavailable)
extension Transaction: Sendable {}

extension Transaction {
    /// The transaction of this thread, as `withAnimation` has set it.
    fileprivate(set) static var current: Transaction {
        get { Thread.current.threadDictionary[currentKey] as? Transaction ?? Transaction() }
        set { Thread.current.threadDictionary[currentKey] = newValue }
    }

    private static var currentKey: String { "PortableUI.Transaction" }
}

/// Runs a closure, and evaluates the views whose state it sets with an animation; `nil` for none. Inside another
/// animation, it overrides that one.
public func withAnimation<Result>(
    _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
    let outer = Transaction.current
    Transaction.current = Transaction(animation: animation)
    defer { Transaction.current = outer }
    return try body()
}

extension View {
    /// Lets a closure look at the transaction of each evaluation of the view, and change it for the view and those
    /// inside it.
    nonisolated public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
        ModifiedView(
            content: ContextView(content: self) { context in
                if !context.evaluation.asksTransactionsLate { transform(&context.transaction) }
            },
            modifier: LateTransaction(transform: transform))
    }
}

/// Asks what a transaction is when views are laid out, where a host does that.
nonisolated private struct LateTransaction: ElementModifier {
    let transform: (inout Transaction) -> Void

    @MainActor func element(around child: LayoutElement, in context: BuildContext) -> LayoutElement {
        guard context.evaluation.asksTransactionsLate else {
            child.modifierCount += 1
            return child
        }
        return LateTransactionElement(transform, around: child, context: context)
    }
}

private final class LateTransactionElement: ModifierElement {
    private let transform: (inout Transaction) -> Void
    private var transaction: Transaction

    init(
        _ transform: @escaping (inout Transaction) -> Void, around child: LayoutElement, context: BuildContext
    ) {
        self.transform = transform
        transaction = context.transaction
        super.init(around: child, context: context)
    }

    override var name: String { "transaction" }

    override func reportEvents() {
        transform(&transaction)
        child.stopAnimations(by: transaction)
        super.reportEvents()
    }
}
