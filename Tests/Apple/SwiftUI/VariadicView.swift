// What `Group(subviews:)` does, since SwiftUI's first release. Public in its interface, but not documented.

public enum _VariadicView {
    public typealias Root = _VariadicView_Root
    public typealias Children = _VariadicView_Children
    public typealias MultiViewRoot = _VariadicView_MultiViewRoot
    @frozen public struct Tree<Root, Content> where Root: _VariadicView_Root {
        public var root: Root
        public var content: Content
        public init(_ root: Root, @ViewBuilder content: () -> Content) { fatalError() }
    }
}
@available(*, unavailable) extension _VariadicView: Sendable {}
@available(*, unavailable) extension _VariadicView.Tree: Sendable {}
extension _VariadicView.Tree: View, _PrimitiveView where Root: _VariadicView_ViewRoot, Content: View {}

public protocol _VariadicView_Root {
    static var _viewListOptions: Int { get }
}
extension _VariadicView_Root {
    public static var _viewListOptions: Int { stub() }
}
public protocol _VariadicView_ViewRoot: _VariadicView_Root {
    associatedtype Body: View
    @ViewBuilder func body(children: _VariadicView.Children) -> Self.Body
}
extension _VariadicView_ViewRoot where Self.Body == Never {
    public func body(children: _VariadicView.Children) -> Never { fatalError() }
}
public protocol _VariadicView_MultiViewRoot: _VariadicView_ViewRoot {}

nonisolated public struct _VariadicView_Children: _PrimitiveView {}
@available(*, unavailable) extension _VariadicView_Children: Sendable {}
extension _VariadicView_Children: RandomAccessCollection {
    nonisolated public struct Element: _PrimitiveView, Identifiable {
        public var id: AnyHashable { stub() }
        public func id<ID>(as _: ID.Type = ID.self) -> ID? where ID: Hashable { stub() }
        public typealias ID = AnyHashable
        public subscript<Trait>(key: Trait.Type) -> Trait.Value where Trait: _ViewTraitKey {
            get { stub() }
            set {}
        }
    }
    public typealias Index = Int
    public typealias Indices = Range<Int>
    public typealias Iterator = IndexingIterator<_VariadicView_Children>
    public typealias SubSequence = Slice<_VariadicView_Children>
    public var startIndex: Int { stub() }
    public var endIndex: Int { stub() }
    public subscript(index: Int) -> Element { stub() }
}

public protocol _ViewTraitKey {
    associatedtype Value
    static var defaultValue: Self.Value { get }
}
extension View {
    nonisolated public func _trait<K>(_ key: K.Type, _ value: K.Value) -> some View where K: _ViewTraitKey {
        opaque()
    }
}
