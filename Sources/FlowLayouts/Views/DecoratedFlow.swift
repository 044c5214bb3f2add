/// A flow that does something with each of its views: it separates them, hides some, or lets people move them or the
/// focus.
///
/// What is hidden is out of sight by the layout alone, in its first pass and where no action ever runs, as in widgets. It
/// reports what it hides as the size of a probe, and this view follows: hidden views are not read aloud either, and the
/// overflow view says how many there are.
struct DecoratedFlow<L: FlowContainer & Layout, Content: View>: View {
    private let layout: L
    private let decoration: FlowDecoration
    private let content: Content
    @State private var overflow = OverflowCount()
    @State private var report = Report()

    /// The last number of hidden views that was reported.
    private final class Report {
        var hiddenCount: Int?
    }

    init(layout: L, decoration: FlowDecoration, content: Content) {
        self.layout = layout
        self.decoration = decoration
        self.content = content
    }

    var body: some View {
        layout {
            _VariadicView.Tree(
                SubviewsRoot { views in
                    separated(inOrder(views))
                    if decoration.hidesViews {
                        overflowViews(of: views.count)
                        probe
                    }
                }
            ) {
                content
            }
        }
    }

    private var limit: FlowLimit { layout._configuration.limit }

    // MARK: The views of the content

    /// The views in the order in which they are shown: one that is dragged is where it would go.
    private func inOrder(_ views: _VariadicView.Children) -> [_VariadicView.Children.Element] {
        let ids = views.map(\.id)
        var views = Array(views)
        if let move = decoration.dragging?.drag?.pendingMove(of: ids) {
            views.insert(views.remove(at: move.source), at: move.destination)
        }
        decoration.views?.ids = ids
        decoration.views?.shownIDs = views.map(\.id)
        return views
    }

    private func separated(_ views: [_VariadicView.Children.Element]) -> some View {
        ForEach(Array(views.enumerated()), id: \.element.id) { number, view in
            let isLast = number + 1 == views.count || isHidden(number + 1)
            hideable(movable(view, number: number, isLast: isLast), number: number)
            if number + 1 < views.count || decoration.less != nil {
                separators
            }
        }
    }

    @ViewBuilder
    private func movable(
        _ view: _VariadicView.Children.Element, number: Int, isLast: Bool
    ) -> some View {
        if let reordering = decoration.reordering, let dragging = decoration.dragging {
            let isPending = dragging.drag?.isPending == true
            focusable(view)
                .opacity(isPending && dragging.drag?.id == view.id ? FlowDragging.opacity : 1)
                .moveActions(
                    reordering.enabled(while: !isPending),
                    from: FlowMove(source: number, destination: number), isLast: isLast
                )
                .onLift(isEnabled: reordering.isEnabled) { dragging.lift(view.id) }
        } else {
            focusable(view)
        }
    }

    @ViewBuilder private func focusable(_ view: _VariadicView.Children.Element) -> some View {
        if let focus = decoration.focus {
            view.handingOnValues().focused(focus, equals: view.id)
        } else {
            view.handingOnValues()
        }
    }

    /// A view that the flow may hide. Once it is known to be hidden, it is not read aloud; and when it is shown again, it
    /// does not slide in from far away, but appears in its place.
    @ViewBuilder private func hideable(_ view: some View, number: Int) -> some View {
        if decoration.hidesViews {
            view.appearing(fromAway: !overflow.drawn.contains(number)).opacity(isHidden(number) ? 0 : 1)
        } else {
            view
        }
    }

    /// Whether a view is known to be hidden. With another limit than before, that is not known.
    private func isHidden(_ number: Int) -> Bool {
        overflow.limit == limit && !overflow.drawn.contains(number)
    }

    /// The separators after a view. The layout gives no space to those that are not needed.
    @ViewBuilder private var separators: some View {
        if let separator = decoration.itemSeparator {
            FlowSeparator(content: separator, thinAxis: layout._configuration.axis)
                .flowRole(.itemSeparator)
        }
        if let separator = decoration.lineSeparator {
            FlowSeparator(content: separator, thinAxis: layout._configuration.axis.across)
                .flowRole(.lineSeparator)
        }
    }

    // MARK: The overflow view

    /// The view that says how many are hidden. It exists even while none are, so that it can be measured. At first, when
    /// their number is not known, there is one for each, of which the layout shows the right one.
    @ViewBuilder private func overflowViews(of viewCount: Int) -> some View {
        if let (view, count) = knownOverflowView {
            overflowView(view, count: count)
        } else if limit.mayHide, let overflow = decoration.overflow {
            let candidates = (0..<min(viewCount, 99)).map { OverflowCandidate(count: $0 + 1) }
            ForEach(candidates, id: \.self) { candidate in
                overflowView(overflow(candidate.count), count: candidate.count).accessibilityHidden(true)
            }
        }
    }

    private var knownOverflowView: (view: AnyView, count: Int)? {
        if limit.isExpanded { return decoration.less.map { ($0, 1) } }
        guard limit.mayHide, let count = overflow.count else { return nil }
        return decoration.overflow.map { ($0(count), count) }
    }

    private func overflowView(_ view: AnyView, count: Int) -> some View {
        let (isNeeded, isSame) = (overflow.drawn.hidden > 0, overflow.limit == limit)
        return OverflowView(
            content: button(view), role: .overflow(count: count, fewest: isSame ? overflow.fewest : 1)
        )
        .appearing(fromAway: !isNeeded)
        .opacity(isNeeded || !isSame ? 1 : 0)
    }

    /// A view that expands or collapses the flow, if people may do that.
    private func button(_ label: AnyView) -> AnyView {
        guard let isExpanded = decoration.isExpanded else { return label }
        return AnyView(
            Button {
                isExpanded.wrappedValue.toggle()
            } label: {
                label
            })
    }

    // MARK: What the layout has found

    /// The view by whose size the layout reports which views it has hidden.
    private var probe: some View {
        Rectangle()
            .onGeometryChange(for: OverflowFinding.self) {
                [count = knownOverflowView?.count, limit] geometry in
                let drawn = DrawnViews(
                    hidden: Int(geometry.size.width.rounded()), shown: Int(geometry.size.height.rounded()))
                return OverflowFinding(drawn: drawn, count: count, limit: limit)
            } action: { finding in
                follow(finding)
            }
            .opacity(0)
            .flowRole(.probe)
    }

    private func follow(_ finding: OverflowFinding) {
        var new = overflow
        new.follow(finding)
        if new != overflow { overflow = new }
        if let hidden = new.settled, hidden != report.hiddenCount {
            report.hiddenCount = hidden
            decoration.hiddenCountChanged?(hidden)
        }
    }
}

/// A number that the overflow view might show. Not just a number: views of the content may have those for ids.
private struct OverflowCandidate: Hashable {
    let count: Int
}

/// What takes the place of hidden views: a single view for the layout, also if it has several parts.
private struct OverflowView: View {
    let content: AnyView
    let role: ViewValues.Role

    var body: some View {
        _VariadicView.Tree(
            SubviewsRoot { parts in
                if parts.count > 1 {
                    HStack { parts }.flowRole(role)
                } else {
                    ForEach(parts) { $0.handingOnValues(as: role) }
                }
            }
        ) {
            content
        }
    }
}

/// A separator that vanishes if it is offered no space along its thin axis. It is not read aloud.
struct FlowSeparator: View {
    let content: AnyView
    let thinAxis: Axis

    var body: some View {
        // A stack tells a divider which way to run.
        ViewThatFits(in: thinAxis == .horizontal ? .horizontal : .vertical) {
            switch thinAxis {
            case .horizontal: HStack(spacing: 0) { content }.accessibilityHidden(true)
            case .vertical: VStack(spacing: 0) { content }.accessibilityHidden(true)
            }
            Color.clear.frame(width: 0, height: 0)
        }
    }
}

extension View {
    /// Keeps the view from sliding in from far away: it appears in its place.
    fileprivate func appearing(fromAway isAway: Bool) -> some View {
        transaction { transaction in
            guard isAway else { return }
            transaction.animation = nil
            transaction.disablesAnimations = true
        }
    }
}
