/// A flow that does something with each of its views: it separates them, hides some, or lets people move them or the
/// focus.
///
/// What is hidden is out of sight by the layout alone, in its first pass and where no action ever runs, as in widgets. The
/// layout tells which views that are, and this view follows: they are not read aloud either, and disabled.
struct DecoratedFlow<L: FlowContainer & Layout, Content: View>: View {
    let layout: L
    let decoration: FlowDecoration
    let content: Content
    @State private var ownViews = FlowViews()
    /// What the layout has told.
    @State private var known = HiddenViews()
    /// The id of the view that has the focus, if arrow keys move it.
    @FocusState private var focused: AnyHashable?

    private var views: FlowViews { decoration.views ?? ownViews }
    private var limit: FlowLimit { layout._configuration.limit }

    var body: some View {
        let layout = layout.with { $0._configuration.placed = views.placed }
        return layout {
            _VariadicView.Tree(
                SubviewsRoot { elements in
                    separated(inOrder(elements))
                    if limit.isGiven {
                        overflowView(largest: elements.count(where: \.isItem))
                        probe
                    }
                }
            ) {
                content
            }
        }
    }

    // MARK: The views of the content

    /// The views in the order in which they are shown: one that is dragged is where it would go.
    private func inOrder(_ elements: _VariadicView.Children) -> [_VariadicView.Children.Element] {
        let ids = elements.map(\.id)
        var elements = Array(elements)
        if let move = decoration.dragging?.drag?.pendingMove(of: ids) {
            elements.insert(elements.remove(at: move.source), at: move.destination)
        }
        views.ids = ids
        views.shownIDs = elements.map(\.id)
        return elements
    }

    private func separated(_ elements: [_VariadicView.Children.Element]) -> some View {
        // What is known of other views, or by another limit, says nothing about these.
        let isKnown = known.limit == limit && known.all == views.shownIDs
        let hidden = isKnown ? known.ids : []
        let away = views.placed.hidden.ids
        return ForEach(Array(elements.enumerated()), id: \.element.id) { number, element in
            let isLast = number + 1 == elements.count || hidden.contains(elements[number + 1].id)
            hideable(
                movable(element, number: number, isLast: isLast), id: element.id,
                isHidden: hidden.contains(element.id), isAway: away.contains(element.id)
            )
            .handingOnValues(of: element)
            if number + 1 < elements.count || decoration.less != nil {
                separators.appearing(fromAway: away.contains(element.id))
            }
        }
    }

    @ViewBuilder
    private func movable(
        _ element: _VariadicView.Children.Element, number: Int, isLast: Bool
    ) -> some View {
        if let reordering = decoration.reordering, let dragging = decoration.dragging {
            let isPending = dragging.drag?.isPending == true
            focusable(element)
                .opacity(isPending && dragging.drag?.id == element.id ? FlowDragging.opacity : 1)
                .moveActions(
                    reordering.enabled(while: dragging.drag?.isShownInOrder != false),
                    from: FlowMove(source: number, destination: number), isLast: isLast
                )
                .onLift(isEnabled: reordering.isEnabled) { dragging.lift(element.id) }
        } else {
            focusable(element)
        }
    }

    @ViewBuilder private func focusable(_ element: _VariadicView.Children.Element) -> some View {
        if let movesFocus = decoration.movesFocus {
            element.modifier(
                ArrowKeys(id: element.id, focused: $focused, views: views, isEnabled: movesFocus))
        } else {
            element
        }
    }

    /// A view that the flow may hide. One that was away does not slide in from there: it appears in its place.
    @ViewBuilder
    private func hideable(_ view: some View, id: AnyHashable, isHidden: Bool, isAway: Bool) -> some View {
        if limit.isGiven {
            view.appearing(fromAway: isAway)
                .opacity(isHidden ? 0 : 1)
                .disabled(isHidden)
                .layoutValue(key: ViewValues.ElementID.self, value: id)
        } else {
            view
        }
    }

    /// The separators after a view. The layout gives no space to those that are not needed, which only it can know: so that
    /// its first pass is right, there are as many for lines as for views.
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

    // MARK: What is hidden

    @ViewBuilder private func overflowView(largest: Int) -> some View {
        if let label = decoration.overflowLabel(for: limit) {
            OverflowView(
                label: label, largest: largest, placed: views.placed,
                alignment: layout._configuration.overflowAlignment
            )
            .appearing(fromAway: !views.placed.hidden.showsOverflow)
        }
    }

    /// The view that gets another size whenever something else is hidden.
    private var probe: some View {
        Rectangle()
            .onGeometryChange(for: CGFloat.self) { geometry in
                geometry.size.width
            } action: { _ in
                follow(views.placed.hidden)
            }
            .opacity(0)
            .flowRole(.probe)
    }

    private func follow(_ hidden: HiddenViews) {
        if hidden != known { known = hidden }
        if hidden.count != views.reportedHiddenCount {
            views.reportedHiddenCount = hidden.count
            decoration.hiddenCountChanged?(hidden.count)
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
