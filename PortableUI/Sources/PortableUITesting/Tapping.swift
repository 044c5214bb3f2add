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

    /// Does what a tap at a point does: that of the innermost button, toggle or `onTapGesture` around what is drawn in front
    /// there, or has its `contentShape` there.
    ///
    /// - Parameter point: A point of the host, in points.
    /// - Throws: `DriverError` if a tap there does nothing.
    public func tap(at point: CGPoint) throws {
        let usable = graph.laidOutElement().touched(at: point).prefix(while: \.isUsable)
        guard let action = usable.reversed().lazy.compactMap({ $0.action(forTaps: 1) }).first else {
            throw DriverError(description: "Nothing can be tapped at \(point.x), \(point.y).")
        }
        action()
    }

    private func perform(taps count: Int, on query: Query) throws {
        func name(_ count: Int) -> String { count == 1 ? "a tap" : "\(count) taps" }
        let action = try find("action for \(name(count))", query, isReachable: \.isUsable) { element in
            element.action(forTaps: count)
        } instead: { element in
            element.tapAction == nil ? nil : "one for \(name(element.tapCount))"
        }
        action()
    }
}

extension LayoutElement {
    fileprivate func action(forTaps count: Int) -> (() -> Void)? {
        tapCount == count ? tapAction : nil
    }
}
