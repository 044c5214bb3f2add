extension Group {
    /// Views made from the subviews of another view, as a layout would meet them.
    ///
    /// A subview keeps its identity and state wherever the closure puts it. What is inside it reads the environment
    /// of the group, whatever is around it in the closure, unlike in SwiftUI; but the host knows if it is disabled
    /// there.
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
        let elements = context.ofSeveral.build(base, at: .position(0))
        return context.build(transform(SubviewsCollection(elements)), at: .position(1))
    }
}

/// One of the subviews of a view.
nonisolated public struct Subview: View, Identifiable {
    /// The identity of a subview.
    public struct ID: Hashable {
        fileprivate let identity: ViewIdentity
    }

    let element: LayoutElement

    public var id: ID { ID(identity: element.identity) }
}

extension Subview: PrimitiveView {
    @MainActor func build(in context: BuildContext) -> [LayoutElement] {
        if !context.environment.isEnabled { element.isEnabled = false }
        return [element]
    }
}

/// The subviews of a view, in order.
nonisolated public struct SubviewsCollection: View, RandomAccessCollection {
    private let elements: [LayoutElement]

    fileprivate init(_ elements: [LayoutElement]) {
        self.elements = elements
    }

    public var startIndex: Int { 0 }
    public var endIndex: Int { elements.count }

    public subscript(index: Int) -> Subview { Subview(element: elements[index]) }
}

extension SubviewsCollection: PrimitiveView, MultiView {
    @MainActor func build(in context: BuildContext) -> [LayoutElement] { elements }
}
