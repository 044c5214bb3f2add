import PortableUI

/// Why a test could not do something with a view.
public struct DriverError: Error, Equatable, CustomStringConvertible {
    public let description: String
}

/// Which of several views a test means.
enum Query {
    case first
    case text(String)
    case id(AnyHashable)

    init(text: String?) {
        self = text.map { .text($0) } ?? .first
    }

    /// Such as ` “Add”`, for the end of a sentence.
    var description: String {
        switch self {
        case .first: ""
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
        case .first: true
        case .text(let text): spokenText == text
        case .id(let id): isNearest ? identity.id == id : identity.has(id: id)
        }
    }

    /// What an error calls the element: its first text, or else its id.
    var spokenName: String { spokenTexts.first ?? identity.id.map { "\($0.base)" } ?? name }

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
    ///   - instead: What it has that is nearly that.
    /// - Throws: `DriverError`, with the names of the views that have such a thing.
    func find<Found>(
        _ name: String, _ query: Query, isReachable: (LayoutElement) -> Bool,
        _ find: (LayoutElement) -> Found?, instead: (LayoutElement) -> String? = { _ in nil }
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
        let names = root.search { element, around in
            (around + [element]).allSatisfy(isReachable) && find(element) != nil ? element.spokenName : nil
        }
        if let (element, around) = meant.first {
            let isBlocked = !(around + [element]).allSatisfy(isReachable)
            let others =
                (element.search { inner, _ in instead(inner) } + around.reversed().compactMap(instead))
            let similar = isBlocked ? nil : others.first.map { ", but \($0)." }
            throw DriverError(
                description: "The view\(query.description) "
                    + (isBlocked ? "cannot be reached" : "has no \(name)")
                    + (similar ?? alternatives(to: names)))
        }
        throw DriverError(description: "There is no view\(query.description)" + alternatives(to: names))
    }
}

/// The end of a sentence that says what there is instead.
func alternatives(to names: [String]) -> String {
    guard !names.isEmpty else { return "." }
    let shown = names.prefix(9).map { "“\($0)”" }.joined(separator: ", ")
    return ", but \(shown)" + (names.count > 9 ? " and \(names.count - 9) more." : ".")
}
