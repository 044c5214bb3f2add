@_spi(Tools) import FlowLayouts

/// What the view of a row tells actions, in its state: it still knows where it is when a lazy stack brings it back.
final class LazyFlowRow {
    /// How often it has appeared and not disappeared: a view that is made again may appear before the old one disappears.
    var count = 0
    /// Where it is during a drag; otherwise nowhere.
    var frame = CGRect.null
    /// Where the views of a block are.
    var flowMemory: FlowMemory?
    /// Shows an element below a header of a length.
    var show: ((_ target: LazyFlowTarget, _ header: CGFloat) -> Void)?
}

/// Identifies a view of a lazy flow among all views. It is not the id of an element, as a view in a row has that.
struct LazyFlowID: Hashable {
    enum Part: Hashable {
        /// The row at an index in the section: the only one, or a block where sizes are estimated.
        case row(Int)
        case section, marker
    }

    let flow: ObjectIdentifier
    let section: AnyHashable
    let part: Part
}

extension View {
    /// Tells actions that a row is shown, how it shows an element and, during a drag, where it is.
    nonisolated func row(
        _ row: LazyFlowRow, _ id: LazyFlowID, of part: LazyFlowPart, _ flowMemory: FlowMemory? = nil,
        show: @escaping (_ target: LazyFlowTarget, _ header: CGFloat) -> Void
    ) -> some View {
        onGeometryChange(for: CGRect.self) { [isTarget = part.dragged != nil] proxy in
            isTarget ? proxy.frame(in: .named(LazyFlow.spaceName)) : .null
        } action: {
            row.frame = $0
        }
        .onAppear {
            (row.show, row.flowMemory) = (show, flowMemory)
            part.memory.appear(row, id)
        }
        .onDisappear { part.memory.disappear(row, id) }
    }
}
