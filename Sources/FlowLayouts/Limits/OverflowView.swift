import FlowEngine

/// The view in place of hidden ones, which says how many are hidden.
///
/// How many are hidden depends on the size of this view, so its size must not depend on their number. It has space for its
/// labels of the largest possible number, and of 1 and 2, which take longer words in some languages. All digits are equally
/// wide, so no number with as many digits needs more. In that space, it shows the right label once the flow is laid out. The
/// number is in the report of the environment. In the first pass, and where no action ever runs, as in widgets, only the report
/// in the memory has it.
nonisolated struct OverflowView: View {
    /// Makes the view for what is hidden.
    let label: (_ hidden: FlowOverflow) -> AnyView
    /// All views, in order.
    let contentViews: ContentViews
    let limit: FlowLimit
    let memory: FlowMemory
    /// Where a smaller label is in the space.
    let alignment: Alignment
    @Environment(\.flowReport) private var report

    // A single view for the layout, even if the label has several.
    var body: some View {
        let others = labelsOfSmallNumbers
        return _VariadicView.Tree(
            SubviewsRoot { parts in
                if parts.count > 1 {
                    labelInSpace(of: HStack { parts }, others).flowRole(.overflow)
                } else {
                    ForEach(parts) { labelInSpace(of: $0, others).handingOnValues(of: $0, as: .overflow) }
                }
            }
        ) {
            label(FlowOverflow(last: contentViews.itemCount, of: contentViews)).disabled(true)
        }
        .monospacedDigit()
    }

    // Not in a `ForEach`, whose ids would be numbers: an app may scroll to a view of its own with such an id.
    @ViewBuilder private var labelsOfSmallNumbers: some View {
        if contentViews.itemCount > 1 { unseenLabel(of: 1) }
        if contentViews.itemCount > 2 { unseenLabel(of: 2) }
    }

    private func unseenLabel(of count: Int) -> some View {
        HStack { label(FlowOverflow(last: count, of: contentViews)) }.disabled(true)
    }

    private func labelInSpace(of largest: some View, _ others: some View) -> some View {
        ReservedSpace(anchor: alignment.anchor) {
            largest
            others
        }
        .opacity(0).accessibilityHidden(true).overlay {
            GeometryReader { geometry in
                // Waits for the layout: only then does SwiftUI know the size.
                let size = geometry.size
                let known = report.wrappedValue
                let report = known.isAbout(contentViews, limit) ? known : memory.report
                if report.showsOverflow {
                    HStack { label(report.overflow) }
                        .frame(width: size.width, height: size.height, alignment: alignment)
                }
            }
        }
    }
}

/// As large as the largest of its views, which are all in one place. Its guides are those of the first.
private struct ReservedSpace: Layout {
    /// Where smaller views are in it.
    let anchor: UnitPoint

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        subviews.map { $0.sizeThatFits(proposal) }.reduce(.zero) { size, other in
            CGSize(width: max(size.width, other.width), height: max(size.height, other.height))
        }
    }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
        let point = CGPoint(
            x: bounds.minX + anchor.x * bounds.width, y: bounds.minY + anchor.y * bounds.height)
        for subview in subviews { subview.place(at: point, anchor: anchor, proposal: proposal) }
    }

    func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing {
        subviews.first?.spacing ?? ViewSpacing()
    }

    func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout ()
    ) -> CGFloat? {
        guard let first = subviews.first?.dimensions(in: proposal) else { return nil }
        return first[explicit: guide].map { bounds.minX + anchor.x * (bounds.width - first.width) + $0 }
    }

    func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout ()
    ) -> CGFloat? {
        guard let first = subviews.first?.dimensions(in: proposal) else { return nil }
        return first[explicit: guide].map { bounds.minY + anchor.y * (bounds.height - first.height) + $0 }
    }
}

extension Alignment {
    /// The point at these edges or in the middle.
    fileprivate var anchor: UnitPoint {
        UnitPoint(
            x: horizontal == .center ? 0.5 : horizontal == .trailing ? 1 : 0,
            y: vertical == .center ? 0.5 : vertical == .bottom ? 1 : 0)
    }
}

extension FlowDecoration {
    /// Makes the overflow view, or, in an expanded flow, the view that collapses it: a button, if people may do that.
    func overflowLabel(for limit: FlowLimit) -> ((_ hidden: FlowOverflow) -> AnyView)? {
        guard limit != FlowLimit() else { return nil }
        let label = limit.isExpanded ? less.map { less in { _ in less } } : overflow
        guard let label, let isExpanded else { return label }
        return { hidden in
            AnyView(
                Button {
                    isExpanded.wrappedValue.toggle()
                } label: {
                    label(hidden)
                })
        }
    }
}

extension FlowConfiguration {
    /// Where a smaller label is in the space: at its start, and across its line aligned as views are. Labels are alike, so
    /// where their upper ends meet, so do their guides.
    var overflowAlignment: Alignment {
        switch guide {
        case .vertical(.center): .leading
        case .vertical(.bottom), .vertical(.lastTextBaseline): .bottomLeading
        case .horizontal(.center): .top
        case .horizontal(.trailing): .topTrailing
        default: .topLeading
        }
    }
}
