import SystemPackage

/// What a command reads: a file, or standard input.
struct Input {
    /// `nil` is standard input.
    let path: String?

    /// No path, or `-`, is standard input.
    init(path: String?) {
        self.path = path == "-" ? nil : path
    }

    /// How messages call it.
    var name: String { path ?? "standard input" }

    /// Reads all of it, but for a byte order mark.
    ///
    /// - Parameter awaited: What to tell a user that the terminal waits for, such as "words, one a line".
    func bytes(awaiting awaited: String) throws(Failure) -> [UInt8] {
        if path == nil, FileDescriptor.standardInput.isTerminal {
            StandardError.write("flow: reading \(awaited) from the terminal; end with Ctrl-D\n")
        }
        let bytes = try allBytes()
        let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
        return bytes.starts(with: byteOrderMark) ? Array(bytes.dropFirst(byteOrderMark.count)) : bytes
    }

    private func allBytes() throws(Failure) -> [UInt8] {
        do {
            guard let path else { return try FileDescriptor.standardInput.readToEnd() }
            let file = try FileDescriptor.open(path, .readOnly, options: .closeOnExec)
            return try file.closeAfter { try file.readToEnd() }
        } catch {
            throw Failure(.noInput, "\(name): cannot be read: \(error)")
        }
    }
}

extension FileDescriptor {
    fileprivate func readToEnd() throws -> [UInt8] {
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 65_536)
        while case let count = try chunk.withUnsafeMutableBytes({ try read(into: $0) }), count > 0 {
            bytes.append(contentsOf: chunk[..<count])
        }
        return bytes
    }
}
