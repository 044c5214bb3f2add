/// A value that any thread may read and change.
package final class Locked<Value>: @unchecked Sendable {
    private let lock = NSLock()
    private var value: Value

    package init(_ value: Value) {
        self.value = value
    }

    /// The value itself. To change it depending on what it was, use `withLock`.
    package var current: Value {
        get { lock.withLock { value } }
        set { lock.withLock { value = newValue } }
    }

    package func withLock<Result>(_ body: (inout Value) -> Result) -> Result {
        lock.withLock { body(&value) }
    }
}
