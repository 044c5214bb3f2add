import FlowEngine

/// A view of a ``DecoratedFlow``, which a limit may hide, and people may move.
nonisolated struct FlowElementView: View, Identifiable {
    let element: _VariadicView.Children.Element
    let contentIndex: Int
    let elements: ContentViews
    /// `nil` if no modifier has set one.
    let limit: FlowLimit?
    let decoration: FlowBoxed<FlowDecoration>
    let memory: FlowMemory
    let drag: Binding<FlowDrag?>

    var id: RepeatableID<AnyHashable> { elements.ids[contentIndex] }

    @ViewBuilder var body: some View {
        if let limit {
            movable
                .modifier(HidingByLimit(contentIndex: contentIndex, elements: elements, limit: limit))
                .appearing(fromAway: isAway)
        } else {
            movable
        }
    }

    @ViewBuilder private var movable: some View {
        if let reordering = decoration.reordering {
            element.modifier(
                MovingInFlow(
                    reordering: reordering, contentIndex: contentIndex, elements: elements,
                    limit: limit ?? FlowLimit(), drag: drag))
        } else {
            element
        }
    }

    /// Whether the view may be far away. Only an animated change asks.
    var isAway: () -> Bool {
        { [memory, contentIndex, elements, isLimited = limit != nil] in
            isLimited && memory.isAway(contentIndex, of: elements)
        }
    }
}

/// Makes a view that a limit hides invisible, disabled and hidden from accessibility. It is out of sight already.
nonisolated private struct HidingByLimit: ViewModifier {
    let contentIndex: Int
    let elements: ContentViews
    let limit: FlowLimit
    @Environment(\.flowReport) private var report

    func body(content: Content) -> some View {
        let isHidden = report.wrappedValue.hidden(of: elements, by: limit).contains(contentIndex)
        content
            .opacity(isHidden ? 0 : 1)
            .disabled(isHidden)
            .accessibilityHidden(isHidden)
    }
}

nonisolated private struct MovingInFlow: ViewModifier {
    let reordering: FlowReordering
    let contentIndex: Int
    let elements: ContentViews
    let limit: FlowLimit
    let drag: Binding<FlowDrag?>
    @Environment(\.flowReport) private var report

    func body(content: Content) -> some View {
        let hidden = report.wrappedValue.hidden(of: elements, by: limit)
        let (id, previous) = (elements.ids[contentIndex], (0..<contentIndex).last { !hidden.contains($0) })
        return content.movable(
            by: reordering, id: id, from: elements.movable.place(of: contentIndex),
            previous: previous.flatMap(neighbor)?.number,
            isLast: neighbor(contentIndex + 1) == nil || hidden.contains(contentIndex + 1),
            drag: drag.wrappedValue
        ) {
            drag.lift(id)
        }
    }

    /// Where a view is, if this one can change places with it.
    private func neighbor(_ index: Int) -> FlowPlace? {
        let place = elements.movable.place(of: index)
        return place?.section == elements.movable.place(of: contentIndex)?.section ? place : nil
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
