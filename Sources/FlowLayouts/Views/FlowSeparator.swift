/// A separator, of which nothing is seen if it is offered no space along its thin axis. It is not touched or read aloud. One
/// whose content has no views, as that of an `if`, is none.
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
                // Not of the parts: they may not know which way the stack runs.
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

/// The layout of a view that has no size if it is offered no length along an axis.
private struct Vanishing: Layout {
    let axis: Axis

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let length = axis == .horizontal ? proposal.width : proposal.height
        return length == 0 ? .zero : subviews.first?.sizeThatFits(proposal) ?? .zero
    }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
        subviews.first?.place(at: bounds.origin, proposal: proposal)
    }
}

/// Draws a view without size far away. It is not placed there, so in an animation it does not come from there, nor go there.
/// A transform that changes nothing takes no layer, as a clip does.
nonisolated private struct GoneWithoutSize: GeometryEffect {
    func effectValue(size: CGSize) -> ProjectionTransform {
        let isSeen = size.width > 0 && size.height > 0
        return ProjectionTransform(isSeen ? .identity : CGAffineTransform(translationX: -10_000, y: -10_000))
    }
}
