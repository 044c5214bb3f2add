/// Does something on a thread of its own, and waits for that.
///
/// It is the main actor's, which does nothing else meanwhile. So nothing runs at the same time as anything else, but a closure
/// that asks for the main thread traps.
@MainActor func onOtherThread<Result>(_ work: @escaping @MainActor () -> Result) -> Result {
    nonisolated(unsafe) var result: Result?
    let end = DispatchSemaphore(value: 0)
    let thread = Thread {
        result = onAnyThread(work)
        end.signal()
    }
    thread.stackSize = 8 << 20
    thread.start()
    end.wait()
    guard let result else { fatalError("The thread has ended without a result.") }
    return result
}

/// Does what is the main actor's, while the main thread does it or waits for it.
func onAnyThread<Result>(_ work: @MainActor () -> Result) -> Result {
    withoutActuallyEscaping(work) { unsafeBitCast($0, to: (() -> Result).self)() }
}
