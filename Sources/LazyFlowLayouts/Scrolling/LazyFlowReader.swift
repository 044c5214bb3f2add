/// Gives its content a proxy that scrolls to views of the lazy flows in it: a `ScrollViewReader` for lazy flows.
///
/// ```swift
/// LazyFlowReader { proxy in
///     ScrollView {
///         LazyHFlow(photos, size: .fixed { $0.thumbnailSize }) { photo in
///             Thumbnail(photo)
///         }
///     }
///     YearPicker { year in
///         if let photo = photos.first(where: { $0.year == year }) {
///             proxy.scrollTo(photo.id, anchor: .top)
///         }
///     }
/// }
/// ```
///
/// A `ScrollViewReader` finds a view of a lazy flow only while it exists; this reader finds them all.
///
/// When the width of a flow of known sizes changes, the reader keeps its place: the line with the view that was first on
/// screen comes to the top. That needs iOS 17, macOS 14, tvOS 17, watchOS 10 or visionOS 1.
nonisolated public struct LazyFlowReader<Content: View>: View {
    private let content: (LazyFlowProxy) -> Content
    @State private var lazyFlows = LazyFlowsInReader()

    /// - Parameter content: Makes the views, given a proxy that scrolls them.
    public init(@ViewBuilder content: @escaping (LazyFlowProxy) -> Content) {
        self.content = content
    }

    public var body: some View {
        ScrollViewReader { scroller in
            let proxy = LazyFlowProxy(scroller: scroller, lazyFlows: lazyFlows)
            ContentView(of: proxy, content: content).environment(\.lazyFlowProxy, proxy)
        }
    }
}

/// Scrolls to the views of the lazy flows in a ``LazyFlowReader``.
public struct LazyFlowProxy {
    let scroller: ScrollViewProxy
    let lazyFlows: LazyFlowsInReader

    /// Scrolls to the line of an element, whether its view exists or not; in `onAppear`, as soon as it is known what is on
    /// screen. Finding the element takes O(n). None of the views in between is made.
    ///
    /// Where sizes are estimated, it scrolls to about the place of the view first, and to the view itself once it is there.
    ///
    /// - Parameters:
    ///   - id: The id of an element: of the first, if several have it; where sizes are estimated, of the first on screen.
    ///     Other ids are passed on to the `ScrollViewProxy`.
    ///   - anchor: The point of the line, together with the pinned header before it, that is aligned with the same point of
    ///     the scroll view; `nil`, the default, to scroll no further than needed. Where sizes are estimated, it is the point
    ///     of the view.
    @MainActor public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
        if !lazyFlows.scroll(to: id, anchor: anchor, by: scroller) {
            scroller.scrollTo(id, anchor: anchor)
        }
    }
}

/// The lazy flows that are shown inside a reader.
final class LazyFlowsInReader: Sendable {
    private let state = Locked(State())

    private struct State {
        /// A flow that is made again may appear before the old one disappears, and is here twice until then.
        var memories: [LazyFlowMemory] = []
        /// The latest requests while there is no flow. The last of them that a new flow can serve counts.
        var pending: [(LazyFlowMemory) -> Bool] = []
    }

    func add(_ memory: LazyFlowMemory) {
        let waiting = state.withLock { state in
            state.memories.append(memory)
            return state.pending.reversed()
        }
        if waiting.contains(where: { $0(memory) }) { state.withLock { $0.pending = [] } }
    }

    func remove(_ memory: LazyFlowMemory) {
        state.withLock { state in
            let index = state.memories.firstIndex { $0 === memory }
            if let index { state.memories.remove(at: index) }
        }
    }

    func scroll(to id: AnyHashable, anchor: UnitPoint?, by scroller: ScrollViewProxy) -> Bool {
        let request = { (memory: LazyFlowMemory) in memory.scroll(to: id, anchor: anchor, by: scroller) }
        let memories = state.withLock { state in
            state.pending = state.memories.isEmpty ? state.pending.suffix(7) + [request] : []
            return state.memories
        }
        return memories.contains(where: request)
    }
}

extension EnvironmentValues {
    var lazyFlowProxy: LazyFlowProxy? {
        get { self[LazyFlowProxyKey.self] }
        set { self[LazyFlowProxyKey.self] = newValue }
    }
}

private struct LazyFlowProxyKey: EnvironmentKey {
    static var defaultValue: LazyFlowProxy? { nil }
}
