/// A flow that does something with each of its views: it separates them, hides some, tells others about them, or lets
/// people move them.
///
/// What is hidden is out of sight by the layout alone, in its first pass and where no action ever runs, as in widgets. The
/// layout tells which views that are, and this view follows: they are not read aloud either, and disabled.
struct DecoratedFlow: View {
    let configuration: Boxed<FlowConfiguration>
    let decoration: Boxed<FlowDecoration>
    let content: AnyView
    @State private var views = ShownViews()
    /// What the layout has told.
    @State private var known = FlowReport()
    /// The view that people drag.
    @State private var drag: FlowDrag?
    @Environment(\.layoutDirection) private var layoutDirection

    private var limit: FlowLimit { configuration.limit }

    @ViewBuilder var body: some View {
        if let reordering = decoration.reordering {
            flow.following($drag, by: reordering, hover: hover) { $0.pendingMove(of: views.ids) }
        } else {
            flow
        }
    }

    private var flow: some View {
        var configuration = configuration
        configuration.placed = views.placed
        return configuration.flow { elements }
    }

    /// What the flow lays out.
    var elements: some View {
        _VariadicView.Tree(
            SubviewsRoot { elements in
                separated(inOrder(elements))
                if let separator = decoration.lineSeparator {
                    lineSeparators(separator, amongItems: elements.count(where: \.isItem))
                }
                if configuration.isLimited {
                    overflowView(in: Array(elements))
                }
                if configuration.isLimited || decoration.changed != nil {
                    probe
                }
            }
        ) {
            content
        }
    }

    // MARK: The views of the content

    /// The views in the order in which they are shown: one that is dragged is where it would go, and the others make space.
    /// Only their order changes for that: the data changes once, when it is dropped.
    private func inOrder(_ elements: _VariadicView.Children) -> [_VariadicView.Children.Element] {
        let ids = elements.map(\.id)
        var elements = Array(elements)
        if let move = drag?.pendingMove(of: ids) {
            elements.insert(elements.remove(at: move.source), at: move.destination)
        }
        views.ids = ids
        if decoration.changed != nil { views.elements = elements }
        views.shownIDs = elements.map(\.id)
        return elements
    }

    private func separated(_ elements: [_VariadicView.Children.Element]) -> some View {
        let hidden = current?.hiddenIDs ?? []
        // Only a change that is animated needs to know where they were before it, and for that this is asked again.
        let away = views.placed.report.hiddenIDs
        var lastShown: Int?
        let all = elements.enumerated().map { number, element in
            let isHidden = hidden.contains(element.id)
            defer { if !isHidden { lastShown = number } }
            return FlowElementView(
                element: element, number: number, previous: lastShown,
                isLast: number + 1 == elements.count || hidden.contains(elements[number + 1].id),
                isHidden: isHidden, isAway: away.contains(element.id),
                isLimited: configuration.isLimited,
                isDragged: drag?.isPending == true && drag?.id == element.id,
                isInOrder: drag?.isShownInOrder != false, decoration: decoration, views: views, drag: $drag)
        }
        return FlowElementView.separated(all, along: configuration.axis)
    }

    /// One between any two lines that there can be: no more lines than views, or than the limit. Only the layout knows which
    /// are needed, and gives no space to the others.
    private func lineSeparators(_ separator: AnyView, amongItems itemCount: Int) -> some View {
        let lineCount = min(itemCount + (decoration.less == nil ? 0 : 1), limit.lineCount ?? .max)
        return ForEach((1..<max(lineCount, 1)).map(LineSeparatorID.init)) { _ in
            FlowSeparator(content: separator, thinAxis: configuration.axis.across).flowRole(.lineSeparator)
        }
    }

    private func hover(at point: CGPoint) -> FlowDrag? {
        guard var new = drag, let number = views.ids.firstIndex(of: new.id),
            let placement = views.placed.placement
        else { return drag }
        // From the leading edge, where a flow stays that gets another width.
        let x = layoutDirection == .rightToLeft ? placement.width - point.x : point.x
        let place = CGPoint(x: x, y: point.y)
        new.hover(
            at: place, from: FlowPlace(number: number), before: placement.insertionNumber(at: place),
            among: views.ids.count)
        return new
    }

    // MARK: What the layout reports

    /// What is known; `nil` if that is of other views, or by another limit, and says nothing about these.
    private var current: FlowReport? {
        known.limit == limit && known.allIDs == views.shownIDs ? known : nil
    }

    @ViewBuilder private func overflowView(in elements: [_VariadicView.Children.Element]) -> some View {
        if let label = decoration.value.overflowLabel(for: limit) {
            OverflowView(
                label: label, views: elements, report: current, placed: views.placed,
                alignment: configuration.overflowAlignment
            )
            .appearing(fromAway: !views.placed.report.showsOverflow)
        }
    }

    /// The view that gets another size with every report that is different.
    private var probe: some View {
        Rectangle()
            .onGeometryChange(for: CGFloat.self) { geometry in
                geometry.size.width
            } action: { _ in
                follow(views.placed.report)
            }
            .opacity(0)
            // In an animation, it would have its new size late.
            .appearing(fromAway: true)
            .flowRole(.probe)
    }

    private func follow(_ report: FlowReport) {
        if report != known { known = report }
        guard let changed = decoration.changed else { return }
        let summary = FlowSummary(report, of: views.elements)
        if summary != views.summary {
            views.summary = summary
            changed(summary)
        }
    }
}

/// Not just a number, as an app may scroll to a view that has one.
private struct LineSeparatorID: Hashable, Identifiable {
    let line: Int

    var id: Self { self }
}

/// A view of a flow that does something with it.
///
/// What a `ForEach` makes of it does not belong to the main actor, as SwiftUI may make views on other threads.
nonisolated private struct FlowElementView: View, Identifiable {
    let element: _VariadicView.Children.Element
    let number: Int
    /// The number of the view before it that is shown.
    let previous: Int?
    /// Whether the next view is hidden, or there is none.
    let isLast: Bool
    let isHidden: Bool
    /// Whether it was hidden when the flow was laid out last. It does not slide in from there, but appears in its place.
    let isAway: Bool
    /// Whether the flow may hide views.
    let isLimited: Bool
    let isDragged: Bool
    /// Whether the views are shown in the order of the data.
    let isInOrder: Bool
    let decoration: Boxed<FlowDecoration>
    let views: ShownViews
    let drag: Binding<FlowDrag?>

    var id: AnyHashable { element.id }

    /// Elements, and the separators after those that are items. The layout gives no space to what is not needed, which only
    /// it can know.
    static func separated(_ elements: [FlowElementView], along axis: Axis) -> some View {
        ForEach(elements) { element in
            element.handingOnValues(of: element.element)
            if let separator = element.decoration.itemSeparator, element.element.isItem,
                element.number + 1 < elements.count || element.decoration.less != nil
            {
                FlowSeparator(content: separator, thinAxis: axis)
                    .flowRole(.itemSeparator).appearing(fromAway: element.isAway)
            }
        }
    }

    @MainActor @ViewBuilder var body: some View {
        if isLimited {
            movable
                .appearing(fromAway: isAway) { [placed = views.placed, id] in
                    placed.report.hiddenIDs.contains(id)
                }
                .opacity(isHidden ? 0 : 1)
                .disabled(isHidden)
                .layoutValue(key: ViewValues.ElementID.self, value: id)
        } else {
            movable
        }
    }

    @MainActor @ViewBuilder private var movable: some View {
        if let reordering = decoration.reordering {
            element
                .movable(
                    by: reordering, from: FlowPlace(number: number), previous: previous, isLast: isLast,
                    isDragged: isDragged, isInOrder: isInOrder
                ) {
                    drag.lift(id)
                }
        } else {
            element
        }
    }
}

extension View {
    /// Keeps the view from sliding in from far away, and from sliding there: it comes and goes in its place.
    ///
    /// - Parameters:
    ///   - isAway: Whether it was far away before a change.
    ///   - goesAway: Whether it is there now. SwiftUI may ask before the flow is laid out again or after that.
    nonisolated fileprivate func appearing(
        fromAway isAway: Bool, goesAway: @escaping () -> Bool = { false }
    ) -> some View {
        transaction { transaction in
            guard isAway || goesAway() else { return }
            transaction.animation = nil
            transaction.disablesAnimations = true
        }
    }
}
