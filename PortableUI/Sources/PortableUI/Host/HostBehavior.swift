/// What a host does where SwiftUI promises nothing: what views hope for or, for tests, the worst that SwiftUI is known or
/// feared to do.
///
/// A pessimistic host differs in this. In evaluations:
/// - A body is evaluated only if a field of its view is another one, or anything that it has read: a state, a value of the
///   environment, a geometry. The same goes for the closure of a `GeometryReader`, the transform of `onGeometryChange`, and
///   the body of a modifier, which is also evaluated if the view that it modifies is another one. How fields are compared is
///   in ``Comparison``. An object that is the same is not asked whether what it says has changed. The closures of `ForEach`
///   and of trees always run.
/// - Each state that is set is a transaction of its own, with an evaluation and a layout. Of several, either the first
///   or the last that was set may arrive first.
/// - An element of `_VariadicView.Children` does not have the layout values of its view, and no subview of any kind is
///   disabled by what is around it.
/// - Of the elements of a `ForEach` with equal ids, each is shown as the first of them is.
/// - A row of a lazy stack that has gone out of sight comes back with its state, unless its element was gone meanwhile.
/// - To a `ScrollViewReader`, an id in an `AnyHashable` is not the id itself.
///
/// In layouts, and in what is reported after them:
/// - The cache of a layout is updated, and its subviews are placed in the same bounds, only if the layout has another value,
///   or a subview another answer to a question that the layout has asked.
/// - The bounds that a layout gets do not begin at zero, also where nothing is before it.
/// - A view remembers its sizes for three proposals.
/// - A view at no finite place stops the program.
/// - A lazy stack makes no row before or after those in sight.
/// - A scroll view under bars is as tall as the screen to `bounds(of: .scrollView)`, though its content comes to rest
///   between the bars. `scrollTo` is tried once, also where rows turn out to have other lengths on the way.
/// - `onGeometryChange` runs its action once a frame, which has two such rounds, with a value made before the views inside
///   are placed. As on older systems, from the third change on, before results are asked for again, the host notes that
///   the action was told, without running it.
/// - Views that disappear say so first. Then others report what has changed, and that they have appeared, the last and
///   outermost first.
///
/// In drags:
/// - What `onDrag` makes is made twice when a view is lifted, and dragged is what was made first. A drag finds only drop
///   targets that were there before.
/// - A drop target keeps what it does not accept from those behind it, is asked only where it can be touched, and is not told
///   of a drag that is canceled.
/// - A drop target is not told that a drag enters it, hears of each place twice, and is told after a drop that the drag has
///   left.
///
/// It may also evaluate, lay out and draw views on another thread than the main one, as SwiftUI does at times: an app's
/// closure that needs the main one traps there. Actions run on the main thread. And it may run the closures of
/// `transaction(_:)` when views have been laid out, and not before.
package enum HostBehavior: Hashable, Sendable {
    case usual
    case pessimistic(lastStateFirst: Bool, onOtherThread: Bool = false, asksTransactionsLate: Bool = false)

    /// That of the hosts that a task makes.
    package static let ofNewHosts = TaskLocal(wrappedValue: HostBehavior.usual)

    var isPessimistic: Bool { self != .usual }

    var isOnOtherThread: Bool {
        switch self {
        case .usual: false
        case .pessimistic(_, let onOtherThread, _): onOtherThread
        }
    }

    var asksTransactionsLate: Bool {
        switch self {
        case .usual: false
        case .pessimistic(_, _, let asksTransactionsLate): asksTransactionsLate
        }
    }
}
