import Foundation
import SystemPackage

/// How many characters a terminal shows.
struct TerminalSize {
    var columns: Int
    var rows: Int

    /// The size of the terminal that standard output goes to. Elsewhere 24 rows, and as many columns as the
    /// variable `COLUMNS` says, or 80.
    static var ofStandardOutput: TerminalSize {
        var size = winsize()
        if ioctl(FileDescriptor.standardOutput.rawValue, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0,
            size.ws_row > 0
        {
            return TerminalSize(columns: Int(size.ws_col), rows: Int(size.ws_row))
        }
        let columns = ProcessInfo.processInfo.environment["COLUMNS"].flatMap(Int.init) ?? 0
        return TerminalSize(columns: columns > 0 ? columns : 80, rows: 24)
    }
}
