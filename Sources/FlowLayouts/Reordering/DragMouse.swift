#if os(macOS)
    import AppKit
#endif

/// The mouse by which people drag.
enum DragMouse {
    /// Whether one of its buttons is down; `nil` if people drag with something else, or if that is not known.
    @MainActor static var isDown: Bool? {
        #if os(macOS)
            NSEvent.pressedMouseButtons != 0
        #else
            nil
        #endif
    }
}
