import PortableUI

/// Why a test could not do something with a view.
public struct DriverError: Error, Equatable, CustomStringConvertible {
    public let description: String
}

/// Which of several views a test means.
enum Query {
    case text(String)
    case id(AnyHashable)

    /// Such as ` “Add”`, for the end of a sentence.
    var description: String {
        switch self {
        case .text(let text): " “\(text)”"
        case .id(let id): " with the id \(id.base)"
        }
    }
}

extension LayoutElement {
    /// What a closure finds in the element and those inside it, from the outside in, in order.
    ///
    /// - Parameter find: Gets an element and those around it, the outermost one first.
    package func search<Found>(_ find: (_ element: LayoutElement, _ around: [LayoutElement]) -> Found?)
        -> [Found]
    {
        var found: [Found] = []
        var around: [LayoutElement] = []
        func visit(_ element: LayoutElement) {
            if let result = find(element, around) { found.append(result) }
            around.append(element)
            for child in element.children { visit(child) }
            around.removeLast()
        }
        visit(self)
        return found
    }

    /// Whether the element is the view that is meant; where that is meant by its id, or inside it.
    ///
    /// - Parameter isNearest: Whether no other id may be nearer to the element.
    func fits(_ query: Query, isNearest: Bool = true) -> Bool {
        switch query {
        case .text(let text): spokenText == text
        case .id(let id): isNearest ? identity.id == id : identity.has(id: id)
        }
    }

    /// Whether the element can be used, if all that it is inside of can.
    var isUsable: Bool { isEnabled && allowsHitTesting }
}

extension ViewHost {
    /// What a view has: itself, or the first view inside it, or the nearest one around it. Of several views that are
    /// meant, the first that has it counts.
    ///
    /// - Parameters:
    ///   - name: What is looked for, such as `action for a tap`.
    ///   - query: Which view is meant.
    ///   - isReachable: Whether an element can be reached, if all that it is inside of can.
    ///   - find: What an element has.
    /// - Throws: `DriverError` if no view that is meant has it, or can be reached.
    func find<Found>(
        _ name: String, _ query: Query, isReachable: (LayoutElement) -> Bool,
        _ find: (LayoutElement) -> Found?
    ) throws -> Found {
        let root = graph.laidOutElement()
        func search(isNearest: Bool) -> [(LayoutElement, around: [LayoutElement])] {
            root.search { $0.fits(query, isNearest: isNearest) ? ($0, $1) : nil }
        }
        let nearest = search(isNearest: true)
        let meant = nearest.isEmpty ? search(isNearest: false) : nearest
        for (element, around) in meant where (around + [element]).allSatisfy(isReachable) {
            let inside = element.search { inner, outer in
                (outer + [inner]).allSatisfy(isReachable) ? find(inner) : nil
            }
            if let found = inside.first ?? around.reversed().lazy.compactMap(find).first { return found }
        }
        guard let (element, around) = meant.first else {
            throw DriverError(description: "There is no view\(query.description).")
        }
        let isBlocked = !(around + [element]).allSatisfy(isReachable)
        throw DriverError(
            description: "The view\(query.description) \(isBlocked ? "cannot be reached" : "has no \(name)")."
        )
    }
}
