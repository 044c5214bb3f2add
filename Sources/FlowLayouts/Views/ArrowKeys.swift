/// Lets arrow keys move the focus from a view of a flow to another one.
///
/// SwiftUI does not say which views can have the focus. Nor does it say what happens if one is to have it that cannot: the
/// focus may be gone, and the state may keep its value or not. So one view after the other is asked to take it, from the
/// nearest on, until one has it.
struct ArrowKeys: ViewModifier {
    let id: AnyHashable
    /// The id of the view that was asked last to take the focus.
    let askedID: FocusState<AnyHashable?>.Binding
    let views: ShownViews
    let isEnabled: Bool
    @FocusState private var isFocused: Bool
    @Environment(\.layoutDirection) private var layoutDirection

    func body(content: Content) -> some View {
        let focusable = content.focused(askedID, equals: id)
        #if os(watchOS)
            focusable
        #else
            if #available(iOS 17, macOS 14, tvOS 17, visionOS 1, *) {
                focusable.focused($isFocused)
                    .onChange(of: isFocused) { _, isFocused in follow(isFocused) }
                    .onKeyPress(keys: Self.keys) { press in
                        movement(of: press.key).map(move) ?? false ? .handled : .ignored
                    }
            } else {
                focusable
            }
        #endif
    }

    /// Notes who has the focus, which only the system sets, and forgets where movements began once that is not who the last
    /// key has led to.
    private func follow(_ isFocused: Bool) {
        if isFocused {
            views.focusedID = id
        } else if views.focusedID == id {
            views.focusedID = nil
        }
        if isFocused != (views.keyDestination?.id == id) { views.keyDestination = nil }
    }

    /// Moves the focus, if there is a view in the direction. A key that is held may repeat while views are asked.
    private func move(_ movement: FlowMovement) -> Bool {
        guard isEnabled else { return false }
        let search = views.search.flatMap { $0.id == id ? $0 : nil }
        if search?.movement == movement { return true }
        let start = search == nil ? views.keyDestination?.cursor : search?.start
        guard let nearest = destination(of: movement, from: start, past: []) else { return false }
        ask(nearest)
        views.search?.task.cancel()
        let task = Task { await self.search(from: nearest, of: movement, start: start) }
        views.search = FocusSearch(id: id, movement: movement, start: start, task: task)
        return true
    }

    /// Asks further views as long as they do not take the focus, and in the end this one.
    private func search(from nearest: Destination, of movement: FlowMovement, start: FlowCursor?) async {
        var latest = nearest
        var refusing: Set<AnyHashable> = []
        while latest.id != id, await refuses(latest) {
            refusing.insert(latest.textID)
            latest =
                destination(of: movement, from: start, past: refusing)
                ?? (id, id, start)
            ask(latest)
        }
        if !Task.isCancelled { views.search = nil }
    }

    private func ask(_ destination: Destination) {
        views.keyDestination = (destination.id, destination.cursor)
        askedID.wrappedValue = destination.id
    }

    /// Whether a view does not have the focus three frames after it was asked.
    private func refuses(_ destination: Destination) async -> Bool {
        for _ in 0..<3 {
            try? await Task.sleep(for: .milliseconds(16))
            let focused = views.focusedID
            // It may also be where another key or a click has led since.
            if Task.isCancelled || focused != nil && focused != id { return false }
        }
        return true
    }

    /// Where a key leads.
    private typealias Destination = (id: AnyHashable, textID: AnyHashable, cursor: FlowCursor?)

    private func destination(
        of movement: FlowMovement, from start: FlowCursor?, past refusing: Set<AnyHashable>
    ) -> Destination? {
        let (ids, textIDs) = (views.shownIDs, views.textIDs)
        guard let placement = views.placed.placement else { return nil }
        // Neither the overflow view nor what is gone has one.
        func number(_ item: Int) -> Int? { placement.numbers[item].flatMap { $0 < ids.count ? $0 : nil } }
        guard let item = placement.numbers.indices.first(where: { number($0).map { ids[$0] } == id })
        else { return nil }
        let known = start.flatMap { $0.item == item ? $0 : nil }
        let next = placement.arrangement.destination(
            of: movement, from: known ?? FlowCursor(item: item)
        ) { item in
            number(item).map { !refusing.contains(textIDs[$0]) } ?? false
        }
        guard let next, let number = number(next.item) else { return nil }
        return (ids[number], textIDs[number], next)
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

/// That views are asked one after the other to take the focus.
struct FocusSearch {
    /// The view that has it, where a key was pressed, and where movements to it began.
    let id: AnyHashable
    let movement: FlowMovement
    let start: FlowCursor?
    let task: Task<Void, Never>
}
