/// Where rows begin in the window of a scroll view: at its start, or after the header that is pinned there.
///
/// A row learns it from SwiftUI outside of the main actor.
final class StartOfScrollView: @unchecked Sendable {
    private let lock = NSLock()
    private var lengths = (header: CGFloat(0), window: CGFloat(0))

    /// How long the header is; 0 without one.
    var header: CGFloat {
        get { lock.withLock { lengths.header } }
        set { lock.withLock { lengths.header = newValue } }
    }

    /// How long the window is.
    var window: CGFloat {
        get { lock.withLock { lengths.window } }
        set { lock.withLock { lengths.window = newValue } }
    }

    /// The anchor by which a row of a length comes to be at a distance from the start of the window.
    func anchor(at distance: CGFloat, ofLength length: CGFloat, along axis: Axis) -> UnitPoint {
        // A part of the row is to be at the same part of the window.
        let rest = window - length
        let part = rest > distance ? distance / rest : 0
        return axis == .vertical ? UnitPoint(x: 0.5, y: part) : UnitPoint(x: part, y: 0.5)
    }
}

/// How far beyond its own edges a row counts as being at the start of a scroll view: what is between rows belongs to
/// the one before, and all that is before the first row of a section to that.
struct RowReach {
    let isFirst: Bool
    let isLast: Bool
    /// The distance between rows.
    let gap: CGFloat

    /// - Parameter header: How long the header of the section is; 0 without one.
    func before(header: CGFloat) -> CGFloat { isFirst && header > 0 ? header + 2 * gap : 0 }

    func after(header: CGFloat) -> CGFloat { isLast && header > 0 ? 0 : gap }
}

extension View {
    /// Runs an action when the start of the scroll view's window, or the end of the header there, comes to be inside the
    /// view, or no longer is. Before iOS 17, macOS 14, tvOS 17, watchOS 10 and visionOS 1, a view cannot know that.
    ///
    /// - Parameters:
    ///   - start: Takes how long the window is, and has how long the header is.
    ///   - edge: The edge of the window, as if it were read from left to right: leading is on the left.
    ///   - reach: How far before and after the view counts as inside.
    ///   - part: Finds the part of the view at the start, by the view's size and how far it reaches before that. The
    ///     action also runs when it changes.
    ///   - action: Gets the part of the view at the start; `nil` if it is not inside.
    nonisolated func onStartOfScrollView<Part: Equatable & Sendable>(
        _ start: StartOfScrollView, _ edge: Edge, reach: RowReach,
        part: @escaping @Sendable (_ size: CGSize, _ start: CGFloat) -> Part,
        action: @escaping (Part?) -> Void
    ) -> some View {
        onGeometryChange(for: Part?.self) { proxy in
            guard let window = proxy.windowOfScrollView(edge) else { return nil }
            start.window = window.length
            let header = start.header
            let place = window.start + header
            let length = edge == .top ? proxy.size.height : proxy.size.width
            // Systems round to pixels.
            let isInside =
                place > -reach.before(header: header) - 0.5
                && place < length + reach.after(header: header) - 0.5
            return isInside ? part(proxy.size, place + 0.5) : nil
        } action: {
            action($0)
        }
    }
}

extension GeometryProxy {
    /// How far the view reaches before the window of the scroll view around, and how long that is.
    fileprivate func windowOfScrollView(_ edge: Edge) -> (start: CGFloat, length: CGFloat)? {
        guard #available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *),
            let window = bounds(of: .scrollView)
        else { return nil }
        return switch edge {
        case .leading: (window.minX, window.width)
        case .trailing: (size.width - window.maxX, window.width)
        default: (window.minY, window.height)
        }
    }
}
