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

    /// What was done about each signal before.
    private static let actions = Mutex<[(signal: Int32, action: sigaction)]>([])

    /// Takes note of signals from now on.
    static func putOff() {
        // Also initializes the variable, which a handler must not do.
        noted.store(0, ordering: .relaxed)
        let old = signals.compactMap(takeNote)
        actions.withLock { $0 = old }
    }

    /// Lets a signal that came meanwhile do what it would have done, and all later ones.
    static func end() {
        for (signal, action) in actions.withLock({ $0 }) {
            var action = action
            sigaction(signal, &action, nil)
        }
        let signal = noted.load(ordering: .relaxed)
        if signal != 0 { raise(signal) }
    }

    /// Throws if a signal has been put off.
    static func check() throws {
        if noted.load(ordering: .relaxed) != 0 { throw Errno.interrupted }
    }

    /// Returns what was done about the signal before. One that is ignored, as under `nohup`, stays so.
    private static func takeNote(of signal: Int32) -> (signal: Int32, action: sigaction)? {
        var old = sigaction()
        sigaction(signal, nil, &old)
        let handler = unsafeBitCast(old.__sigaction_handler.sa_handler, to: Int.self)
        guard handler != unsafeBitCast(SIG_IGN, to: Int.self) else { return nil }
        var new = sigaction()
        new.__sigaction_handler.sa_handler = { Interruption.noted.store($0, ordering: .relaxed) }
        sigaction(signal, &new, nil)
        return (signal, old)
    }
}
