import Foundation
import Synchronization
import SystemPackage

/// Signals that ask the command to end, put off while a file is being written.
///
/// Blocking them in one thread is not enough: the system hands a signal to any thread that takes it, and
/// Pango starts some. A handler could remove the file, but another thread may create it at that very moment.
/// So the handler only takes note of the signal. The code that writes asks for it from time to time, removes
/// the file as after any other error, and then the signal is raised again.
enum Interruption {
    private static let signals = [SIGINT, SIGTERM, SIGHUP]

    /// The signal that came, or 0.
    private static let noted = Atomic<Int32>(0)

    private typealias Handler = @convention(c) (Int32) -> Void

    /// What was done about each signal before.
    private static let handlers = Mutex<[(signal: Int32, handler: Handler?)]>([])

    /// Takes note of signals from now on.
    static func putOff() {
        // Also initializes the variable, which a handler must not do.
        noted.store(0, ordering: .relaxed)
        let old = signals.compactMap(takeNote)
        handlers.withLock { $0 = old }
    }

    /// Lets a signal that came meanwhile do what it would have done, and all later ones.
    static func end() {
        for (number, handler) in handlers.withLock({ $0 }) {
            _ = signal(number, handler)
        }
        let noted = noted.load(ordering: .relaxed)
        if noted != 0 { raise(noted) }
    }

    /// Throws if a signal has been put off.
    static func check() throws {
        if noted.load(ordering: .relaxed) != 0 { throw Errno.interrupted }
    }

    /// Returns what was done about the signal before. One that is ignored, as under `nohup`, stays so.
    private static func takeNote(of number: Int32) -> (signal: Int32, handler: Handler?)? {
        let old = signal(number) { Interruption.noted.store($0, ordering: .relaxed) }
        guard unsafeBitCast(old, to: Int.self) != unsafeBitCast(SIG_IGN, to: Int.self) else {
            _ = signal(number, SIG_IGN)
            return nil
        }
        return (number, old)
    }
}
