import PortableUI

extension ViewHost {
    /// Does what a tap on a text does: that of the innermost button, toggle or `onTapGesture` around it, or it moves the
    /// focus to its text field.
    ///
    /// - Parameters:
    ///   - text: All of the text, the name of an image, or a label or identifier for accessibility. Of several, the first
    ///     that can be tapped counts.
    ///   - count: The number of taps in quick succession. Only actions for that number count.
    /// - Throws: `DriverError` if there is no such text, or if a tap on it does nothing, as in a disabled view.
    public func tap(_ text: String, count: Int = 1) throws {
        try perform(taps: count, on: .text(text))
    }

    /// Does what a tap on a view does: its action, or the first one inside it, or that of the innermost control or
    /// `onTapGesture` around it.
    ///
    /// - Parameters:
    ///   - id: That of the view, as `ForEach` and `id(_:)` give it. Of several, the first that can be tapped counts.
    ///   - count: The number of taps in quick succession. Only actions for that number count.
    /// - Throws: `DriverError` if there is no such view, or if a tap on it does nothing, as in a disabled view.
    public func tap<ID: Hashable>(id: ID, count: Int = 1) throws {
        try perform(taps: count, on: .id(AnyHashable(id)))
    }

    /// Does what a tap at a point does: that of the innermost button, toggle or `onTapGesture` there, of several the one in
    /// front, and of each `simultaneousGesture` around what is in front.
    ///
    /// - Parameter point: A point of the host, in points.
    /// - Throws: `DriverError` if a tap there does nothing.
    public func tap(at point: CGPoint) throws {
        let touched = graph.laidOutElement().search { element, around in
            element.frame.contains(point) && (around + [element]).allSatisfy(\.isUsable)
                ? (element, around) : nil
        }
        let action = touched.last { $0.0.action(forTaps: 1) != nil }?.0.action(forTaps: 1)
        let front = touched.last { element, _ in element.children.isEmpty }
        let actions = [action].compactMap(\.self) + (front?.1.simultaneousActions(forTaps: 1) ?? [])
        guard !actions.isEmpty else {
            throw DriverError(description: "Nothing can be tapped at \(point.x), \(point.y).")
        }
        for action in actions { action() }
    }

    private func perform(taps count: Int, on query: Query) throws {
        func name(_ count: Int) -> String { count == 1 ? "a tap" : "\(count) taps" }
        let tapped = try find("action for \(name(count))", query, isReachable: \.isUsable) { element in
            element.action(forTaps: count) != nil || ![element].simultaneousActions(forTaps: count).isEmpty
                ? element : nil
        } instead: { element in
            element.tapAction == nil ? nil : "one for \(name(element.tapCount))"
        }
        let paths = graph.laidOutElement().search { $0 === tapped ? $1 + [$0] : nil }
        let path = paths.first ?? [tapped]
        let action = path.reversed().lazy.compactMap { $0.action(forTaps: count) }.first
        for action in [action].compactMap(\.self) + path.simultaneousActions(forTaps: count) { action() }
    }
}

extension LayoutElement {
    fileprivate func action(forTaps count: Int) -> (() -> Void)? {
        tapCount == count ? tapAction : nil
    }
}

extension [LayoutElement] {
    /// What so many taps do beside all else.
    fileprivate func simultaneousActions(forTaps count: Int) -> [() -> Void] {
        compactMap { ($0 as? SimultaneousTapElement)?.simultaneousAction(forTaps: count) }
    }
}
