import Foundation
import SystemPackage

/// How many characters a terminal shows.
struct TerminalSize {
    var columns: Int
    var rows: Int

    static let usual = TerminalSize(columns: 80, rows: 24)

    /// The size of the terminal that standard output goes to. Elsewhere the usual one, but with as many columns as the
    /// variable `COLUMNS` says.
    static var ofStandardOutput: TerminalSize {
        var size = winsize()
        if ioctl(FileDescriptor.standardOutput.rawValue, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0,
            size.ws_row > 0
        {
            return TerminalSize(columns: Int(size.ws_col), rows: Int(size.ws_row))
        }
        let columns = ProcessInfo.processInfo.environment["COLUMNS"].flatMap(Int.init) ?? 0
        return TerminalSize(columns: columns > 0 ? columns : usual.columns, rows: usual.rows)
    }
}
