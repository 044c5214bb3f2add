import FlowEngine

/// What a ``DecoratedFlow`` lays out: each view of its content, separators, the overflow view and the probe.
///
/// None of it depends on what the layout reports, so it is not evaluated again after a report.
nonisolated struct FlowOfElements: View {
    let configuration: FlowBoxed<FlowConfiguration>
    let decoration: FlowBoxed<FlowDecoration>
    let content: AnyView
    let memory: FlowMemory
    let drag: Binding<FlowDrag?>

    var body: some View {
        configuration.flow(memory: memory) { elements }
    }

    var elements: some View {
        _VariadicView.Tree(SubviewsRoot { views(of: $0) }) {
            content
        }
    }

    @ViewBuilder private func views(of children: _VariadicView.Children) -> some View {
        let ids = RepeatableID.all(children.map(\.id))
        let movable = MovableViews(stays: decoration.reordering == nil ? [] : children.map(\.isMoveDisabled))
        // A dragged view is shown where it would go. The data changes only once, when it is dropped.
        let order = movable.ordered(
            Array(ids.indices), after: movable.pendingMove(of: drag.wrappedValue, ids: ids))
        let views = order.map { children[$0] }
        let contentViews = memory.update(
            ids: ids,
            contentViews: ContentViews(
                ids: order.map { ids[$0] }, names: views.map(\.name),
                itemCount: views.count(where: \.isItem), movable: movable))
        separated(views, contentViews)
        if let separator = decoration.lineSeparator {
            lineSeparators(separator, amongItems: contentViews.itemCount)
        }
        if configuration.hasLimit, let label = decoration.value.overflowLabel(for: configuration.limit) {
            OverflowView(
                label: label, contentViews: contentViews, limit: configuration.limit,
                memory: memory, alignment: configuration.overflowAlignment
            )
            .appearing(fromAway: { [memory] in memory.isOverflowAway })
        }
        if configuration.hasLimit || decoration.onChange != nil {
            FlowProbe(memory: memory, onChange: decoration.onChange)
                // Animated, it would get its new size late.
                .appearing(fromAway: { true })
                .flowRole(.probe)
                .layoutValue(key: ViewValues.Content.self, value: contentViews)
        }
    }

    /// The views, and a separator after each item. Only the layout knows which are needed, and gives the others no space.
    private func separated(
        _ views: [_VariadicView.Children.Element], _ contentViews: ContentViews
    ) -> some View {
        let decoratedViews = views.indices.map {
            DecoratedView(flow: self, element: views[$0], contentIndex: $0, contentViews: contentViews)
        }
        return ForEach(decoratedViews) { [decoration, axis = configuration.axis] view in
            view.handingOnValues(of: view.element)
            if let separator = decoration.itemSeparator, view.element.isItem,
                view.contentIndex + 1 < contentViews.ids.count || decoration.less != nil
            {
                FlowSeparator(content: separator, thinAxis: axis)
                    .flowRole(.itemSeparator).appearing(fromAway: view.isAway)
            }
        }
    }

    /// One between any two lines that there may be: no more lines than views, or than the limit allows. Those that are
    /// not needed get no space.
    private func lineSeparators(_ separator: AnyView, amongItems itemCount: Int) -> some View {
        let limit = configuration.limit.lineCount ?? .max
        let lineCount = min(itemCount + (decoration.less == nil ? 0 : 1), limit)
        let thinAxis = configuration.axis.across
        // Not plain numbers: an app may scroll to a view of its own with such an id.
        return ForEach((1..<max(lineCount, 1)).map { RepeatableID(id: $0) }, id: \.self) { _ in
            FlowSeparator(content: separator, thinAxis: thinAxis).flowRole(.lineSeparator)
        }
    }
}
