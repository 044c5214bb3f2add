import Foundation

/// The font files that Cairo has open.
///
/// All threads share them, and Cairo does not guard them well enough: two threads that measure or draw
/// text at once may crash in FreeType, even with fonts of their own.
enum CairoFonts {
    private static let lock = NSLock()

    /// Runs something that measures, draws or releases text, while no other thread does.
    static func withExclusiveAccess<Result, Failure>(
        _ body: () throws(Failure) -> Result
    ) throws(Failure) -> Result {
        lock.lock()
        defer { lock.unlock() }
        return try body()
    }
}
