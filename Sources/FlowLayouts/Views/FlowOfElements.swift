/// What a ``DecoratedFlow`` lays out: each view of its content, separators, the overflow view and the probe.
///
/// None of it depends on what the layout reports, so a report does not evaluate it again.
nonisolated struct FlowOfElements: View {
    let configuration: Boxed<FlowConfiguration>
    let decoration: Boxed<FlowDecoration>
    let content: AnyView
    let shown: ShownViews
    let drag: Binding<FlowDrag?>

    private var limit: FlowLimit { configuration.limit }

    var body: some View {
        var configuration = configuration
        configuration.placed = shown.placed
        return configuration.flow { elements }
    }

    var elements: some View {
        _VariadicView.Tree(SubviewsRoot { views(of: $0) }) {
            content
        }
    }

    @ViewBuilder private func views(of children: _VariadicView.Children) -> some View {
        let ids = RepeatableID.all(children.map(\.id))
        let movable = MovableViews(
            stays: decoration.reordering == nil ? [] : children.map(\.isMoveDisabled))
        // A dragged view is shown where it would go, and the others make space. The data changes only once, when it is
        // dropped.
        let order = movable.ordered(
            Array(ids.indices), after: movable.pendingMove(of: drag.wrappedValue, ids: ids))
        let elements = shown.take(
            ids: ids,
            elements: ContentViews(
                of: order.map { children[$0] }, ids: order.map { ids[$0] }, movable: movable))
        FlowElementView.separated(
            order.map { children[$0] }, elements, in: configuration, decoration, shown: shown, drag: drag)
        if let separator = decoration.lineSeparator {
            lineSeparators(separator, amongItems: elements.itemCount)
        }
        if configuration.isLimited, let label = decoration.value.overflowLabel(for: limit) {
            let placed = shown.placed
            OverflowView(
                label: label, elements: elements, limit: limit, placed: placed, axis: configuration.axis,
                alignment: configuration.overflowAlignment
            )
            .appearing { placed.hidesOverflow }
        }
        if configuration.isLimited || decoration.changed != nil {
            FlowProbe(shown: shown, changed: decoration.changed)
                // Animated, it would get its new size late.
                .appearing { true }
                .flowRole(.probe)
                .layoutValue(key: ViewValues.Content.self, value: elements)
        }
    }

    /// One between any two lines that there can be: no more lines than views, or than the limit. Only the layout knows which
    /// are needed, and gives the others no space.
    private func lineSeparators(_ separator: AnyView, amongItems itemCount: Int) -> some View {
        let lineCount = min(itemCount + (decoration.less == nil ? 0 : 1), limit.lineCount ?? .max)
        let thinAxis = configuration.axis.across
        return ForEach((1..<max(lineCount, 1)).map(LineSeparatorID.init)) { _ in
            FlowSeparator(content: separator, thinAxis: thinAxis).flowRole(.lineSeparator)
        }
    }
}

/// A type of its own: an app may scroll to a view whose id is a number.
private struct LineSeparatorID: Hashable, Identifiable {
    let line: Int

    var id: Self { self }
}

extension ContentViews {
    fileprivate convenience init(
        of elements: [_VariadicView.Children.Element], ids: [RepeatableID<AnyHashable>],
        movable: MovableViews
    ) {
        self.init(
            ids: ids, names: elements.map(\.name), itemCount: elements.count(where: \.isItem),
            movable: movable)
    }
}
