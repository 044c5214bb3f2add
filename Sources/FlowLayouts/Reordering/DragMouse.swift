#if os(macOS)
    import AppKit
#endif

/// The mouse by which people drag.
enum DragMouse {
    /// Whether one of its buttons is down; `nil` where people drag with something else, or where nobody knows.
    @MainActor static var isDown: Bool? {
        #if os(macOS)
            NSEvent.pressedMouseButtons != 0
        #else
            nil
        #endif
    }
}
