extension View {
    /// Runs an action when the beginning of the scroll view's window comes to be inside the view, or no longer is.
    /// Before iOS 17, macOS 14, tvOS 17, watchOS 10 and visionOS 1, a view cannot know that.
    ///
    /// - Parameters:
    ///   - edge: The edge of the window, as if it were read from left to right: leading is on the left.
    ///   - gap: How far after the view counts as inside, in points.
    ///   - items: What the view holds. The action also runs when that changes.
    ///   - isFollowed: Whether the action runs.
    nonisolated func onStartOfScrollView(
        _ edge: Edge, gap: CGFloat = 0, items: Range<Int>? = nil, isFollowed: Bool,
        action: @escaping (_ isInside: Bool) -> Void
    ) -> some View {
        onGeometryChange(for: StartReport.self) { proxy in
            guard isFollowed, let start = proxy.startOfScrollView(edge) else {
                return StartReport(isInside: false, items: items)
            }
            let length = edge == .top ? proxy.size.height : proxy.size.width
            // Systems round to pixels.
            return StartReport(isInside: start > -0.5 && start < length + gap - 0.5, items: items)
        } action: { report in
            if isFollowed { action(report.isInside) }
        }
    }
}

/// Whether the beginning of the window is inside a view that holds some items.
private struct StartReport: Equatable, Sendable {
    let isInside: Bool
    let items: Range<Int>?
}

extension GeometryProxy {
    /// How far the view reaches before the window of the scroll view around.
    fileprivate func startOfScrollView(_ edge: Edge) -> CGFloat? {
        guard #available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *),
            let window = bounds(of: .scrollView)
        else { return nil }
        return switch edge {
        case .leading: window.minX
        case .trailing: size.width - window.maxX
        default: window.minY
        }
    }
}
