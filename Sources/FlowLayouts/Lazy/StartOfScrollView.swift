extension View {
    /// Runs an action when the beginning of the scroll view's window comes to be inside the view, or no longer is.
    /// Before iOS 17, macOS 14, tvOS 17, watchOS 10 and visionOS 1, a view cannot know that.
    ///
    /// - Parameters:
    ///   - edge: The edge of the window, as if it were read from left to right: leading is on the left.
    ///   - gap: How far after the view counts as inside, in points.
    ///   - part: Finds the part of the view at the beginning, by the view's size and how far it reaches before that. The
    ///     action also runs when it changes.
    ///   - action: Gets the part of the view at the beginning; `nil` if it is not inside.
    nonisolated func onStartOfScrollView<Part: Equatable & Sendable>(
        _ edge: Edge, gap: CGFloat = 0, part: @escaping @Sendable (_ size: CGSize, _ start: CGFloat) -> Part,
        action: @escaping (Part?) -> Void
    ) -> some View {
        onGeometryChange(for: Part?.self) { proxy in
            guard let start = proxy.startOfScrollView(edge) else { return nil }
            let length = edge == .top ? proxy.size.height : proxy.size.width
            // Systems round to pixels.
            let isInside = start > -0.5 && start < length + gap - 0.5
            return isInside ? part(proxy.size, start + 0.5) : nil
        } action: {
            action($0)
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
