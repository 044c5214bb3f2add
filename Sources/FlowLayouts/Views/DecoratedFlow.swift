/// A flow that does something with each of its views: it separates them, hides some, or lets people move them or the
/// focus.
///
/// What is hidden is out of sight by the layout alone, in its first pass and where no action ever runs, as in widgets. The
/// layout tells which views that are, and this view follows: they are not read aloud either, and disabled.
struct DecoratedFlow<L: FlowContainer & Layout, Content: View>: View {
    let layout: L
    let decoration: Boxed<FlowDecoration>
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
        let all = elements.enumerated().map { number, element in
            FlowElementView(
                element: element, number: number,
                isLast: number + 1 == elements.count || hidden.contains(elements[number + 1].id),
                isHidden: hidden.contains(element.id), isAway: away.contains(element.id),
                isLimited: limit.isGiven, decoration: decoration, views: views, focused: $focused)
        }
        return FlowElementView.separated(all, along: layout._configuration.axis)
    }

    // MARK: What is hidden

    @ViewBuilder private func overflowView(largest: Int) -> some View {
        if let label = decoration.value.overflowLabel(for: limit) {
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

/// A view of a flow that does something with it.
///
/// What a `ForEach` makes of it does not belong to the main actor, as SwiftUI may make views on other threads.
nonisolated private struct FlowElementView: View, Identifiable {
    let element: _VariadicView.Children.Element
    let number: Int
    /// Whether no view that is shown comes after it.
    let isLast: Bool
    let isHidden: Bool
    /// Whether it was hidden when the flow was laid out last. It does not slide in from there, but appears in its place.
    let isAway: Bool
    /// Whether the flow may hide views.
    let isLimited: Bool
    let decoration: Boxed<FlowDecoration>
    let views: FlowViews
    let focused: FocusState<AnyHashable?>.Binding

    var id: AnyHashable { element.id }

    /// Elements, and the separators after them. The layout gives no space to those that are not needed, which only it can
    /// know: so that its first pass is right, there are as many for lines as for views.
    static func separated(_ elements: [FlowElementView], along axis: Axis) -> some View {
        ForEach(elements) { element in
            element.handingOnValues(of: element.element)
            if element.number + 1 < elements.count || element.decoration.less != nil {
                if let separator = element.decoration.itemSeparator {
                    FlowSeparator(content: separator, thinAxis: axis)
                        .flowRole(.itemSeparator).appearing(fromAway: element.isAway)
                }
                if let separator = element.decoration.lineSeparator {
                    FlowSeparator(content: separator, thinAxis: axis.across)
                        .flowRole(.lineSeparator).appearing(fromAway: element.isAway)
                }
            }
        }
    }

    @MainActor @ViewBuilder var body: some View {
        if isLimited {
            movable.appearing(fromAway: isAway)
                .opacity(isHidden ? 0 : 1)
                .disabled(isHidden)
                .layoutValue(key: ViewValues.ElementID.self, value: id)
        } else {
            movable
        }
    }

    @MainActor @ViewBuilder private var movable: some View {
        if let reordering = decoration.reordering, let dragging = decoration.dragging {
            let isPending = dragging.drag?.isPending == true
            focusable
                .opacity(isPending && dragging.drag?.id == id ? FlowDragging.opacity : 1)
                .moveActions(
                    reordering.enabled(while: dragging.drag?.isShownInOrder != false),
                    from: FlowMove(source: number, destination: number), isLast: isLast
                )
                .onLift(isEnabled: reordering.isEnabled) { dragging.lift(id) }
        } else {
            focusable
        }
    }

    @MainActor @ViewBuilder private var focusable: some View {
        if let movesFocus = decoration.movesFocus {
            element.modifier(ArrowKeys(id: id, focused: focused, views: views, isEnabled: movesFocus))
        } else {
            element
        }
    }
}

extension View {
    /// Keeps the view from sliding in from far away: it appears in its place.
    nonisolated fileprivate func appearing(fromAway isAway: Bool) -> some View {
        transaction { transaction in
            guard isAway else { return }
            transaction.animation = nil
            transaction.disablesAnimations = true
        }
    }
}
