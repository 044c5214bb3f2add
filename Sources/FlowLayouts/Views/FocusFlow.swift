/// A flow in which arrow keys move the focus from view to view.
struct FocusFlow<L: FlowContainer & Layout, Content: View>: View {
    let layout: L
    let decoration: FlowDecoration
    let content: Content
    /// The id of the view that has the focus.
    @FocusState private var focused: AnyHashable?
    @State private var memory = Memory()
    @Environment(\.layoutDirection) private var layoutDirection

    private final class Memory {
        let views = FlowViews()
        /// Where the last key has led to.
        var cursor: FlowCursor?
    }

    var body: some View {
        let layout = layout.with { $0._configuration.placed = memory.views.placed }
        var decoration = decoration
        decoration.views = memory.views
        decoration.focus = $focused
        let flow = decoration.flow(of: content, in: layout)
        return withKeys(flow)
    }

    @ViewBuilder private func withKeys(_ flow: some View) -> some View {
        #if os(watchOS)
            flow
        #else
            if #available(iOS 17, macOS 14, tvOS 17, visionOS 1, *) {
                flow.onKeyPress(keys: Self.keys) { press in
                    movement(of: press.key).map(move) ?? false ? .handled : .ignored
                }
            } else {
                flow
            }
        #endif
    }

    /// Moves the focus, if there is a view in the direction.
    private func move(_ movement: FlowMovement) -> Bool {
        let ids = memory.views.shownIDs
        guard decoration.movesFocus == true, let number = ids.firstIndex(where: { $0 == focused }),
            let placement = memory.views.placed.placement,
            let item = placement.numbers.firstIndex(of: number)
        else { return false }
        let known = memory.cursor.flatMap { $0.item == item ? $0 : nil }
        let next = placement.arrangement.destination(
            of: movement, from: known ?? FlowCursor(item: item), options: placement.options)
        guard let next, next.item < placement.numbers.count, placement.numbers[next.item] < ids.count else {
            return false
        }
        memory.cursor = next
        focused = ids[placement.numbers[next.item]]
        return true
    }

    #if !os(watchOS)
        @available(iOS 17, macOS 14, tvOS 17, visionOS 1, *)
        private static var keys: Set<KeyEquivalent> {
            [.leftArrow, .rightArrow, .upArrow, .downArrow, .home, .end]
        }

        /// What a key means. Arrangements run from left to right, and the system mirrors them.
        @available(iOS 17, macOS 14, tvOS 17, visionOS 1, *)
        private func movement(of key: KeyEquivalent) -> FlowMovement? {
            let isMirrored = layoutDirection == .rightToLeft
            return switch key {
            case .leftArrow: isMirrored ? .right : .left
            case .rightArrow: isMirrored ? .left : .right
            case .upArrow: .up
            case .downArrow: .down
            case .home: .lineStart
            case .end: .lineEnd
            default: nil
            }
        }
    #endif
}
