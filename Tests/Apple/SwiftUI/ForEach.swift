// Views made from data.

public protocol DynamicViewContent<Data>: View {
    associatedtype Data: Collection
    var data: Self.Data { get }
}

public struct ForEach<Data, ID, Content> where Data: RandomAccessCollection, ID: Hashable {
    public var data: Data
    public var content: (Data.Element) -> Content
}
extension ForEach: View, _PrimitiveView where Content: View {}
extension ForEach: DynamicViewContent where Content: View {}
@available(*, unavailable) extension ForEach: Sendable {}

extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
    public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) { fatalError() }
}
extension ForEach where Content: View {
    public init(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
    ) { fatalError() }
}
#if SDK26
    extension ForEach where Data == Range<Int>, ID == Int, Content: View {
        @_semantics("swiftui.requires_constant_range")
        public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) { fatalError() }
    }
#else
    extension ForEach where Data == Range<Int>, ID == Int {
        @_semantics("swiftui.requires_constant_range")
        public init(_ data: Range<Int>, @ContentBuilder content: @escaping (Int) -> Content) { fatalError() }
    }
#endif
@available(SwiftUI_18, *)
extension ForEach {
    public init<V>(subviews view: V, @ViewBuilder content: @escaping (Subview) -> Content)
    where Data == ForEachSubviewCollection<Content>, ID == Subview.ID, Content: View, V: View { fatalError() }
}
@available(SwiftUI_18, *)
public struct ForEachSubviewCollection<Content>: RandomAccessCollection where Content: View {
    public subscript(position: Int) -> Subview { stub() }
    public var startIndex: Int { stub() }
    public var endIndex: Int { stub() }
}
