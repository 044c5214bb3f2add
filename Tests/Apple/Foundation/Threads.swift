// Threads and locks, which asynchronous code cannot use: it may continue on another thread.

open class NSObject: NSObjectProtocol, Hashable {
    public init() {}
    open func isEqual(_ object: Any?) -> Bool { fatalError() }
    public static func == (lhs: NSObject, rhs: NSObject) -> Bool { fatalError() }
    public func hash(into hasher: inout Hasher) {}
}

open class NSDictionary: NSObject {
    open subscript(key: Any) -> Any? { fatalError() }
}
open class NSMutableDictionary: NSDictionary {
    override open subscript(key: Any) -> Any? {
        get { fatalError() }
        set {}
    }
}
@available(*, unavailable) extension NSMutableDictionary: @unchecked Sendable {}

open class Thread: NSObject {
    @available(*, noasync, message: "Thread.current cannot be used from async contexts.")
    open class var current: Thread { fatalError() }
    open var threadDictionary: NSMutableDictionary { fatalError() }
    public convenience init(block: @escaping @Sendable () -> Void) { fatalError() }
    open var stackSize: Int {
        get { fatalError() }
        set {}
    }
    open func start() {}
}

public protocol NSLocking {
    @available(*, noasync, message: "Use async-safe scoped locking instead")
    func lock()
    @available(*, noasync, message: "Use async-safe scoped locking instead")
    func unlock()
}
extension NSLocking {
    public func withLock<R>(_ body: () throws -> R) rethrows -> R { fatalError() }
}

open class NSLock: NSObject, NSLocking, @unchecked Sendable {
    @available(*, noasync, message: "Use async-safe scoped locking instead")
    open func lock() {}
    @available(*, noasync, message: "Use async-safe scoped locking instead")
    open func unlock() {}
}

open class DispatchSemaphore: NSObject, @unchecked Sendable {
    public init(value: Int) {}
    @discardableResult public func signal() -> Int { fatalError() }
    @available(*, noasync, message: "Await a Task handle instead")
    public func wait() {}
}

open class DispatchQueue: NSObject, @unchecked Sendable {
    open class var main: DispatchQueue { fatalError() }
    public func async(execute work: @escaping @Sendable @convention(block) () -> Void) {}
}
