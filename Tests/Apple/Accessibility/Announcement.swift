// What is said aloud.

import Foundation

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
public enum AccessibilityNotification {}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension AccessibilityNotification {
    public struct Announcement {
        public init(_ announcement: AttributedString) { fatalError() }
        public init(_ announcement: String) { fatalError() }
        public func post() {}
    }
}
