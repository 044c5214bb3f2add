import PortableUIDrawing

/// Views that scroll to others inside them.
///
/// The proxy that the closure gets is for actions: it moves content that has been laid out before.
nonisolated public struct ScrollViewReader<Content: View>: View {
    /// Builds the views.
    public var content: (ScrollViewProxy) -> Content

    public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
        self.content = content
    }
}

extension ScrollViewReader: PrimitiveView {
    @MainActor func build(in context: BuildContext) -> [LayoutElement] {
        let proxy = ScrollViewProxy(reader: context.node.identity, hostMemory: context.hostMemory)
        return context.build(content(proxy), at: .position(0))
    }
}

/// What scrolls the scroll views inside a ``ScrollViewReader``.
public struct ScrollViewProxy {
    let reader: ViewIdentity
    let hostMemory: HostMemory

    /// Moves the first scroll view that has a view with an id, so that it is seen. The view need not exist
    /// yet if it is a row of a lazy stack.
    ///
    /// - Parameters:
    ///   - id: That of a view, as `ForEach` and `id(_:)` give it.
    ///   - anchor: The point of the view that comes to be at the same point of the scroll view, as far as
    ///     its content reaches. `nil`, the default, to scroll no further than needed.
    public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
        let id = hostMemory.isPessimistic ? ErasedID.told(id) : AnyHashable(id)
        hostMemory.scrollRequests.append(
            ScrollRequest(
                reader: reader, id: id, anchor: anchor, animation: Transaction.current.animation))
    }
}
