import PortableUI

/// Shows a view hierarchy: keeps its state, lays it out in a proposal, and evaluates it again when something changes.
///
/// ```swift
/// let host = ViewHost(
///     Text("Hello").font(.system(size: 10)).padding(4),
///     proposal: ProposedViewSize(width: 100, height: nil))
/// host.frames.frame                    // x 0, y 0, 38 × 20
/// host.frames.frames(named: "Text")[0] // x 4, y 4, 30 × 12
/// host.displayList.items.count         // 1
/// ```
///
/// Results are up to date whenever they are asked for. After a change of the root view, of the environment, or of any
/// state, all views are asked for their bodies again and all layouts to update their caches: which of them the change
/// concerns is not tracked. Another proposal only lays out again.
/// State, identities and layout caches last as long as a view is at its place with its type.
@MainActor
public final class ViewHost<Root: View> {
    /// The views shown. Setting them keeps the state of those that have counterparts.
    public var rootView: Root {
        didSet { graph.show(rootView) }
    }
    /// What the root view is offered.
    public var proposal: ProposedViewSize {
        get { graph.proposal }
        set { graph.proposal = newValue }
    }
    /// What is over the edges of the root view's content, such as bars: how far what is seen reaches beyond what the root
    /// view is offered. Nothing at first.
    ///
    /// As on a phone, a scroll view at such an edge shows its content under the bar, too. The content begins below it, and
    /// views that are scrolled to come to rest there. Views can read the insets from their `GeometryProxy`.
    public var safeAreaInsets: EdgeInsets {
        get { graph.safeAreaInsets }
        set { graph.safeAreaInsets = newValue }
    }
    /// The environment of the root view.
    public var environment: EnvironmentValues {
        get { graph.environment }
        set { graph.environment = newValue }
    }

    /// The most rounds of evaluation and layout each time that results are asked for, at least 1. Another round
    /// follows if an action, such as that of `onGeometryChange` or `onAppear`, changes state after layout. The rest is
    /// done the next time.
    public var roundLimit: Int { graph.roundLimit }

    package let graph: ViewGraph

    /// - Parameters:
    ///   - rootView: The views to show.
    ///   - proposal: What they are offered. By default they get their ideal size.
    ///   - environment: What they inherit.
    ///   - measurer: How large text is. By default the same for each character, on every machine.
    ///   - roundLimit: The most rounds each time that results are asked for; less than 1 counts as 1. With 1, a
    ///     test sees what a user sees before views have adapted to their geometry.
    public init(
        _ rootView: Root, proposal: ProposedViewSize = .unspecified,
        environment: EnvironmentValues = EnvironmentValues(),
        measurer: any TextMeasurer = FixedTextMeasurer(), roundLimit: Int = 64
    ) {
        self.rootView = rootView
        graph = ViewGraph(
            rootView, proposal: proposal, environment: environment, measurer: measurer, roundLimit: roundLimit
        )
    }

    /// The frames of all elements.
    public var frames: FrameNode { FrameNode(graph.laidOutElement()) }

    /// What the views draw.
    public var displayList: DisplayList { graph.displayList }

    /// The animation with which the views were last evaluated: the last one that state, the root view or
    /// the environment was changed with since the evaluation before. `nil` if there was none.
    ///
    /// State that an action sets after layout, as that of `onGeometryChange`, makes another evaluation, usually without
    /// one: a ``roundLimit`` of 1 lets a test look between the two.
    public var animation: Animation? { graph.lastTransaction.animation }
}

// MARK: - Settling

extension ViewHost {
    /// Lays out and lets the main queue do what is waiting there, in turn, until that changes no view any more, but at
    /// most as often as ``roundLimit`` says.
    ///
    /// Some views find out their size in a `GeometryReader` and put it into their state by `DispatchQueue.main.async`,
    /// or in a task on the main actor, such as that of `task(priority:_:)`. A test sees what becomes of them if it
    /// awaits this before it asks for results. Without it, it sees what a user does at first. For what a task does after
    /// it has waited for something else, the test has to wait itself.
    public func settle() async {
        for _ in 0..<roundLimit {
            _ = graph.laidOutElement()
            // What waits on the main queue came earlier.
            await Task { @MainActor in }.value
            guard graph.isChangePending else { return }
        }
    }
}

// MARK: - Scrolling

extension ViewHost {
    /// How far the first scroll view is scrolled, in points from its content's top leading corner to that
    /// of the window. Zero where there is none.
    public var scrollOffset: CGPoint { graph.scrollOffset }

    /// With which animation a `ScrollViewProxy` scrolled last; `nil` for none. The content is there at once.
    public var scrollAnimation: Animation? { graph.scrollAnimation }

    /// Scrolls the first scroll view.
    ///
    /// - Parameter offset: In points, from the content's top leading corner to that of the window. It is
    ///   limited to what the content allows; NaN counts as 0.
    /// - Throws: `DriverError` if there is no scroll view.
    public func scroll(to offset: CGPoint) throws {
        let target = CGPoint(
            x: offset.x.isNaN ? 0 : max(offset.x, 0), y: offset.y.isNaN ? 0 : max(offset.y, 0))
        guard graph.scroll(to: target) else {
            throw DriverError(description: "There is no scroll view.")
        }
    }
}
