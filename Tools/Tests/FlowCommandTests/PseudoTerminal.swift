import Foundation
import Testing

/// A terminal of some size, which shows nobody what a command writes to it.
struct PseudoTerminal {
    /// What a command takes for its terminal.
    let terminal: FileHandle
    private let screen: FileHandle

    init(columns: UInt16, rows: UInt16) throws {
        var (screen, terminal): (Int32, Int32) = (-1, -1)
        var size = winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
        try #require(openpty(&screen, &terminal, nil, nil, &size) == 0)
        self.screen = FileHandle(fileDescriptor: screen, closeOnDealloc: true)
        self.terminal = FileHandle(fileDescriptor: terminal, closeOnDealloc: true)
    }

    /// A terminal on which someone types some words on a line, and then Ctrl-D.
    init(columns: UInt16, rows: UInt16, typing text: String) throws {
        try self.init(columns: columns, rows: rows)
        try screen.write(contentsOf: Data("\(text)\n\u{4}".utf8))
    }

    /// Waits until nobody has the terminal open any more, and returns what was written to it.
    func text() throws -> String {
        try terminal.close()
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 4_096)
        // The last read fails: there is nothing left, and nobody who could write more.
        while case let count = read(screen.fileDescriptor, &chunk, chunk.count), count > 0 {
            bytes += chunk[..<count]
        }
        // A terminal goes to the next line and back to the first column for each line break.
        return String(decoding: bytes, as: UTF8.self).replacingOccurrences(of: "\r\n", with: "\n")
    }
}
