import PortableUI

extension ViewHost {
    /// Gives the focus to the first view that can have it, in the view with an id.
    ///
    /// - Parameter id: As `ForEach` and `id(_:)` give it.
    /// - Throws: `DriverError` if there is none.
    public func focus<ID: Hashable>(id: ID) throws {
        let id = AnyHashable(id)
        let focusable = graph.laidOutElement().search { element, around in
            element.canHaveFocus && (around + [element]).allSatisfy(\.isEnabled) ? element : nil
        }
        let nearest = focusable.first { $0.fits(.id(id)) }
        guard let element = nearest ?? focusable.first(where: { $0.fits(.id(id), isNearest: false) }) else {
            throw DriverError(
                description: "There is no view with the id \(id.base) that can have the focus"
                    + alternatives(to: focusable.map(\.spokenName)))
        }
        graph.focus.move(to: element)
    }

    /// The nearest id around the view that has the focus; `nil` if none has it.
    public var focusedID: AnyHashable? {
        _ = graph.laidOutElement()
        return graph.focus.node?.identity.id
    }

    /// Presses a key: asks the view that has the focus, and those around it, from the inside out.
    ///
    /// - Throws: `DriverError` if no view has the focus, or if none of them takes the key.
    public func press(_ key: KeyEquivalent) throws {
        let paths = graph.laidOutElement().search { [focus = graph.focus] element, around in
            element.canHaveFocus && element.focusNode === focus.node ? [element] + around.reversed() : nil
        }
        guard let path = paths.first else {
            throw DriverError(
                description: "No view has the focus, so none takes a key. Give it to one by focus(id:).")
        }
        guard path.contains(where: { $0.take(KeyPress(key: key)) }) else {
            throw DriverError(
                description:
                    "“\(path[0].spokenName)” has the focus, and neither it nor a view around it takes \(key.spokenName)."
            )
        }
    }
}

extension KeyEquivalent {
    /// What an error calls the key.
    fileprivate var spokenName: String {
        switch self {
        case .upArrow: "the up arrow key"
        case .downArrow: "the down arrow key"
        case .leftArrow: "the left arrow key"
        case .rightArrow: "the right arrow key"
        case .home: "the home key"
        case .end: "the end key"
        default: "the key “\(character)”"
        }
    }
}
