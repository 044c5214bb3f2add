// Groups, and the subviews of a view.

@frozen public struct Group<Content> {}
extension Group: View, _PrimitiveView where Content: View {}
@available(*, unavailable) extension Group: Sendable {}
#if SDK26
    extension Group where Content: View { nonisolated public init(@ViewBuilder content: () -> Content) {} }
#else
    extension Group { nonisolated public init(@ContentBuilder content: () -> Content) {} }
#endif
@available(SwiftUI_18, *)
extension Group {
    public init<Base, Result>(
        subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
    )
    where Content == GroupElementsOfContent<Base, Result>, Base: View, Result: View {}
}
@available(SwiftUI_18, *)
nonisolated public struct GroupElementsOfContent<Subviews, Content>: _PrimitiveView
where Subviews: View, Content: View {}

@available(SwiftUI_18, *)
nonisolated public struct Subview: _PrimitiveView, Identifiable {
    public struct ID: Hashable {}
    nonisolated public var id: Subview.ID { stub() }
}
@available(*, unavailable) extension Subview: Sendable {}

@available(SwiftUI_18, *)
public struct SubviewsCollection: RandomAccessCollection {
    public typealias Element = Subview
    public typealias Index = Int
    public typealias Indices = Range<SubviewsCollection.Index>
    public typealias Iterator = IndexingIterator<SubviewsCollection>
    public subscript(index: Int) -> Subview { stub() }
    public var startIndex: Int { stub() }
    public var endIndex: Int { stub() }
}
@available(SwiftUI_18, *) extension SubviewsCollection: View, _PrimitiveView {}
@available(*, unavailable) extension SubviewsCollection: Sendable {}
