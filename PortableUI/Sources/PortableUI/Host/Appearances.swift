/// The views on screen that have actions for appearing and disappearing, in the order in which they appeared. Each host
/// has one.
final class Appearances {
    private var shown: [Appearance] = []
    /// The actions that wait for the layout.
    private var waiting: [() -> Void] = []
    private let hostMemory: HostMemory

    init(_ hostMemory: HostMemory) {
        self.hostMemory = hostMemory
    }

    /// Runs an action after the layout.
    func afterLayout(_ action: @escaping () -> Void) {
        waiting.append(action)
    }

    /// Runs the actions that wait for the layout, then those of views that have appeared, then those of views that have
    /// disappeared.
    ///
    /// - Parameter visit: Calls ``meet(_:)`` for each view that is shown.
    func report(_ visit: () -> Void) {
        let actions = waiting
        waiting = []
        for action in actions { action() }
        for appearance in shown { appearance.isMet = false }
        visit()
        let gone = shown.filter { !$0.isMet }
        shown.removeAll { !$0.isMet }
        for appearance in gone {
            appearance.isShown = false
            run(appearance.disappear, of: "onDisappear")
        }
        hostMemory.reportBackwards()
    }

    /// Notes that a view is shown. A modifier of several views appears with the first of them.
    func meet(_ appearance: Appearance) {
        appearance.isMet = true
        guard !appearance.isShown else { return }
        appearance.isShown = true
        shown.append(appearance)
        hostMemory.report { self.run(appearance.appear, of: "onAppear") }
    }

    private func run(_ action: (() -> Void)?, of modifier: String) {
        guard let action else { return }
        action()
        hostMemory.tally.countAction(of: modifier)
    }
}

/// The actions of a view for appearing and disappearing. It outlives the elements.
final class Appearance {
    var appear: (() -> Void)?
    var disappear: (() -> Void)?
    fileprivate var isShown = false
    /// Whether the last visit has met it.
    fileprivate var isMet = false
}
