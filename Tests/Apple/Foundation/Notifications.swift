// Notifications, and what is dragged.

public protocol NSObjectProtocol {
    func isEqual(_ object: Any?) -> Bool
}
public protocol NSCoding {}
public protocol NSSecureCoding: NSCoding {}

open class NSData: NSObject, NSSecureCoding, @unchecked Sendable {}

open class NSItemProvider: NSObject {
    public override init() {}
    public init(item: (any NSSecureCoding)?, typeIdentifier: String?) {}
    open var registeredTypeIdentifiers: [String] { fatalError() }
}

public struct Notification {
    public struct Name: Hashable, RawRepresentable, Sendable {
        public var rawValue: String
        public init(_ rawValue: String) { fatalError() }
        public init(rawValue: String) { fatalError() }
    }
    public var name: Notification.Name
    public var object: Any?
}
@available(*, unavailable) extension Notification: Sendable {}

open class NotificationCenter: NSObject, @unchecked Sendable {
    open class var `default`: NotificationCenter { fatalError() }
    open func post(name aName: Notification.Name, object anObject: Any?) {}
    open func removeObserver(_ observer: Any) {}
    open func addObserver(
        forName name: Notification.Name?, object obj: Any?, queue: OperationQueue?,
        using block: @escaping @Sendable (Notification) -> Void
    ) -> any NSObjectProtocol { fatalError() }
}

open class OperationQueue: NSObject, @unchecked Sendable {}
