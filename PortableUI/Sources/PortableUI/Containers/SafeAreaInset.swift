/// The upper or the lower side of a rectangle.
public enum VerticalEdge: Int8, CaseIterable, Hashable, Sendable {
    case top
    case bottom
}

/// The leading or the trailing side of a rectangle.
public enum HorizontalEdge: Int8, CaseIterable, Hashable, Sendable {
    case leading
    case trailing
}

extension View {
    /// Puts a view beside this one, which is offered the space that the other one leaves. Scroll views do not reach
    /// under it, unlike in SwiftUI.
    ///
    /// - Parameters:
    ///   - edge: Where the other view is.
    ///   - alignment: How it is aligned with this one.
    ///   - spacing: The space between them, in points; `nil` for the usual distance.
    ///   - content: The other view. Several are stacked.
    nonisolated public func safeAreaInset<V: View>(
        edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View {
        InsetStack(
            base: self, inset: content(), insetIsFirst: edge == .top,
            layout: AnyLayout(VStackLayout(alignment: alignment, spacing: spacing)))
    }

    /// Puts a view beside this one, which is offered the space that the other one leaves. Scroll views do not reach
    /// under it, unlike in SwiftUI.
    ///
    /// - Parameters:
    ///   - edge: Where the other view is.
    ///   - alignment: How it is aligned with this one.
    ///   - spacing: The space between them, in points; `nil` for the usual distance.
    ///   - content: The other view. Several are stacked.
    nonisolated public func safeAreaInset<V: View>(
        edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View {
        InsetStack(
            base: self, inset: content(), insetIsFirst: edge == .leading,
            layout: AnyLayout(HStackLayout(alignment: alignment, spacing: spacing)))
    }
}

/// A view, and another one that gets its size first.
nonisolated private struct InsetStack<Base: View, Inset: View>: View {
    let base: Base
    let inset: Inset
    let insetIsFirst: Bool
    let layout: AnyLayout

    var body: some View {
        layout {
            if insetIsFirst { stackedInset }
            base
            if !insetIsFirst { stackedInset }
        }
    }

    private var stackedInset: some View {
        ZStack { inset }.layoutPriority(1)
    }
}
