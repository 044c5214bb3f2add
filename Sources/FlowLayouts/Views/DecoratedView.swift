/// A view of a ``DecoratedFlow``, which a limit may hide, and people may move.
nonisolated struct DecoratedView: View, Identifiable {
    let flow: FlowOfElements
    let element: _VariadicView.Children.Element
    let contentIndex: Int
    let contentViews: ContentViews

    var id: RepeatableID<AnyHashable> { contentViews.ids[contentIndex] }

    @ViewBuilder var body: some View {
        if flow.configuration.hasLimit {
            movable.modifier(HidingByLimit(view: self)).appearing(fromAway: isAway)
        } else {
            movable
        }
    }

    @ViewBuilder private var movable: some View {
        if let reordering = flow.decoration.reordering {
            element.modifier(MovingInFlow(view: self, reordering: reordering))
        } else {
            element
        }
    }

    /// Whether the view may be far away. Asked only in changes that are animated.
    var isAway: () -> Bool {
        { [memory = flow.memory, id, hasLimit = flow.configuration.hasLimit] in
            hasLimit && memory.isAway(id)
        }
    }

    /// Whether the limit hides a view of the flow, as far as the report is about these views.
    fileprivate func isHidden(_ contentIndex: Int, in report: FlowReport) -> Bool {
        report.isAbout(contentViews, flow.configuration.limit)
            && report.hidden.contains(contentViews.ids[contentIndex])
    }
}

/// Makes a view that a limit hides invisible, disabled and hidden from accessibility. It is out of sight already.
nonisolated private struct HidingByLimit: ViewModifier {
    let view: DecoratedView
    @Environment(\.flowReport) private var report

    func body(content: Content) -> some View {
        let isHidden = view.isHidden(view.contentIndex, in: report.wrappedValue)
        content
            .opacity(isHidden ? 0 : 1)
            .disabled(isHidden)
            .accessibilityHidden(isHidden)
    }
}

nonisolated private struct MovingInFlow: ViewModifier {
    let view: DecoratedView
    let reordering: FlowReordering
    @Environment(\.flowReport) private var report

    func body(content: Content) -> some View {
        let (index, report) = (view.contentIndex, report.wrappedValue)
        let previous = (0..<index).last { !view.isHidden($0, in: report) }
        return content.movable(
            by: reordering, id: view.id, from: view.contentViews.movable.place(of: index),
            previous: previous.flatMap(neighbor)?.number,
            isLast: neighbor(index + 1) == nil || view.isHidden(index + 1, in: report),
            drag: view.flow.drag.wrappedValue
        ) {
            view.flow.drag.lift(view.id)
        }
    }

    /// Where a view is, if this one can change places with it.
    private func neighbor(_ index: Int) -> FlowPlace? {
        let movable = view.contentViews.movable
        let place = movable.place(of: index)
        return place?.sectionIndex == movable.place(of: view.contentIndex)?.sectionIndex ? place : nil
    }
}

extension View {
    /// Lets the view appear and disappear in its place. Otherwise it would slide in from far away, or slide there.
    ///
    /// - Parameter isAway: Whether it is far away, or was before a change. SwiftUI may ask before the next layout or after it.
    nonisolated func appearing(fromAway isAway: @escaping () -> Bool) -> some View {
        transaction { transaction in
            guard isAway() else { return }
            transaction.animation = nil
            transaction.disablesAnimations = true
        }
    }
}
