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
    var name: String {
        guard let path else { return "standard input" }
        return path.isEmpty ? "''" : path
    }

    /// Reads all of it, but for a byte order mark.
    ///
    /// - Parameter awaited: What to tell a user that the terminal waits for, such as "words, one a line".
    func bytes(awaiting awaited: String) throws -> [UInt8] {
        var bytes: [UInt8] = []
        try forEachPiece(awaiting: awaited) { bytes += $0 }
        return bytes.withoutByteOrderMark
    }

    /// Hands over each line with its number as soon as it has been read, without a byte order mark.
    func forEachLine(awaiting awaited: String, _ body: ([UInt8], Int) throws -> Void) throws {
        var (line, number) = ([UInt8](), 1)
        try forEachPiece(awaiting: awaited) { piece in
            let parts = piece.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
            line += parts[0]
            for part in parts.dropFirst() {
                try body(number == 1 ? line.withoutByteOrderMark : line, number)
                (line, number) = (Array(part), number + 1)
            }
        }
        if !line.isEmpty {
            try body(number == 1 ? line.withoutByteOrderMark : line, number)
        }
    }

    private func forEachPiece(awaiting awaited: String, _ body: (ArraySlice<UInt8>) throws -> Void) throws {
        if path == nil, FileDescriptor.standardInput.isTerminal {
            StandardError.write("flow: reading \(awaited) from the terminal; end with Ctrl-D\n")
        }
        let file = try attempt {
            try path.map { try FileDescriptor.open($0, .readOnly, options: .closeOnExec) } ?? .standardInput
        }
        defer { if path != nil { try? file.close() } }
        var chunk = [UInt8](repeating: 0, count: 65_536)
        while true {
            let count = try attempt { try chunk.withUnsafeMutableBytes { try file.read(into: $0) } }
            guard count > 0 else { return }
            try body(chunk[..<count])
        }
    }

    /// How large the picture in the file is. Only its header is read.
    func pictureSize() throws -> PictureSize {
        let path = FilePath(self.path ?? "-")
        guard try attempt({ try Stat(path).type }) != .fifo else {
            throw Failure(
                .noInput, "\(name): cannot be read: it is a pipe, and only files are read as pictures")
        }
        let file = try attempt { try FileDescriptor.open(path, .readOnly, options: .closeOnExec) }
        defer { try? file.close() }
        // A part of the file, so that what is read byte by byte does not take a call each time.
        var (block, start) = ([UInt8](), 0)
        let header = PictureHeader { range in
            if range.lowerBound < start || range.upperBound > start + block.count {
                start = range.lowerBound
                block = try bytes(of: file, from: start, atMost: max(range.count, 65_536))
            }
            return Array(block.dropFirst(range.lowerBound - start).prefix(range.count))
        }
        do {
            return try header.size()
        } catch let fault as PictureHeader.Fault {
            throw Failure(.badData, "\(name): \(fault.message)")
        }
    }

    private func bytes(of file: FileDescriptor, from start: Int, atMost count: Int) throws(Failure) -> [UInt8]
    {
        var bytes = [UInt8](repeating: 0, count: count)
        let readCount = try attempt {
            try bytes.withUnsafeMutableBytes { try file.read(fromAbsoluteOffset: Int64(start), into: $0) }
        }
        return Array(bytes.prefix(readCount))
    }

    private func attempt<Value>(_ body: () throws -> Value) throws(Failure) -> Value {
        do {
            return try body()
        } catch {
            throw Failure(.noInput, "\(name): cannot be read: \(error)")
        }
    }
}

extension [UInt8] {
    fileprivate var withoutByteOrderMark: [UInt8] {
        let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
        return starts(with: mark) ? Array(dropFirst(mark.count)) : self
    }
}
