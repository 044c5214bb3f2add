/// A separator. It takes no touches, is hidden from accessibility, and is invisible if it is offered no length along
/// its thin axis. If its content has no views, like an `if` that is false, there is no separator.
nonisolated package struct FlowSeparator: View {
    let content: AnyView
    let thinAxis: Axis

    package init(content: AnyView, thinAxis: Axis) {
        self.content = content
        self.thinAxis = thinAxis
    }

    package var body: some View {
        _VariadicView.Tree(
            SubviewsRoot { parts in
                // Not made of `parts`: a divider among them might not know which way the stack runs.
                if !parts.isEmpty { separator }
            }
        ) {
            content
        }
    }

    private var separator: some View {
        Vanishing(axis: thinAxis) {
            // A stack tells a divider which way to run.
            thinAxis.stack(spacing: 0) { content }
        }
        .modifier(GoneWithoutSize())
        .allowsHitTesting(false)
        .accessibilityHidden(true)
    }
}

/// Gives a view no size where it is offered no length along an axis.
private struct Vanishing: Layout {
    let axis: Axis

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let length = axis == .horizontal ? proposal.width : proposal.height
        return length == 0 ? .zero : subviews.first?.sizeThatFits(proposal) ?? .zero
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        subviews.first?.place(at: bounds.origin, proposal: proposal)
    }
}

/// Draws a view without a size far away, but leaves it in its place, so that animations do not move it there and back. Others
/// have the identity for a transform, which takes no layer, as a clip would.
nonisolated private struct GoneWithoutSize: GeometryEffect {
    func effectValue(size: CGSize) -> ProjectionTransform {
        let isSeen = size.width > 0 && size.height > 0
        return ProjectionTransform(isSeen ? .identity : CGAffineTransform(translationX: -10_000, y: -10_000))
    }
}
