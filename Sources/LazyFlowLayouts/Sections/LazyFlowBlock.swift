/// What the view of a block tells actions. It is view state, so it stays until a lazy stack brings the block back.
///
/// A block is what a lazy stack makes at once: some elements where sizes are estimated, and otherwise a whole section.
final class LazyFlowBlock {
    /// How often it has appeared without having disappeared: a view that is made again may appear before the old one
    /// disappears.
    var appearances = 0
    /// Where it is during a drag; null at other times.
    var frame = CGRect.null
    /// Where its views are; `nil` where sizes are known.
    var flowMemory: FlowMemory?
    /// Begins to show a target, which is in the block.
    var show: ((LazyFlowTarget) -> Void)?
}

extension View {
    /// Tells actions that a block is shown, how it shows a target and, during a drag, where it is.
    nonisolated func reporting(
        to block: LazyFlowBlock, _ id: LazyFlowID, of shown: ShownSection, _ flowMemory: FlowMemory? = nil,
        show: @escaping (LazyFlowTarget) -> Void
    ) -> some View {
        onGeometryChange(for: CGRect.self) { [isDragging = shown.drag != nil] proxy in
            isDragging ? proxy.frame(in: .named(LazyFlow.spaceName)) : .null
        } action: {
            block.frame = $0
        }
        .onAppear {
            (block.show, block.flowMemory) = (show, flowMemory)
            shown.memory.appear(block, id)
        }
        .onDisappear { shown.memory.disappear(block, id) }
    }
}
