/// A flow in which arrow keys move the focus from view to view.
struct FocusFlow<L: FlowContainer & Layout, Content: View>: View {
    private let layout: L
    private let decoration: FlowDecoration
    private let content: Content
    /// The number of the view that has the focus.
    @FocusState private var focused: Int?
    @State private var memory = Memory()
    @Environment(\.layoutDirection) private var layoutDirection

    private final class Memory {
        let placed = PlacedFlow()
        /// Where the last key has led to.
        var cursor: FlowCursor?
    }

    init(layout: L, decoration: FlowDecoration, content: Content) {
        self.layout = layout
        self.decoration = decoration
        self.content = content
    }

    var body: some View {
        let layout = layout.with { $0._configuration.placed = memory.placed }
        let flow = decoration.flow(of: focusableContent, in: layout)
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

    @ViewBuilder private var focusableContent: some View {
        if #available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *),
            !OlderSystems.areTested.get()
        {
            Group(subviews: content) { numbered($0) }
        } else {
            _VariadicView.Tree(SubviewsRoot { numbered($0) }) { content }
        }
    }

    private func numbered<Views: RandomAccessCollection>(_ views: Views) -> some View
    where Views.Element: View & Identifiable {
        ForEach(Array(views.enumerated()), id: \.element.id) { number, view in
            view.focused($focused, equals: number)
        }
    }

    /// Moves the focus, if there is a view in the direction.
    private func move(_ movement: FlowMovement) -> Bool {
        guard let focused, let placement = memory.placed.placement,
            let item = placement.numbers.firstIndex(of: focused)
        else { return false }
        let known = memory.cursor.flatMap { $0.item == item ? $0 : nil }
        let next = placement.arrangement.destination(
            of: movement, from: known ?? FlowCursor(item: item), options: placement.options)
        guard let next, next.item < placement.numbers.count else { return false }
        memory.cursor = next
        self.focused = placement.numbers[next.item]
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
