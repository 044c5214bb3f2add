/// A view of a flow that does something with it.
nonisolated struct FlowElementView: View, Identifiable {
    let element: _VariadicView.Children.Element
    let id: RepeatableID<AnyHashable>
    let contentIndex: Int
    let elements: ContentViews
    /// How many reports there were when it was made, if the last of them hides it. It does not slide in from there, but appears
    /// in its place.
    let hidingReport: Int?
    /// What hides views, if anything may.
    let limit: FlowLimit?
    let decoration: Boxed<FlowDecoration>
    let placed: PlacedFlow
    let drag: Binding<FlowDrag?>

    /// Views, and the separators after those that are items. The layout gives no space to what is not needed, which only it
    /// can know.
    static func separated(
        _ views: [_VariadicView.Children.Element], _ elements: ContentViews,
        in configuration: Boxed<FlowConfiguration>, _ decoration: Boxed<FlowDecoration>, shown: ShownViews,
        drag: Binding<FlowDrag?>
    ) -> some View {
        // Only a change that is animated needs to know where they were before it.
        let (away, reportCount) =
            configuration.isLimited ? shown.placed.away(among: elements) : ([], reportCount: 0)
        let all = views.enumerated().map { index, element in
            FlowElementView(
                element: element, id: elements.ids[index], contentIndex: index, elements: elements,
                hidingReport: away.contains(index) ? reportCount : nil,
                limit: configuration.isLimited ? configuration.limit : nil, decoration: decoration,
                placed: shown.placed, drag: drag)
        }
        return ForEach(all) { view in
            view.handingOnValues(of: view.element)
            if let separator = decoration.itemSeparator, view.element.isItem,
                view.contentIndex + 1 < views.count || decoration.less != nil
            {
                FlowSeparator(content: separator, thinAxis: configuration.axis)
                    .flowRole(.itemSeparator).appearing { view.placed.isAway(since: view.hidingReport) }
            }
        }
    }

    @ViewBuilder var body: some View {
        if let limit {
            movable
                .modifier(HidingByLimit(contentIndex: contentIndex, elements: elements, limit: limit))
                .appearing { [hidingReport, placed, contentIndex, elements, limit] in
                    placed.isAway(since: hidingReport) || placed.hides(contentIndex, of: elements, by: limit)
                }
        } else {
            movable
        }
    }

    @ViewBuilder private var movable: some View {
        if let reordering = decoration.reordering {
            element.modifier(
                MovingInFlow(
                    reordering: reordering, id: id, contentIndex: contentIndex, elements: elements,
                    limit: limit ?? FlowLimit(),
                    drag: drag))
        } else {
            element
        }
    }
}

/// Keeps a view that a limit hides from all senses. It is out of sight already.
nonisolated private struct HidingByLimit: ViewModifier {
    let contentIndex: Int
    let elements: ContentViews
    let limit: FlowLimit
    @Environment(\.flowReport) private var report

    func body(content: Content) -> some View {
        let isHidden = report.wrappedValue.isHidden(contentIndex, of: elements, by: limit)
        content
            .opacity(isHidden ? 0 : 1)
            .disabled(isHidden)
            .accessibilityHidden(isHidden)
    }
}

/// Lets people move a view.
nonisolated private struct MovingInFlow: ViewModifier {
    let reordering: FlowReordering
    let id: RepeatableID<AnyHashable>
    let contentIndex: Int
    let elements: ContentViews
    let limit: FlowLimit
    let drag: Binding<FlowDrag?>
    @Environment(\.flowReport) private var report

    func body(content: Content) -> some View {
        let hidden = report.wrappedValue.tells(of: elements, by: limit) ? report.wrappedValue.hidden : []
        let (drag, place) = (drag.wrappedValue, elements.movable.place(of: contentIndex))
        return content.movable(
            by: reordering, from: place,
            previous: indexBefore(contentIndex, past: hidden).flatMap(neighbor)?.number,
            isLast: neighbor(contentIndex + 1) == nil || hidden.contains(contentIndex + 1),
            isDragged: place != nil && drag?.isPending == true && drag?.id == AnyHashable(id),
            isInOrder: drag?.isShownInOrder != false
        ) {
            self.drag.lift(id)
        }
    }

    /// Where a view is, if this one can change places with it.
    private func neighbor(_ index: Int) -> FlowPlace? {
        guard let place = elements.movable.place(of: index) else { return nil }
        return place.section == elements.movable.place(of: contentIndex)?.section ? place : nil
    }

    /// The nearest view before one that is not hidden.
    private func indexBefore(_ index: Int, past hidden: Set<Int>) -> Int? {
        (0..<index).last { !hidden.contains($0) }
    }
}

extension View {
    /// Keeps the view from sliding in from far away, and from sliding there: it comes and goes in its place.
    ///
    /// - Parameter isAway: Whether it is far away, or was before a change. SwiftUI may ask before the flow is laid out again or
    ///   after that.
    nonisolated func appearing(fromAway isAway: @escaping () -> Bool) -> some View {
        transaction { transaction in
            guard isAway() else { return }
            transaction.animation = nil
            transaction.disablesAnimations = true
        }
    }
}
