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
    open var suggestedName: String?
}

public struct Notification {}
@available(*, unavailable) extension Notification: Sendable {}
