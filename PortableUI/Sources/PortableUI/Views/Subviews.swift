import PortableUIDrawing

extension Group {
    /// Views made from the subviews of another view, as a layout would meet them.
    ///
    /// A subview keeps its identity and state wherever the closure puts it. What is inside it reads the environment
    /// of the group, whatever is around it in the closure; but the host knows if it is disabled there, and a transaction
    /// there can take its animation away.
    public nonisolated init<Base: View, Result: View>(
        subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
    ) where Content == GroupElementsOfContent<Base, Result> {
        self.init { GroupElementsOfContent(base: view, transform: transform) }
    }
}

/// What a group makes from the subviews of a view.
nonisolated public struct GroupElementsOfContent<Subviews: View, Content: View>: View {
    let base: Subviews
    let transform: (SubviewsCollection) -> Content
}

extension GroupElementsOfContent: PrimitiveView {
    @MainActor func build(in context: BuildContext) -> [LayoutElement] {
        let list = SubviewList(context.ofSeveral.rows(of: base, at: .position(0)), of: context.node.identity)
        return context.build(transform(SubviewsCollection(list: list)), at: .position(1))
    }
}

/// The subviews of a view. Those of a `ForEach` of single views are built when they are shown, and go when what shows
/// them goes; all others are built at once.
final class SubviewList {
    private enum Part {
        case built([LayoutElement])
        case lazy(LazyRows, parent: ViewIdentity)
    }

    private let parts: [Part]
    /// What they are subviews of.
    private let parent: ViewIdentity
    /// The first subview of each part, and the number of all subviews.
    private let starts: [Int]
    /// What has been built of lazy parts.
    private var rows: [Int: LazyRows.Row] = [:]

    @MainActor init(_ rows: [LazyRows], of parent: ViewIdentity) {
        self.parent = parent
        var starts = [0]
        parts = rows.map { rows in
            if let parent = rows.parent {
                starts.append(starts[starts.count - 1] + rows.count)
                return .lazy(rows, parent: parent)
            }
            let elements = (0..<rows.count).flatMap { rows.build($0).elements }
            starts.append(starts[starts.count - 1] + elements.count)
            return .built(elements)
        }
        self.starts = starts
    }

    var count: Int { starts[starts.count - 1] }

    func id(at index: Int) -> Subview.ID {
        let (part, offset) = place(of: index)
        switch parts[part] {
        case .built(let elements): return Subview.ID(identity: elements[offset].identity, row: nil)
        case .lazy(let rows, let parent): return Subview.ID(identity: parent, row: rows.id(offset))
        }
    }

    /// The innermost id of a subview, if it has one, and the number of the subview among those that share it, as the views
    /// of a row do. Builds the subview.
    @MainActor func innermostID(at index: Int) -> (identity: ViewIdentity, number: Int)? {
        func identity(at index: Int) -> ViewIdentity? {
            element(at: index).identity.innermostID(below: parent)
        }
        guard let id = identity(at: index) else { return nil }
        var first = index
        while first > 0, identity(at: first - 1) == id { first -= 1 }
        return (id, index - first)
    }

    /// The subview at an index, which is built if it is not there.
    @MainActor func element(at index: Int) -> LayoutElement {
        let (part, offset) = place(of: index)
        switch parts[part] {
        case .built(let elements): return elements[offset]
        case .lazy(let lazy, _):
            let row = rows[index] ?? lazy.build(offset)
            rows[index] = row
            guard let element = row.elements.first, row.elements.count == 1 else {
                preconditionFailure("a view that is known to be single is not")
            }
            return element
        }
    }

    /// The same subviews, for another list.
    var allRows: [LazyRows] {
        parts.map { part in
            switch part {
            case .lazy(let rows, _): return rows
            case .built(let elements):
                let ids = elements.map { $0.identity.id(below: parent) }
                return LazyRows(count: elements.count) {
                    ids[$0]
                } firstIndex: { id in
                    ids.firstIndex { $0 == id }
                } build: {
                    LazyRows.Row(elements: [elements[$0]]) { _ in }
                }
            }
        }
    }

    /// Forgets a subview that is no longer shown, if it has been built when it was.
    func remove(at index: Int) {
        rows.removeValue(forKey: index)?.remove(false)
    }

    private func place(of index: Int) -> (part: Int, offset: Int) {
        let part = (starts.firstIndex { $0 > index } ?? parts.count) - 1
        return (part, index - starts[part])
    }
}

/// One of the subviews of a view.
nonisolated public struct Subview: View, Identifiable {
    /// The identity of a subview.
    public struct ID: Hashable {
        /// Its own, or that of the `ForEach` around.
        fileprivate let identity: ViewIdentity
        /// Its id in that.
        fileprivate let row: AnyHashable?
    }

    fileprivate let list: SubviewList
    fileprivate let index: Int

    public var id: ID { list.id(at: index) }

    /// Its innermost id, and its number among the subviews that share that.
    @MainActor var innermostID: (identity: ViewIdentity, number: Int)? { list.innermostID(at: index) }

    /// What the subview is built into.
    @MainActor var element: LayoutElement { list.element(at: index) }
}

extension Subview: PrimitiveView {
    @MainActor func build(in context: BuildContext) -> [LayoutElement] {
        let element = element
        // What is put around a subview has its id.
        element.modifierScope = element.identity
        if !context.environment.isEnabled, !context.evaluation.isPessimistic { element.isEnabled = false }
        element.stopAnimations(by: context.transaction)
        let stay = context.node.memory { Stay() }
        (stay.list, stay.index) = (list, index)
        return [list.element(at: index)]
    }

    /// Lasts as long as what shows a subview.
    private final class Stay {
        weak var list: SubviewList?
        var index = 0

        deinit { list?.remove(at: index) }
    }
}

/// The subviews of a view, in order.
nonisolated public struct SubviewsCollection: View, RandomAccessCollection {
    let list: SubviewList

    public var startIndex: Int { 0 }
    public var endIndex: Int { list.count }

    public subscript(index: Int) -> Subview { Subview(list: list, index: index) }
}

extension SubviewsCollection: PrimitiveView, MultiView {
    @MainActor func build(in context: BuildContext) -> [LayoutElement] {
        indices.map { list.element(at: $0) }
    }

    @MainActor func rows(in context: BuildContext) -> [LazyRows] { list.allRows }
}
