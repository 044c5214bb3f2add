/// Lets arrow keys move the focus from a view of a flow to another one.
struct ArrowKeys: ViewModifier {
    /// The id of the view, and of the one that has the focus.
    let id: AnyHashable
    let focused: FocusState<AnyHashable?>.Binding
    let views: ShownViews
    let isEnabled: Bool
    @Environment(\.layoutDirection) private var layoutDirection

    func body(content: Content) -> some View {
        let focusable = content.focused(focused, equals: id)
        #if os(watchOS)
            focusable
        #else
            if #available(iOS 17, macOS 14, tvOS 17, visionOS 1, *) {
                focusable.onKeyPress(keys: Self.keys) { press in
                    movement(of: press.key).map(move) ?? false ? .handled : .ignored
                }
            } else {
                focusable
            }
        #endif
    }

    /// Moves the focus, if there is a view in the direction.
    private func move(_ movement: FlowMovement) -> Bool {
        let ids = views.shownIDs
        guard isEnabled, let number = ids.firstIndex(where: { $0 == focused.wrappedValue }),
            let placement = views.placed.placement,
            let item = placement.numbers.firstIndex(of: number)
        else { return false }
        let known = views.cursor.flatMap { $0.item == item ? $0 : nil }
        let next = placement.arrangement.destination(
            of: movement, from: known ?? FlowCursor(item: item), options: placement.options)
        guard let next, next.item < placement.numbers.count, placement.numbers[next.item] < ids.count else {
            return false
        }
        views.cursor = next
        focused.wrappedValue = ids[placement.numbers[next.item]]
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
