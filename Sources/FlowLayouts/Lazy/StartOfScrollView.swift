extension View {
    /// Runs an action when the beginning of the scroll view's window comes to be inside the view, or no longer is.
    /// Before iOS 17, macOS 14, tvOS 17, watchOS 10 and visionOS 1, a view cannot know that.
    ///
    /// - Parameters:
    ///   - edge: The edge of the window, as if it were read from left to right: leading is on the left.
    ///   - gap: How far after the view counts as inside, in points.
    ///   - isFollowed: Whether the action runs.
    nonisolated func onStartOfScrollView(
        _ edge: Edge, gap: CGFloat = 0, isFollowed: Bool, action: @escaping (_ isInside: Bool) -> Void
    ) -> some View {
        onGeometryChange(for: Bool.self) { proxy in
            guard isFollowed, let start = proxy.startOfScrollView(edge) else { return false }
            let length = edge == .top ? proxy.size.height : proxy.size.width
            // Systems round to pixels.
            return start > -0.5 && start < length + gap - 0.5
        } action: { isInside in
            if isFollowed { action(isInside) }
        }
    }
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
