/// The views with actions for it that are shown, in the order in which they have appeared. A host has one.
final class Appearances {
    private var shown: [Appearance] = []
    /// What waits for the end of a layout.
    private var waiting: [() -> Void] = []

    /// Runs an action after the layout.
    func afterLayout(_ action: @escaping () -> Void) {
        waiting.append(action)
    }

    /// Runs what waits for the end of a layout, and lets views know that they have appeared or gone.
    ///
    /// - Parameter visit: Calls ``meet(_:)`` for each that is shown.
    func report(_ visit: () -> Void) {
        let actions = waiting
        waiting = []
        for action in actions { action() }
        for appearance in shown { appearance.isMet = false }
        visit()
        let gone = shown.filter { !$0.isMet }
        guard !gone.isEmpty else { return }
        shown.removeAll { !$0.isMet }
        for appearance in gone {
            appearance.isShown = false
            appearance.disappear?()
        }
    }

    /// Takes note of a view that is shown. A modifier of several views appears with the first of them.
    func meet(_ appearance: Appearance) {
        appearance.isMet = true
        guard !appearance.isShown else { return }
        appearance.isShown = true
        shown.append(appearance)
        appearance.appear?()
    }
}

/// What a view wants done when it appears and when it goes. It outlives the elements.
final class Appearance {
    var appear: (() -> Void)?
    var disappear: (() -> Void)?
    fileprivate var isShown = false
    /// Whether the last visit has met it.
    fileprivate var isMet = false
}
