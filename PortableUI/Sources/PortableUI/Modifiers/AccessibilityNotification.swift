/// What an app tells assistive technologies by itself.
public enum AccessibilityNotification {
    /// Something that is said aloud. A test gets it from `ViewHost.perform(accessibilityAction:onID:)`.
    public struct Announcement {
        private let text: String

        public init(_ announcement: AttributedString) {
            text = String(announcement.characters)
        }

        public func post() {
            Announcements.ofTask.get()?.add(text)
        }
    }
}

/// What has been announced, on whichever thread.
package final class Announcements: @unchecked Sendable {
    package static let ofTask = TaskLocal<Announcements?>(wrappedValue: nil)

    private let lock = NSLock()
    private var all: [String] = []

    package var texts: [String] { lock.withLock { all } }

    package init() {}

    fileprivate func add(_ text: String) {
        lock.withLock { all.append(text) }
    }
}
