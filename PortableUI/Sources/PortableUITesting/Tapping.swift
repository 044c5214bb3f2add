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
        try perform(.taps(count), on: .text(text))
    }

    /// Does what a tap on a view does: its action, or the first one inside it, or that of the innermost control or
    /// `onTapGesture` around it.
    ///
    /// - Parameters:
    ///   - id: That of the view, as `ForEach` and `id(_:)` give it. Of several, the first that can be tapped counts.
    ///   - count: The number of taps in quick succession. Only actions for that number count.
    /// - Throws: `DriverError` if there is no such view, or if a tap on it does nothing, as in a disabled view.
    public func tap<ID: Hashable>(id: ID, count: Int = 1) throws {
        try perform(.taps(count), on: .id(AnyHashable(id)))
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
        let action = touched.last { $0.0.action(for: .taps(1)) != nil }?.0.action(for: .taps(1))
        let front = touched.last { element, _ in element.children.isEmpty }
        let actions = [action].compactMap(\.self) + (front?.1.simultaneousActions(for: .taps(1)) ?? [])
        guard !actions.isEmpty else {
            throw DriverError(description: "Nothing can be tapped at \(point.x), \(point.y).")
        }
        for action in actions { action() }
    }

    /// Does what a long press on a text does: that of the innermost `onLongPressGesture` around it.
    ///
    /// - Parameter text: As for ``tap(_:count:)``.
    /// - Throws: `DriverError` if there is no such text, or if a long press on it does nothing.
    public func longPress(_ text: String) throws {
        try perform(.longPress, on: .text(text))
    }

    private func perform(_ touch: Touch, on query: Query) throws {
        let touched = try find("action for \(touch)", query, isReachable: \.isUsable) { element in
            element.action(for: touch) != nil || ![element].simultaneousActions(for: touch).isEmpty
                ? element : nil
        } instead: { element in
            element.tapAction == nil ? nil : "one for \(element.touch)"
        }
        let paths = graph.laidOutElement().search { $0 === touched ? $1 + [$0] : nil }
        let path = paths.first ?? [touched]
        let action = path.reversed().lazy.compactMap { $0.action(for: touch) }.first
        for action in [action].compactMap(\.self) + path.simultaneousActions(for: touch) { action() }
    }
}

extension LayoutElement {
    fileprivate func action(for touch: Touch) -> (() -> Void)? {
        self.touch == touch ? tapAction : nil
    }
}

extension [LayoutElement] {
    /// What a touch does beside all else.
    fileprivate func simultaneousActions(for touch: Touch) -> [() -> Void] {
        compactMap { ($0 as? SimultaneousTapElement)?.simultaneousAction(for: touch) }
    }
}
