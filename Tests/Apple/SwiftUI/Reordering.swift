// Views that people drag into another order.

@available(SwiftUI_27, *)
public struct ReorderDifference<ItemID, CollectionID> {
    public var sources: [ItemID]
    public var destination: ReorderDifference<ItemID, CollectionID>.Destination
    public struct Destination {
        public var position: ReorderDifference<ItemID, CollectionID>.Destination.Position
        public var collectionID: CollectionID
        public init(
            position: ReorderDifference<ItemID, CollectionID>.Destination.Position, collectionID: CollectionID
        ) { fatalError() }
        public init(position: ReorderDifference<ItemID, CollectionID>.Destination.Position)
        where CollectionID == ReorderableSingleCollectionIdentifier { fatalError() }
        @frozen public enum Position { case before(ItemID), end }
    }
}
@available(SwiftUI_27, *)
public struct ReorderableSingleCollectionIdentifier {}
@available(SwiftUI_27, *)
extension ReorderableSingleCollectionIdentifier: Hashable, Sendable {}

struct Reorderable<Data>: _PrimitiveView, DynamicViewContent where Data: Collection {
    var data: Data { stub() }
}
@available(SwiftUI_27, *) @available(tvOS, unavailable)
extension DynamicViewContent {
    nonisolated public func reorderable() -> some DynamicViewContent<Self.Data> {
        stub() as Reorderable<Data>
    }
    nonisolated public func reorderable(
        collectionID: some Hashable & Sendable
    ) -> some DynamicViewContent<Self.Data> {
        stub() as Reorderable<Data>
    }
}
@available(SwiftUI_27, *) @available(tvOS, unavailable)
extension View {
    nonisolated public func reorderContainer<Item>(
        for item: Item.Type, isEnabled: Bool = true,
        move: @escaping (ReorderDifference<Item.ID, ReorderableSingleCollectionIdentifier>) -> Void
    ) -> some View where Item: Identifiable, Item.ID: Sendable { opaque() }
    nonisolated public func reorderContainer<Item, CollectionID>(
        for item: Item.Type, in collectionID: CollectionID.Type, isEnabled: Bool = true,
        move: @escaping (ReorderDifference<Item.ID, CollectionID>) -> Void
    ) -> some View
    where Item: Identifiable, CollectionID: Hashable, CollectionID: Sendable, Item.ID: Sendable { opaque() }
}
