/// What an app tells assistive technologies by itself.
public enum AccessibilityNotification {
    /// Something that is said aloud. A test gets it from `ViewHost.perform(accessibilityAction:onID:)`.
    public struct Announcement {
        private let text: String

        public init(_ announcement: String) {
            text = announcement
        }

        public init(_ announcement: AttributedString) {
            text = String(announcement.characters)
        }

        @MainActor public func post() {
            Announcements.ofTask.get()?.texts.append(text)
        }
    }
}

/// What has been announced.
@MainActor package final class Announcements {
    package nonisolated static let ofTask = TaskLocal<Announcements?>(wrappedValue: nil)

    package fileprivate(set) var texts: [String] = []

    package init() {}
}
