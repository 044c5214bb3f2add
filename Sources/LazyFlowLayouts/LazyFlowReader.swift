/// Views that scroll to the views of lazy flows inside them: a `ScrollViewReader` for lazy flows.
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
/// A `ScrollViewReader` finds a view of a lazy flow only while it exists; this one knows them all.
///
/// When the width of a flow of known sizes changes, the reader keeps the first line on screen there: the line that has its
/// first view then comes to be at the top. That needs iOS 17, macOS 14, tvOS 17, watchOS 10 or visionOS 1.
nonisolated public struct LazyFlowReader<Content: View>: View {
    private let content: (LazyFlowProxy) -> Content
    @State private var flows = LazyFlowsInReader()

    /// - Parameter content: Makes the views, given a proxy that scrolls them.
    public init(@ViewBuilder content: @escaping (LazyFlowProxy) -> Content) {
        self.content = content
    }

    @MainActor public var body: some View {
        ScrollViewReader { scroller in
            let proxy = LazyFlowProxy(scroller: scroller, flows: flows)
            content(proxy).environment(\.lazyFlowProxy, proxy)
        }
    }
}

/// Scrolls to the views of the lazy flows in a ``LazyFlowReader``.
public struct LazyFlowProxy {
    let scroller: ScrollViewProxy
    let flows: LazyFlowsInReader

    /// Scrolls to the line of an element, whether its view exists or not; in `onAppear`, as soon as it is known what is on
    /// screen. It takes O(n) to find the element, and none of the views in between is made.
    ///
    /// Where sizes are estimated, it scrolls to about the place of the view in its block first, and to the view itself once
    /// the block is there.
    ///
    /// - Parameters:
    ///   - id: The id of an element: of the first, if several have it. Others are for the
    ///     `ScrollViewProxy`.
    ///   - anchor: The point of the line, with the header that stays in sight before it, that is aligned with the same
    ///     point of the scroll view; `nil`, the default, to scroll no further than needed. Where sizes are estimated, that
    ///     of the view.
    @MainActor public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
        if !flows.scroll(to: id, anchor: anchor, by: scroller) {
            scroller.scrollTo(id, anchor: anchor)
        }
    }
}

/// The lazy flows inside a reader that are shown.
final class LazyFlowsInReader: EnvironmentKey {
    static var defaultValue: LazyFlowProxy? { nil }

    /// One that is made anew may appear before the old one disappears, and is here twice meanwhile.
    private var flows: [LazyFlowMemory] = []
    /// What was asked for last while there was no flow. The last one whose element a flow has is scrolled to.
    private var pending: [@MainActor (LazyFlowMemory) -> Bool] = []

    @MainActor func add(_ flow: LazyFlowMemory) {
        flows.append(flow)
        if pending.reversed().contains(where: { $0(flow) }) { pending = [] }
    }

    func remove(_ flow: LazyFlowMemory) {
        if let index = flows.firstIndex(where: { $0 === flow }) { flows.remove(at: index) }
    }

    @MainActor func scroll<ID: Hashable>(to id: ID, anchor: UnitPoint?, by scroller: ScrollViewProxy) -> Bool
    {
        guard !flows.isEmpty else {
            pending = pending.suffix(7) + [{ $0.scroll(to: id, anchor: anchor, by: scroller) }]
            return false
        }
        pending = []
        return flows.contains { $0.scroll(to: id, anchor: anchor, by: scroller) }
    }
}

extension EnvironmentValues {
    var lazyFlowProxy: LazyFlowProxy? {
        get { self[LazyFlowsInReader.self] }
        set { self[LazyFlowsInReader.self] = newValue }
    }
}
